# A dataclass-like decorator written by hand.
def record(cls):
    names = list(cls.__annotations__)
    defaults = {n: getattr(cls, n) for n in names if hasattr(cls, n)}
    def __init__(self, *args, **kw):
        if len(args) > len(names):
            raise TypeError(f"{cls.__name__} takes {len(names)} values, got {len(args)}")
        values = dict(zip(names, args))
        for k, v in kw.items():
            if k not in names:
                raise TypeError(f"unknown field {k!r}")
            values[k] = v
        for n in names:
            if n in values:
                setattr(self, n, values[n])
            elif n in defaults:
                setattr(self, n, defaults[n])
            else:
                raise TypeError(f"missing field {n!r}")
    def __repr__(self):
        return f"{cls.__name__}({', '.join(f'{n}={getattr(self, n)!r}' for n in names)})"
    def __eq__(self, other):
        return isinstance(other, cls) and all(getattr(self, n) == getattr(other, n) for n in names)
    cls.__init__, cls.__repr__, cls.__eq__ = __init__, __repr__, __eq__
    cls.__match_args__ = tuple(names)
    return cls
@record
class Point:
    x: int
    y: int = 0
    label: str = "p"
    def norm(self): return (self.x ** 2 + self.y ** 2) ** 0.5
print(Point(3, 4), Point(3, 4).norm(), Point(1), Point(x=1, label="q"), Point(1) == Point(1, 0), Point(1) == 1)
match Point(5, 6):
    case Point(x, y): print("matched", x, y)
for bad in (lambda: Point(), lambda: Point(1, 2, 3, 4), lambda: Point(1, z=3)):
    try:
        bad()
    except TypeError as e:
        print(e)
