from collections import namedtuple
P = namedtuple("P", "x y")
p = P(1, y=2)
print(p, p.x, p[1], p == (1, 2), len(p), list(p), hash(p) == hash((1, 2)), P._fields, p._asdict())
print(p._replace(x=9), P._make([5, 6]), P.__doc__, P.x.__doc__, P.__name__, P.__module__, isinstance(p, tuple))
x, y = p; print(x, y, p + (3,), p < P(1, 3), sorted([P(2, 1), P(1, 5)]))
D = namedtuple("D", ["a", "b", "c"], defaults=[10, 20])
print(D(1), D._field_defaults, D(1, 2, 3), D(c=1, a=2))
R = namedtuple("R", "a def a _x 1b", rename=True)
print(R._fields)
E = namedtuple("E", ())
print(E(), E._fields)
class Point(P):
    __slots__ = ()
    def norm(self):
        return (self.x ** 2 + self.y ** 2) ** 0.5
    def __str__(self):
        return f"<{self.x},{self.y}>"
print(Point(3, 4).norm(), Point(1, 2), repr(Point(1, 2)), Point(3, 4)._replace(x=0))
for bad in (lambda: P(1), lambda: P(1, 2, 3), lambda: P(1, 2, z=3), lambda: p._replace(z=1), lambda: setattr(p, "x", 5), lambda: p.zz, lambda: namedtuple("T", "a a"), lambda: namedtuple("T", "class"), lambda: namedtuple("T", "_a"), lambda: namedtuple("1T", "a"), lambda: P._make([1]), lambda: namedtuple("T", "a", defaults=[1, 2])):
    try:
        bad()
    except Exception as e:
        print(type(e).__name__, e)
match p:
    case P(x=1, y=b):
        print("matched", b)
match p:
    case P(a, b):
        print("by position", a, b)
