# Annotations that are texts mean what the names in the module mean.
import dataclasses
import dataclasses as dc
import typing
from dataclasses import InitVar, dataclass, field
from typing import ClassVar


def names(annotation):
    @dataclass
    class C:
        x: annotation = 3

    return [one.name for one in dataclasses.fields(C)], list(C.__dataclass_fields__)


for text in (
    "ClassVar", " ClassVar [int]", "typing.ClassVar[int]", "typing . ClassVar", "typing.ClassVar+", "CV", "t.ClassVar", "typing..ClassVar",
    "Classvar", "typing.ClassVarx", "dataclasses.ClassVar", "InitVar", "dataclasses.InitVar[int]", "dc.InitVar", "IV", "int", "", "1 + 1",
):
    print(repr(text), *names(text))


@dataclass
class Keyed:
    a: int
    _: "dataclasses.KW_ONLY"
    b: int = 2


print(Keyed(1, b=3))
try:
    Keyed(1, 3)
except TypeError as error:
    print(error)

own = field()
own.type = own
own.name = "own"
print(",type=...," in repr(own))


class Iterating:
    __slots__ = iter(["a"])


try:
    @dataclass(slots=True)
    class Derived(Iterating):
        b: int
except TypeError as error:
    print(error)


class Mapping:
    def __init__(self, **values):
        self.__dict__.update(values)

    def __getitem__(self, key):
        return self.__dict__[key]


print(field(metadata=Mapping(a=1)).metadata["a"])
