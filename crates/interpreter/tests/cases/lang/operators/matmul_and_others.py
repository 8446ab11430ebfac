# @ in all its forms, and operators between different own classes.
class M:
    def __init__(self, n): self.n = n
    def __matmul__(self, o): return f"{self.n}@{getattr(o, 'n', o)}"
    def __rmatmul__(self, o): return f"{o}r@{self.n}"
    def __imatmul__(self, o): self.n += f"@={o}"; return self
m = M("m")
print(m @ M("k"), m @ 5, 5 @ m, "s" @ m, [1] @ m)
m @= 3; print(m.n)
class Meter:
    def __init__(self, v): self.v = v
    def __add__(self, o): return Meter(self.v + o.v) if isinstance(o, Meter) else NotImplemented
    def __repr__(self): return f"{self.v}m"
class Foot:
    def __init__(self, v): self.v = v
    def __radd__(self, o): return Meter(o.v + self.v * 0.3) if isinstance(o, Meter) else NotImplemented
    def __repr__(self): return f"{self.v}ft"
print(Meter(1) + Meter(2), Meter(1) + Foot(10))
for f in (lambda: Foot(1) + Meter(1), lambda: Foot(1) + Foot(1), lambda: Meter(1) + 1, lambda: 1 + Meter(1), lambda: 1 @ 2, lambda: m @ None if False else None @ None):
    try: print(f())
    except TypeError as e: print(e)
class Rev:
    def __rsub__(self, o): return f"{o!r} - Rev"
    def __rtruediv__(self, o): return f"{o!r} / Rev"
    def __rfloordiv__(self, o): return f"{o!r} // Rev"
    def __rmod__(self, o): return f"{o!r} % Rev"
    def __rand__(self, o): return f"{o!r} & Rev"
    def __ror__(self, o): return f"{o!r} | Rev"
    def __rxor__(self, o): return f"{o!r} ^ Rev"
    def __rrshift__(self, o): return f"{o!r} >> Rev"
r = Rev()
print(1 - r, 2 / r, 3 // r, 4 % r, 5 & r, 6 | r, 7 ^ r, 8 >> r, 1.5 - r, [1] - r, {1} | r, {"a": 1} | r, None - r, (1,) / r, b"x" - r, range(2) - r, True & r, int | r)
