x = 0
for i in range(100000):
    x = Exception(x)
print(len(repr(x)))
