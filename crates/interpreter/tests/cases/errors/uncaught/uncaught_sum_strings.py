# sum over text.
print(sum([1, 2]))
print(sum(["a", "b"]))
