# Reflected operators, NotImplemented, and the subclass that goes first.
class L:
    def __add__(self, o):
        print("L add", end=" ")
        return NotImplemented
    def __sub__(self, o): return "L sub"
class R:
    def __radd__(self, o):
        print("R radd", end=" ")
        return f"radd {type(o).__name__}"
    def __rsub__(self, o): return "R rsub"
    def __rpow__(self, o, m=None): return f"rpow {o}"
    def __rmatmul__(self, o): return "rmatmul"
    def __rdivmod__(self, o): return "rdivmod"
    def __rlshift__(self, o): return "rlshift"
    def __rmod__(self, o): return f"rmod {o}"
print(L() + R(), 1 + R(), "s" + R(), L() - R(), 5 - R(), 2 ** R(), 1 @ R(), divmod(1, R()), 1 << R(), 5 % R())
try:
    L() + 1
except TypeError as e:
    print(e)
try:
    1 - L()
except TypeError as e:
    print(e)
class Base:
    def __add__(self, o): return "Base add"
    def __radd__(self, o): return "Base radd"
class Sub(Base):
    def __radd__(self, o): return "Sub radd first"
class SubSame(Base): pass
print(Base() + Sub(), Base() + SubSame(), Sub() + Base())
print("%s" % R() if False else "text % object uses the text's own")
class Vec:
    def __init__(self, x, y): self.x, self.y = x, y
    def __mul__(self, k): return Vec(self.x * k, self.y * k) if isinstance(k, (int, float)) else NotImplemented
    __rmul__ = __mul__
    def __radd__(self, o): return self if o == 0 else NotImplemented
    def __add__(self, o): return Vec(self.x + o.x, self.y + o.y) if isinstance(o, Vec) else NotImplemented
    def __repr__(self): return f"Vec({self.x}, {self.y})"
print(Vec(1, 2) * 3, 2.5 * Vec(1, 2), sum([Vec(1, 1), Vec(2, 2)]))
for bad in (lambda: Vec(1, 2) * "a", lambda: "a" * Vec(1, 2), lambda: Vec(1, 2) + 5, lambda: 5 + Vec(1, 2), lambda: Vec(1, 2) - Vec(0, 0)):
    try:
        bad()
    except TypeError as e:
        print(e)
class Same:
    def __add__(self, o): return NotImplemented
    def __radd__(self, o): return "radd is not tried for the same type"
try:
    print(Same() + Same())
except TypeError as e:
    print(e)
print([1] + R(), (1,) + R(), 1.5 + R(), {} .__class__.__name__)
