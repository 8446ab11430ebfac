# Sorting numbers with text.
print(sorted([3, 1]))
print(sorted([3, "a", 1]))
