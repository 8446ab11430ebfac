x = iter([1])
for i in range(100000):
    x = enumerate(x)
list(x)
