# Not enough values for a starred target.
first, *rest = [1]
print(first, rest)
first, second, *rest = [1]
