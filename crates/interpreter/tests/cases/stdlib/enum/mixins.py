from enum import Enum, IntEnum, StrEnum, auto
class Level(IntEnum):
    LOW = 1
    HIGH = 3
print(Level.LOW, repr(Level.LOW), Level.LOW + 1, Level.HIGH > Level.LOW, Level.LOW == 1, [10, 20][Level.LOW], f"{Level.HIGH}", f"{Level.HIGH:03d}", int(Level.HIGH), sorted([Level.HIGH, Level.LOW]), Level(3), isinstance(Level.LOW, int), str(Level.LOW))
class Name(StrEnum):
    FIRST = auto()
    OTHER = "xyz"
print(Name.FIRST, repr(Name.FIRST), Name.OTHER == "xyz", Name.OTHER.upper(), f"{Name.OTHER:>5}", "-".join(Name), Name("first"), isinstance(Name.FIRST, str))
class Mixed(str, Enum):
    A = "a"
    B = "b"
print(Mixed.A, repr(Mixed.A), Mixed.A == "a", f"{Mixed.A}", "%s" % Mixed.A, Mixed.A + "x")
class Planet(Enum):
    EARTH = (5.97, 6.37)
    MARS = (0.64, 3.39)
    def __init__(self, mass, radius):
        self.mass, self.radius = mass, radius
    @property
    def density(self): return round(self.mass / self.radius, 3)
print(Planet.EARTH.mass, Planet.MARS.density, Planet.MARS.value, Planet((5.97, 6.37)))
class Coord(bytes, Enum):
    def __new__(cls, value, label):
        obj = bytes.__new__(cls, [value])
        obj._value_ = value
        obj.label = label
        return obj
    PX = (0, "P.X")
    PY = (1, "P.Y")
print(Coord.PX.value, Coord.PY.label, Coord(1).name, Coord.PX == b"\x00")
class Op(Enum):
    ADD = "+"
    SUB = "-"
    def __call__(self, a, b): return a + b if self is Op.ADD else a - b
    @classmethod
    def _missing_(cls, value):
        return cls.ADD if value == "plus" else None
    def __str__(self): return f"op {self.value}"
print(Op.ADD(1, 2), Op("plus"), str(Op.SUB), [str(o) for o in Op])
class Base(Enum):
    def shout(self): return self.name.upper()
class Derived(Base):
    one = 1
print(Derived.one.shout(), Derived.one)
Animal = Enum("Animal", "CAT DOG"); print(list(Animal), Animal.CAT.value, Enum("E", {"a": 5}).a, Enum("F", [("x", 1)])("1") if False else Enum("F", [("x", 1)]).x, IntEnum("G", ["p", "q"]).q + 1)
match Level.LOW:
    case Level.HIGH: print("high")
    case Level.LOW: print("low")
