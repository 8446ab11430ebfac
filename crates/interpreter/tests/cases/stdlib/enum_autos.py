# Several automatic values at once, and mixed-in classes that have an `__init__` but no `__new__`.
from enum import Enum, IntEnum, auto


class Several(Enum):
    ONE = auto()
    TWO = auto(), auto()
    THREE = auto(), "x", auto()
    FOUR = auto()


print([member.value for member in Several])


class Named(Enum):
    def _generate_next_value_(name, start, count, last_values):
        return name, count, list(last_values)

    A = auto()
    B = 5
    C = auto()


print([member.value for member in Named])

fixed = auto()
fixed.value = "given"


class Late(Enum):
    red = fixed

    def _generate_next_value_(name, start, count, last):
        return name

    blue = auto()


print([member.value for member in Late])
try:
    class TooLate(Enum):
        red = auto()

        def _generate_next_value_(name, start, count, last):
            return name
except TypeError as error:
    print(error)


class Shown:
    def __init__(self, a):
        self.a = a

    def __repr__(self):
        return f"Shown(a={self.a!r})"


class Entries(Shown, Enum):
    FIRST = 1
    SECOND = "two"


print(repr(Entries.FIRST), repr(Entries.SECOND), Entries.FIRST.a, Entries.FIRST.value, str(Entries.FIRST))


class Plain:
    def __repr__(self):
        return "plain"


class Others(Plain, Enum):
    X = 1


print(repr(Others.X), Others.X.value)
