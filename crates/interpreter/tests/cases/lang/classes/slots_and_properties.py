# Slots with defaults through descriptors, properties over slots, inheritance of slots, weak points.
class P:
    __slots__ = ("_x", "y")
    def __init__(self, x=0, y=0): self.x, self.y = x, y
    @property
    def x(self): return self._x
    @x.setter
    def x(self, v): self._x = int(v)
class Q(P):
    __slots__ = ("z",)
    def __init__(self, *a, z=9): super().__init__(*a); self.z = z
class R(Q): pass
p, q, r = P("3", 4), Q(1, 2), R(5)
print(p.x, p.y, q.x, q.z, r.z, [hasattr(o, "__dict__") for o in (p, q, r)], P.__slots__, Q.__slots__, sorted(n for n in dir(q) if not n.startswith("__")))
r.extra = 1; print(vars(r))
for f in (lambda: setattr(p, "new", 1), lambda: setattr(q, "new", 1), lambda: p.__dict__, lambda: delattr(p, "x"), lambda: P.y.__get__(5), lambda: setattr(P("x"), "y", 1)):
    try: print(f())
    except (AttributeError, TypeError, ValueError) as e: print(type(e).__name__, e)
del p.y
print(hasattr(p, "y"), type(P.y).__name__, repr(P.y), P.y.__get__(q), P.y.__name__)
P.y.__set__(p, "via descriptor"); print(p.y)
class S:
    __slots__ = {"a": "doc of a", "b": "doc of b"}
s = S(); s.a = 1; print(s.a, list(S.__slots__), S.a.__doc__)
class T: __slots__ = ["l1", "l2"]
t = T(); t.l1 = 5
try: t.l2
except AttributeError as e: print(e)
class U(P, metaclass=type): __slots__ = "single"
u = U(); u.single = 1; print(u.single, u.x)
