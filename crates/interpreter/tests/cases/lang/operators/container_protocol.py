# __len__, __getitem__, __setitem__, __delitem__, __contains__, __iter__, __reversed__.
class Bag:
    def __init__(self, *items): self.items = list(items)
    def __len__(self): return len(self.items)
    def __getitem__(self, i):
        print("get", i, end="; ")
        return self.items[i]
    def __setitem__(self, i, v):
        print("set", i, v, end="; ")
        self.items[i] = v
    def __delitem__(self, i):
        print("del", i, end="; ")
        del self.items[i]
b = Bag(1, 2, 3)
print(len(b), b[0], b[-1], b[0:2])
b[1] = 20
del b[0]
print(b.items, bool(b), bool(Bag()))
print(list(b), 3 in b, list(reversed(b)))
print([x for x in b], tuple(b), max(b), sorted(b, reverse=True))
class C:
    def __contains__(self, x):
        print("contains", x, end=" ")
        return x > 5
    def __iter__(self): return iter([1, 2])
    def __reversed__(self): return "reversed result"
c = C()
print(7 in c, 3 in c, 3 not in c, list(c), reversed(c))
class BadLen:
    def __init__(self, n): self.n = n
    def __len__(self): return self.n
for n in (-1, 1.5, "x", 10 ** 30):
    try:
        len(BadLen(n))
    except (TypeError, ValueError, OverflowError) as e:
        print(type(e).__name__, e)
print(len(BadLen(True)))
class NoRev:
    __reversed__ = None
    def __len__(self): return 1
    def __getitem__(self, i): return i
try:
    reversed(NoRev())
except TypeError as e:
    print(e)
for bad in (lambda: len(5), lambda: object()[0], lambda: reversed({1}), lambda: 1 in 5):
    try:
        bad()
    except TypeError as e:
        print(e)
class NoContains:
    __contains__ = None
    def __iter__(self): return iter([1])
try:
    1 in NoContains()
except TypeError as e:
    print(e)
