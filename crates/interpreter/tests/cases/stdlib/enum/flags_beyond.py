# Bits that no member has, by boundary; what a member is made again of; abstract properties; classes within.
import copy
import warnings
from abc import abstractmethod
from enum import CONFORM, EJECT, KEEP, STRICT, Enum, EnumType, Flag, IntEnum, IntFlag, auto, property


class Plain(Flag, boundary=CONFORM):
    A = 1
    B = 2
    AB = 3
    D = 8


print(Plain._boundary_, IntFlag._boundary_)
for value in (4, 7, 16, 20, -1, -8, -20, 0, 9):
    print(value, Plain(value), repr(Plain(value)))
for boundary in (STRICT, CONFORM, EJECT, KEEP):
    kind = IntFlag if boundary is EJECT else Flag
    made = kind("Made", {"A": 1, "C": 4}, boundary=boundary)
    for value in (2, 7, -1, -3):
        try:
            print(boundary, value, repr(made(value)))
        except ValueError as error:
            print(boundary, value, error)
print(~Plain.A, Plain.A | Plain.D, Plain.AB & Plain.B, Plain.A ^ Plain.AB, Plain(0) in Plain.A)


class Number(IntEnum):
    ONE = 1


class Bits(IntFlag):
    A = 1
    B = 2


for member in (Plain.A, Plain.AB, Plain.A | Plain.D, Plain(0), Number.ONE, Bits.A | 8, Bits(8), Bits(3)):
    print(repr(member), member.__reduce_ex__(2), copy.deepcopy(member) == member)

with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")

    class Outer(Enum):
        A = 1

        class Inner:
            pass

    try:
        1 in Outer
    except TypeError as error:
        print(error)

    class Mixed(Enum):
        A = "x"
        try:
            B = auto()
        except TypeError as error:
            print(error)

    print([(warning.category.__name__, str(warning.message), warning.lineno) for warning in seen])


class Abstract:
    @property
    @abstractmethod
    def shown(self):
        pass


print(Abstract.__dict__["shown"].__isabstractmethod__, property(len).__isabstractmethod__, isinstance(Outer, EnumType))
