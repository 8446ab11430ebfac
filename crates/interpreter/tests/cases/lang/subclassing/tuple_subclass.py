# Subclasses of tuple: __new__, named fields by hand, results of operations.
class Point(tuple):
    __slots__ = ()
    def __new__(cls, x, y): return super().__new__(cls, (x, y))
    @property
    def x(self): return self[0]
    @property
    def y(self): return self[1]
    def __repr__(self): return f"Point(x={self.x}, y={self.y})"
    def _replace(self, **k): return Point(k.get("x", self.x), k.get("y", self.y))
    def __add__(self, o): return Point(self.x + o[0], self.y + o[1])
p = Point(1, 2)
print(p, p.x, p[1], len(p), p == (1, 2), hash(p) == hash((1, 2)), p + (10, 20), p._replace(y=9), list(p))
x, y = p
print(x, y, p < Point(1, 3), sorted([Point(2, 1), Point(1, 5)]), {(1, 2): "k"}[p], type(p[:]).__name__, type(p * 2).__name__)
try:
    p.x = 5
except AttributeError as e:
    print(e)
try:
    p[0] = 5
except TypeError as e:
    print(e)
try:
    p.z = 1
except AttributeError as e:
    print(e)
print("%s-%s" % p, "{0.x} {0[1]}".format(p), f"{p.x}", max(p), sum(p), 2 in p, p.index(2), p.count(1))
class T(tuple):
    def __init__(self, it): self.note = "has a dict"
t = T([1, 2])
print(t, t.note, vars(t), t + (3,), type(t + (3,)).__name__, isinstance(t, tuple))
match p:
    case (a, b): print("matches a sequence", a, b)
class Iter(tuple):
    def __iter__(self): return iter("overridden")
print(list(Iter((1, 2))), Iter((1, 2)), len(Iter((1, 2))), [*Iter((1,))])
print(tuple(p), tuple(p) is p, type(tuple(p)).__name__)
