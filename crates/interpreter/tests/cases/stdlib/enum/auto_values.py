# auto() in its variants, with a custom generator.
from enum import Enum, Flag, IntFlag, IntEnum, StrEnum, auto
class A(Enum):
    X = auto()
    Y = auto()
    Z = auto()
class Named(Enum):
    def _generate_next_value_(name, start, count, last_values):
        return name.lower().replace("_", "-")
    FIRST_ONE = auto()
    SECOND_ONE = auto()
class F(Flag):
    R = auto()
    W = auto()
    X = auto()
class S(StrEnum):
    ALPHA = auto()
    BETA = auto()
class I(IntEnum):
    TEN = 10
    ELEVEN = auto()
    FIFTY = 50
    NEXT = auto()
for cls in (A, Named, F, S, I):
    print(cls.__name__, [(m.name, m.value) for m in cls])
print(S.ALPHA.upper(), S("beta"), "".join(S), F.R | F.X, (F.R | F.W).value, repr(F(0)), F.R & F.W, ~F.R)
class Tup(Enum):
    A = auto(), "first"
    B = auto(), "second"
    def __init__(self, number, label):
        self.label = label
print([(m.value, m.label) for m in Tup])
class Mixed(Enum):
    ONE = auto()
    TWO = "two"
print([m.value for m in Mixed])
