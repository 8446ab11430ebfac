# An error inside a comprehension.
data = [4, 2, 0, 1]
print([8 // d for d in data if d])
print([8 // d for d in data])
