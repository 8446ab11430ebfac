# Behaviour on members, class methods and custom construction.
from enum import Enum, unique
import math
class Shape(Enum):
    CIRCLE = ("circle", lambda r: math.pi * r * r)
    SQUARE = ("square", lambda s: s * s)
    def __init__(self, label, area): self.label, self._area = label, area
    def area(self, x): return round(self._area(x), 2)
    @classmethod
    def by_label(cls, label): return next((m for m in cls if m.label == label), None)
    @property
    def title(self): return self.label.title()
print(Shape.CIRCLE.area(2), Shape.by_label("square"), Shape.by_label("x"), Shape.SQUARE.title, [m.label for m in Shape])
class Op(Enum):
    ADD = "+"; SUB = "-"
    def __call__(self, a, b): return a + b if self is Op.ADD else a - b
    def __str__(self): return self.value
    def __lt__(self, o): return self.value < o.value
    def __bool__(self): return self is Op.ADD
print(Op.ADD(2, 3), Op("-")(5, 1), f"{Op.ADD}", str(Op.SUB), sorted(Op), bool(Op.SUB), [o for o in Op if o])
class Level(Enum):
    LOW = 1
    HIGH = 2
    DEFAULT = LOW
    @classmethod
    def _missing_(cls, v): return cls.HIGH if isinstance(v, int) and v > 2 else None
print(Level(99), Level.DEFAULT, Level.DEFAULT is Level.LOW, list(Level))
try: Level(-1)
except ValueError as e: print(e)
try:
    @unique
    class Dup(Enum): A = 1; B = 1
except ValueError as e: print(e)
class Base(Enum):
    def describe(self): return f"{type(self).__name__}.{self.name}={self.value}"
class Sub(Base): X = 1; Y = 2
print(Sub.X.describe(), isinstance(Sub.X, Base), Sub.__mro__[1].__name__)
for f in (lambda: setattr(Sub, "X", 5), lambda: Sub.X.__class__("zz"), lambda: Sub(), lambda: type("Z", (Sub,), {})):
    try: f()
    except Exception as e: print(type(e).__name__, e)
