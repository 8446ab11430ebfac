# An unclosed string.
print("never")
name = "unclosed
print(name)
