# ** of what is not a mapping.
def show(**kw): return kw
print(show(**{"a": 1}))
print(show(**[("a", 1)]))
