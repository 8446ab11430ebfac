# __copy__, __deepcopy__, __reduce_ex__, slots and inheritance.
import copy
class Base:
    def __init__(self): self.items = [1]; self.cache = {"big": 1}
    def __deepcopy__(self, memo):
        new = self.__class__.__new__(self.__class__)
        memo[id(self)] = new
        new.__dict__.update({k: copy.deepcopy(v, memo) for k, v in self.__dict__.items() if k != "cache"})
        new.cache = {}
        return new
class Sub(Base):
    def __init__(self): super().__init__(); self.extra = (1, [2])
s = Sub(); t = copy.deepcopy(s)
print(type(t).__name__, t.items, t.items is s.items, t.cache, t.extra, t.extra[1] is s.extra[1])
u = copy.copy(s); print(u.items is s.items, u.cache is s.cache)
class Slotted:
    __slots__ = ("a", "b")
    def __init__(self): self.a, self.b = [1], "x"
x = Slotted(); y = copy.deepcopy(x); print(y.a, y.a is x.a, y.b)
class Point:
    def __init__(self, x, y): self.x, self.y = x, y
    def __eq__(self, o): return vars(self) == vars(o)
    def __repr__(self): return f"Point({self.x}, {self.y})"
p = Point(1, [2]); q = copy.copy(p); q.x = 5; print(p, q, p == copy.deepcopy(p), q.y is p.y)
shared = [0]
a = {"one": shared, "two": shared}; b = copy.deepcopy(a); print(b["one"] is b["two"], b["one"] is shared)
