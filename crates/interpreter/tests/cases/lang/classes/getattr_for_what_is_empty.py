# `__getattr__` answers for empty slots and for properties that cannot be read.
class S:
    __slots__ = ("a",)
    def __getattr__(self, n): return "asked " + n
s = S()
print(s.a, getattr(s, "a"), hasattr(s, "a"))
s.a = 1
print(s.a)
del s.a
print(s.a, s.b)
class P:
    x = property()
    def __getattr__(self, n): return "asked " + n
print(P().x)
class Q:
    @property
    def x(self): raise AttributeError("inside")
    def __getattr__(self, n): return "asked " + n
print(Q().x)
class R:
    x = property()
    @property
    def y(self): return self.missing
for name in "xy":
    try:
        getattr(R(), name)
    except AttributeError as e:
        print(e)
class Lazy:
    __slots__ = ("value", "count")
    def __init__(self): self.count = 0
    def __getattr__(self, name):
        if name == "value":
            self.count += 1
            self.value = 42
            return self.value
        raise AttributeError(name)
z = Lazy()
print(z.value, z.value, z.count)
try:
    z.other
except AttributeError as e:
    print(e)
