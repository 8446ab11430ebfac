# Exceptions raised by the element, the condition, the iterable and the target.
def boom(x):
    if x == 2: raise ValueError(f"at {x}")
    return x
class BadIter:
    def __iter__(self): raise TypeError("no iteration today")
class BadNext:
    def __init__(self): self.n = 0
    def __iter__(self): return self
    def __next__(self):
        self.n += 1
        if self.n > 2: raise KeyError("third")
        return self.n
for f in (lambda: [boom(x) for x in range(5)], lambda: [x for x in range(5) if boom(x)], lambda: {boom(x): x for x in range(5)}, lambda: {x for x in BadIter()}, lambda: [x for x in BadNext()], lambda: [a for a, b in [1]], lambda: [a for a, b in [(1, 2, 3)]], lambda: list(boom(x) for x in range(5)), lambda: [y for x in range(3) for y in boom(x)], lambda: sum(boom(x) for x in range(3)), lambda: dict((x, boom(x)) for x in range(5)), lambda: {[x] for x in "a"}, lambda: [undefined_in_comprehension for _ in "a"], lambda: [1 / x for x in (1, 0)]):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
seen = []
try: [seen.append(x) or boom(x) for x in range(5)]
except ValueError: print(seen)
g = (boom(x) for x in range(5))
print(next(g), next(g))
try: next(g)
except ValueError as e: print(e)
print(list(g))
