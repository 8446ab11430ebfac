# __new__ that chooses a subclass, caches, counts, returns other things.
class Shape:
    registry = {}
    def __init_subclass__(cls, **kw): Shape.registry[cls.__name__.lower()] = cls
    def __new__(cls, kind=None, *args):
        if cls is Shape:
            try: cls = Shape.registry[kind]
            except KeyError: raise ValueError(f"no shape {kind!r}") from None
        return super().__new__(cls)
    def __init__(self, kind=None, *args): self.args = args
class Circle(Shape):
    def area(self): return 3 * self.args[0] ** 2
class Box(Shape):
    def __init__(self, kind, w, h): super().__init__(kind, w, h); self.w = w
    def area(self): return self.w * self.args[1]
for args in (("circle", 2), ("box", 2, 3)):
    s = Shape(*args); print(type(s).__name__, s.area(), isinstance(s, Shape))
try: Shape("blob")
except ValueError as e: print(e)
class Multiton:
    _all = {}
    def __new__(cls, key):
        if key not in cls._all:
            cls._all[key] = obj = super().__new__(cls)
            obj.inits = 0
        return cls._all[key]
    def __init__(self, key): self.inits += 1; self.key = key
a, b, c = Multiton("x"), Multiton("y"), Multiton("x")
print(a is c, a is b, a.inits, b.inits)
class Even(int):
    def __new__(cls, v):
        if v % 2: raise ValueError(f"{v} is odd")
        return super().__new__(cls, v)
print(Even(4) + 1)
try: Even(3)
except ValueError as e: print(e)
class Weird:
    def __new__(cls, *a): return [*a]
    def __init__(self, *a): print("not called")
print(Weird(1, 2))
class Pre(str):
    def __new__(cls, v, prefix): return super().__new__(cls, prefix + v)
    def __init__(self, v, prefix): self.prefix = prefix
p = Pre("b", prefix="a-"); print(p, p.prefix, len(p))
print(object.__new__(Circle).__class__.__name__, type.__call__(Circle, "circle", 1).args)
