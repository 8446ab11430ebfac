import math
from functools import total_ordering
from numbers import Real
@total_ordering
class Vector:
    __slots__ = ("x", "y")
    def __init__(self, x=0, y=0):
        self.x, self.y = x, y
    def __repr__(self):
        return f"Vector({self.x!r}, {self.y!r})"
    def __add__(self, other):
        return Vector(self.x + other.x, self.y + other.y) if isinstance(other, Vector) else NotImplemented
    def __mul__(self, other):
        if isinstance(other, Real):
            return Vector(self.x * other, self.y * other)
        if isinstance(other, Vector):
            return self.x * other.x + self.y * other.y
        return NotImplemented
    __rmul__ = __mul__
    def __neg__(self):
        return self * -1
    def __abs__(self):
        return math.hypot(self.x, self.y)
    def __bool__(self):
        return bool(self.x or self.y)
    def __eq__(self, other):
        return isinstance(other, Vector) and (self.x, self.y) == (other.x, other.y)
    def __lt__(self, other):
        return abs(self) < abs(other)
    def __hash__(self):
        return hash((self.x, self.y))
    def __iter__(self):
        return iter((self.x, self.y))
    def __format__(self, spec):
        return f"<{self.x:{spec}}, {self.y:{spec}}>"
    def __matmul__(self, other):
        return self.x * other.y - self.y * other.x
a, b = Vector(3, 4), Vector(1, -2)
print(a + b, a * 2, 0.5 * a, a * b, -a, abs(a), bool(Vector()), a == Vector(3, 4), a > b, a >= b, max(a, b), [*a], f"{a:.1f}", a @ b, sum([a, b], Vector()))
for attempt in (lambda: a + 1, lambda: a * "x", lambda: "x" * a, lambda: a < 3, lambda: a["x"], lambda: setattr(a, "z", 1), lambda: a()):
    try:
        print(attempt())
    except Exception as error:
        print(type(error).__name__, error)
print({a, Vector(3, 4), b} == {a, b}, sorted([a, b, Vector(0, 1)]), len({Vector(1, 1): 1, Vector(1, 1): 2}))
