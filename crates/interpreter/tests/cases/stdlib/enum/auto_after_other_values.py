import warnings
from enum import Enum, auto

warnings.simplefilter("ignore")


class Lower(Enum):
    A = 5
    B = auto()
    C = 2
    D = auto()


class Middle(Enum):
    A = 10
    B = 1
    C = 5
    D = auto()


class Mixed(Enum):
    A = "x"
    B = 7
    C = auto()


class Texts(Enum):
    A = "x"
    B = auto()


for kind in (Lower, Middle, Mixed, Texts):
    print([member.value for member in kind])
