# namedtuple: tuple behaviour, methods, subclassing, pattern matching, json.
from collections import namedtuple
import copy
import json

Point = namedtuple("Point", ["x", "y"], defaults=[0])
p = Point(3, 4)
print(p[0], p[-1], p[:], p.x + p.y, len(p), list(p), p == (3, 4), (3, 4) == p, p < (3, 5), hash(p) == hash((3, 4)), p + (5,), p * 2, 3 in p, p.index(4), p.count(9))
print(p._asdict(), type(p._asdict()).__name__, p._replace(x=10), p._replace(), Point._make(iter([7, 8])), Point(1))
x, y = p
print(x, y, isinstance(p, tuple), repr(p), str(p), f"{p}", "%s %s" % p, "{0.x} {0.y}".format(p), "{p.x:>4}".format(p=p))
print(json.dumps(p), json.dumps(p._asdict()), sorted([Point(2, 1), Point(1, 5), Point(1, 2)]), max(Point(1), Point(2)), {p: "key"}[(3, 4)])
print(copy.copy(p) == p, copy.deepcopy(Point([1], 2)), p.__getnewargs__(), Point.__match_args__, p.__slots__ if hasattr(p, "__slots__") else None)
class Vec(namedtuple("VecBase", "x y z")):
    __slots__ = ()
    @property
    def norm(self):
        return (self.x ** 2 + self.y ** 2 + self.z ** 2) ** 0.5
    def __add__(self, other):
        return Vec(*(a + b for a, b in zip(self, other)))
    def __str__(self):
        return "<%s>" % ",".join(map(str, self))
v = Vec(1, 2, 2)
print(v, repr(v), v.norm, v + v, type(v._replace(z=0)).__name__, Vec.__mro__[1].__name__)
try:
    v.extra = 1
except AttributeError as e:
    print(e)
class Checked(namedtuple("Checked", "low high")):
    def __new__(cls, low, high=100):
        if low > high:
            raise ValueError("bad range")
        return super().__new__(cls, low, high)
print(Checked(5))
try:
    Checked(5, 1)
except ValueError as e:
    print(e)
def describe(o):
    match o:
        case Point(0, 0): return "origin"
        case Point(x=0, y=y): return f"on y at {y}"
        case Point(x, y) if x == y: return "diagonal"
        case Point(): return "somewhere"
        case (a, b): return "pair"
print([describe(o) for o in (Point(0, 0), Point(0, 5), Point(2, 2), Point(1, 2), (1, 2))])
Point.x.__doc__ = "across"
print(Point.x.__doc__, Point.__new__.__defaults__, Point._make.__doc__, Point._replace.__doc__)
Employee = namedtuple("Employee", "name dept pay")
rows = [("ann", "it", 10), ("bob", "hr", 8), ("cy", "it", 12)]
staff = list(map(Employee._make, rows))
print(max(staff, key=lambda e: e.pay).name, sum(e.pay for e in staff if e.dept == "it"))
