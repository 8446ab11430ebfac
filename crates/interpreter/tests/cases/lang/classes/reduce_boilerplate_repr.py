# A base class that gives repr, eq, hash, copy and ordering from __slots__ or annotations.
class Struct:
    __slots__ = ()
    def __init__(self, *args, **kw):
        names = self.fields()
        if len(args) + len(kw) != len(names): raise TypeError(f"{type(self).__name__} needs {', '.join(names)}")
        for n, v in zip(names, args): setattr(self, n, v)
        for n, v in kw.items():
            if n not in names or names.index(n) < len(args): raise TypeError(f"unexpected {n}")
            setattr(self, n, v)
    @classmethod
    def fields(cls): return [n for k in reversed(cls.__mro__) for n in getattr(k, "__dict__", {}).get("__slots__", ())]
    def values(self): return tuple(getattr(self, n) for n in self.fields())
    def __repr__(self): return f"{type(self).__name__}({', '.join(f'{n}={v!r}' for n, v in zip(self.fields(), self.values()))})"
    def __eq__(self, o): return type(o) is type(self) and self.values() == o.values()
    def __hash__(self): return hash((type(self).__name__ == "", self.values()))
    def __lt__(self, o): return self.values() < o.values()
    def __iter__(self): return iter(self.values())
    def replace(self, **kw): return type(self)(**dict(zip(self.fields(), self.values()), **kw))
class Point(Struct): __slots__ = ("x", "y")
class Point3(Point): __slots__ = ("z",)
p, q = Point(1, 2), Point3(1, 2, z=3)
print(p, q, p == Point(1, 2), p == q, len({p, Point(1, 2)}), sorted([Point(2, 0), p]), q.replace(y=9), [*q], Point3.fields())
x, y = p; print(x + y, max(Point(0, 5), Point(0, 7)))
for bad in (lambda: Point(1), lambda: Point(1, 2, 3), lambda: Point(1, z=2), lambda: Point(1, x=2), lambda: setattr(p, "w", 1), lambda: p.replace(q=1)):
    try: bad()
    except (TypeError, AttributeError) as e: print(type(e).__name__, e)
match q:
    case Point3(x=1, z=z): print("z", z)
