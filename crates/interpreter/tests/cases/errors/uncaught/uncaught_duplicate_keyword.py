# The same keyword twice.
def show(a, b=0): return a, b
print(show(1, b=2))
print(show(1, **{"a": 2}))
