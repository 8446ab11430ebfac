# An empty expression in an f-string.
print(f"never {}")
