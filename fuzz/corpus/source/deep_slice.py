x = 0
for i in range(100000):
    x = slice(x, 1)
print(len(str(x)))
