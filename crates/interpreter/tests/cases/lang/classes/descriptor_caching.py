# A cached property, a validated attribute and a method descriptor by hand.
class cached:
    def __init__(self, f): self.f = f
    def __set_name__(self, owner, name): self.name = name
    def __get__(self, obj, owner=None):
        if obj is None: return self
        value = obj.__dict__[self.name] = self.f(obj)
        return value
class Range:
    def __init__(self, lo, hi): self.lo, self.hi = lo, hi
    def __set_name__(self, owner, name): self.slot = "_" + name
    def __get__(self, obj, owner=None): return self if obj is None else obj.__dict__.get(self.slot, self.lo)
    def __set__(self, obj, v):
        if not self.lo <= v <= self.hi: raise ValueError(f"{self.slot[1:]} must be {self.lo}..{self.hi}, not {v}")
        obj.__dict__[self.slot] = v
class classproperty:
    def __init__(self, f): self.f = f
    def __get__(self, obj, owner): return self.f(owner)
class Circle:
    r = Range(0, 100)
    def __init__(self, r): self.r = r
    @cached
    def area(self):
        print("computing")
        return round(3.14159 * self.r ** 2, 2)
    @classproperty
    def kind(cls): return cls.__name__.lower()
class Ring(Circle): pass
c = Circle(2)
print(c.area, c.area, vars(c))
del c.area
print(c.area, Circle.kind, Ring(1).kind, type(Circle.area).__name__)
for v in (5, 101, -1):
    try:
        c.r = v
        print(c.r)
    except ValueError as e:
        print(e)
print(vars(c), Ring.r.hi, Ring(7).r)
class Bind:
    def __init__(self, f): self.f = f
    def __get__(self, obj, owner): return lambda *a: ("bound" if obj else "unbound", self.f(obj, *a))
class K:
    @Bind
    def m(self, x=0): return x
print(K().m(5), K.m(6))
