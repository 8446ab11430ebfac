# One class that is a context manager, iterator, container, callable and comparable.
class Everything:
    def __init__(self, *items):
        self.items, self.log = list(items), []
    def __enter__(self): self.log.append("enter"); return self
    def __exit__(self, *exc): self.log.append(f"exit {exc[0].__name__ if exc[0] else None}"); return exc[0] is KeyError
    def __iter__(self): self.pos = 0; return self
    def __next__(self):
        if self.pos >= len(self.items): raise StopIteration
        self.pos += 1
        return self.items[self.pos - 1]
    def __len__(self): return len(self.items)
    def __getitem__(self, i): return type(self)(*self.items[i]) if isinstance(i, slice) else self.items[i]
    def __contains__(self, x): return x in self.items
    def __call__(self, f): return type(self)(*map(f, self.items))
    def __eq__(self, o): return isinstance(o, Everything) and self.items == o.items
    def __lt__(self, o): return self.items < o.items
    def __add__(self, o): return type(self)(*self.items, *o)
    def __radd__(self, o): return type(self)(*o, *self.items)
    def __hash__(self): return hash(tuple(self.items))
    def __bool__(self): return any(self.items)
    def __repr__(self): return f"E{self.items}"
    def __format__(self, spec): return spec.join(map(str, self.items))
    def __reversed__(self): return reversed(self.items)
    def __int__(self): return sum(self.items)
    def __index__(self): return len(self.items)
    def __invert__(self): return type(self)(*self.items[::-1])
e = Everything(1, 2, 3)
with e as x:
    print(x is e, list(e), len(e), e[0], e[1:], 2 in e, e(str), e + [4], [0] + e, f"{e:-}", ~e, int(e), "abcdef"[e:], list(reversed(e)))
with e:
    raise KeyError("swallowed")
try:
    with e: raise ValueError
except ValueError: print("passed")
print(e.log, e == Everything(1, 2, 3), e < Everything(2), {e: "key"}[Everything(1, 2, 3)], bool(Everything(0)), [*e], max(e), sorted([Everything(2), Everything(1)]))
a, b, c = e
print(a, b, c, dict(enumerate(e)), list(zip(e, "xyz")), sum(e), range(e), e[-1], e[::-1])
