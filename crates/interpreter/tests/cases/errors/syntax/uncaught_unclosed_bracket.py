# An unclosed bracket.
print("never")
values = [1, 2, 3
print(values)
