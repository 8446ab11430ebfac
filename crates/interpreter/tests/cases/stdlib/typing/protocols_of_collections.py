# Protocols that are made of collections do not disturb questions about these, nor are forms lost in copies.
import collections.abc
import copy
import functools
from dataclasses import dataclass
from typing import Callable, Dict, Iterable, List, Protocol, Sized, TypeVar, get_type_hints

T = TypeVar("T")


class Box(Sized, Protocol):
    def open(self): ...


class Shelf(Iterable[T], Protocol[T]):
    width: int


class Crate(Box):
    def __len__(self):
        return 2

    def open(self):
        return "open"


print(isinstance(5, collections.abc.Sized), isinstance(5, Sized), isinstance([], Sized), isinstance(Crate(), Sized))
print(issubclass(int, collections.abc.Iterable), issubclass(list, collections.abc.Iterable), isinstance(5, collections.abc.Iterable))
for ask in (lambda: isinstance(5, Box), lambda: isinstance(Crate(), Box), lambda: issubclass(str, Shelf), lambda: issubclass(float, Box)):
    try:
        print(ask())
    except TypeError as error:
        print("TypeError:", error)


@functools.singledispatch
def told(thing):
    return "something"


@told.register(collections.abc.Sized)
def _(thing):
    return "sized"


print(told(5), told("five"), told(Crate()))
print(copy.copy(List) is List, copy.deepcopy({"of": [List, Dict, Callable]}) == {"of": [List, Dict, Callable]})


@dataclass
class Node:
    value: "int"
    below: "List[Node]"


print(get_type_hints(Node.__init__), Node.__init__.__globals__ is globals(), Node.__eq__.__globals__ is globals())
