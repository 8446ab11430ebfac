# An error inside a lambda called by sorted.
print(sorted(["b", "a"], key=lambda s: s.upper()))
print(sorted(["b", 3], key=lambda s: s.upper()))
