# A namedtuple factory written by hand.
def namedtuple(name, fields):
    fields = fields.replace(",", " ").split() if isinstance(fields, str) else list(fields)
    for f in fields:
        if not f.isidentifier() or f.startswith("_"): raise ValueError(f"bad field {f!r}")
    if len(set(fields)) != len(fields): raise ValueError("duplicate field")
    def __new__(cls, *args, **kw):
        if len(args) + len(kw) != len(fields) or any(k not in fields[len(args):] for k in kw): raise TypeError(f"{name} takes {', '.join(fields)}")
        return tuple.__new__(cls, [*args, *(kw[f] for f in fields[len(args):])])
    ns = {"__new__": __new__, "__slots__": (), "_fields": tuple(fields), "__match_args__": tuple(fields),
          "__repr__": lambda self: f"{name}({', '.join(f'{f}={v!r}' for f, v in zip(fields, self))})",
          "_replace": lambda self, **kw: type(self)(**{**dict(zip(fields, self)), **kw}),
          "_asdict": lambda self: dict(zip(fields, self)), "_make": classmethod(lambda cls, it: cls(*it))}
    for i, f in enumerate(fields): ns[f] = property(lambda self, i=i: self[i])
    return type(name, (tuple,), ns)
P = namedtuple("P", "x, y")
p = P(1, y=2)
print(p, p.x, p[1], p == (1, 2), p._replace(x=9), p._asdict(), P._make("ab"), P._fields, [*p], p + (3,), hash(p) == hash((1, 2)), sorted([P(2, 1), P(1, 5)]), isinstance(p, tuple), len(p))
match p:
    case P(x, y=2): print("match", x)
x, y = p
for bad in (lambda: P(1), lambda: P(1, 2, 3), lambda: P(1, z=2), lambda: P(1, x=2), lambda: setattr(p, "x", 5), lambda: namedtuple("Q", "a a"), lambda: namedtuple("Q", "1a"), lambda: namedtuple("Q", "_a"), lambda: p.z, lambda: setattr(p, "new", 1)):
    try: print(bad())
    except (TypeError, ValueError, AttributeError) as e: print(type(e).__name__, e)
class Point(P):
    def norm(self): return (self.x ** 2 + self.y ** 2) ** 0.5
print(Point(3, 4).norm(), Point(3, 4), type(Point(1, 2)._replace(x=0)).__name__)
