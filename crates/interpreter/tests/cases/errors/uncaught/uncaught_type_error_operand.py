# A list minus a list.
a = [1, 2, 3]
print(a + [4])
print(a - [1])
