# What becomes a member, what `auto` makes after values that are no numbers, and what `in` and `dir` say.
import math
import warnings
from enum import Enum, Flag, IntEnum, IntFlag, ReprEnum, StrEnum, auto

warnings.simplefilter("ignore")


class Letters(Enum):
    A = "a"
    B = auto()
    C = auto()


class Mixed(Enum):
    A = 3
    B = "x"
    C = auto()


class Texts(Enum):
    A = "a"
    B = "b"
    C = auto()


print(list(Letters), list(Mixed), list(Texts))


class Calls(Enum):
    LENGTH = len
    ROOT = math.sqrt

    def method(self):
        return self.value


print(list(Calls), Calls.LENGTH.value([1, 2]), Calls.ROOT.value(9.0), Calls.LENGTH.method()("abc"))


class Bits(IntFlag):
    A = 1
    B = 2


class Perm(Flag):
    R = 4
    W = 2


print(Bits.A in Bits, Bits(3) in Bits, Bits.A in Bits(3), Perm.R in Perm, (Perm.R | Perm.W) in Perm)


class Color(Enum):
    RED = 1
    BLUE = 2

    def __init__(self, number):
        self.twice = number * 2

    @property
    def shade(self):
        return "dark"

    def method(self):
        pass


print([name for name in dir(Color.RED) if name not in Color.__members__])
print([name for name in dir(Color) if not name.startswith("_")])
print(Color.__contains__, Color.__len__)
print(repr(Color.RED.method))


class Number(IntEnum):
    ONE = 1


print([name for name in dir(Number.ONE) if not name.startswith("_")])
try:

    class Bare(ReprEnum):
        A = 1

except TypeError as error:
    print(error)
