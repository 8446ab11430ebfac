from enum import Enum, auto, unique
class Color(Enum):
    RED = 1
    GREEN = 2
    CRIMSON = 1
    def describe(self): return f"{self.name}={self.value}"
    @classmethod
    def default(cls): return cls.GREEN
print(Color.RED, repr(Color.RED), Color.RED.name, Color.RED.value, Color(2), Color["GREEN"], Color.CRIMSON is Color.RED, Color.CRIMSON)
print(list(Color), len(Color), Color.__members__, Color.RED in Color, Color.RED.describe(), Color.default())
print(Color.RED == Color.RED, Color.RED == 1, Color.RED != Color.GREEN, {Color.RED: "r"}[Color(1)], isinstance(Color.RED, Color), type(Color.RED), Color, f"{Color.RED} {Color.RED!r} {Color.RED:>12}")
print(list(reversed(Color)), [c.name for c in Color], Color.RED.__class__.__name__, hash(Color.RED) == hash(Color.RED))
class Auto(Enum):
    A = auto()
    B = auto()
    C = 10
    D = auto()
print([(m.name, m.value) for m in Auto])
class Low(Enum):
    @staticmethod
    def _generate_next_value_(name, start, count, last): return name.lower()
    X = auto()
    Y = auto()
print(Low.X.value, Low("y"))
for bad in (lambda: Color(9), lambda: Color["NONE"], lambda: Color.NONE, lambda: setattr(Color, "RED", 5), lambda: Color.RED < Color.GREEN, lambda: 1 in Color, lambda: setattr(Color.RED, "value", 3), lambda: type("Sub", (Color,), {}), lambda: delattr(Color, "RED")):
    try:
        bad()
    except Exception as e:
        print(type(e).__name__, e)
try:
    @unique
    class U(Enum):
        A = 1
        B = 1
except ValueError as e:
    print(e)
try:
    class Twice(Enum):
        A = 1
        A = 2
except TypeError as e:
    print(e)
