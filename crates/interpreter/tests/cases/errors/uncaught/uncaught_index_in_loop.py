# An off-by-one loop.
values = [1, 2, 3]
for i in range(len(values) + 1):
    print(i, values[i])
