x = list[int]
for i in range(100000):
    x = list[x]
repr(x), hash(x), x == x
