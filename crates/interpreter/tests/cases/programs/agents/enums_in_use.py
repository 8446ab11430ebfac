from enum import Enum, IntEnum, Flag, IntFlag, StrEnum, auto, unique
class Planet(Enum):
    EARTH = (5.97e24, 6.37e6)
    MARS = (6.42e23, 3.39e6)
    def __init__(self, mass, radius):
        self.mass, self.radius = mass, radius
    @property
    def gravity(self):
        return round(6.674e-11 * self.mass / self.radius ** 2, 2)
class Level(IntEnum):
    LOW = 1
    HIGH = 10
class Access(Flag):
    READ = auto()
    WRITE = auto()
    BOTH = READ | WRITE
class Mode(StrEnum):
    FAST = auto()
    SLOW = "very slow"
print([(p.name, p.gravity) for p in Planet], Planet.EARTH, repr(Planet.MARS)[:15], Planet((6.42e23, 3.39e6)) is Planet.MARS, Planet["EARTH"].radius)
print(Level.LOW < Level.HIGH, Level(10), Level.LOW + 1, sorted([Level.HIGH, Level.LOW]), f"{Level.HIGH}", str(Level.LOW), repr(Level.LOW), Level.HIGH == 10, isinstance(Level.LOW, int))
print(Access.READ | Access.WRITE, Access.READ in Access.BOTH, ~Access.READ, Access(0), bool(Access.READ & Access.WRITE), list(Access.BOTH), Access.BOTH.value, repr(Access.READ))
print(Mode.FAST, Mode.FAST == "fast", Mode("very slow").name, Mode.SLOW.upper(), [m.value for m in Mode], f"{Mode.SLOW:>10}", {Mode.FAST: 1}["fast"])
class Shape(Enum):
    SQUARE = 1
    BOX = 1
    CIRCLE = 2
print(list(Shape), Shape.BOX is Shape.SQUARE, Shape.__members__, len(Shape), Shape.BOX.name, Shape.CIRCLE in Shape)
for attempt in (lambda: Planet("x"), lambda: Planet["PLUTO"], lambda: setattr(Shape, "SQUARE", 5), lambda: Shape.SQUARE < Shape.CIRCLE, lambda: Access("x"), lambda: Level.MID, lambda: unique(Shape)):
    try:
        print(attempt())
    except Exception as error:
        print(type(error).__name__, error)
Animal = Enum("Animal", "CAT DOG", start=5)
print(list(Animal), Animal.DOG.value, {Animal.CAT: "meow"}[Animal(5)], IntFlag("Perm", {"R": 4, "W": 2})(6))
def sound(animal):
    match animal:
        case Animal.CAT:
            return "meow"
        case Animal.DOG:
            return "woof"
print([sound(a) for a in Animal])
