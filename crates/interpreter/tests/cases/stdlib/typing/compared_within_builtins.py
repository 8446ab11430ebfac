# Hints inside hints of builtin types are compared by their own methods.
import collections.abc
from typing import Annotated, Callable, Generic, Literal, ParamSpec, Tuple, TypeVar, TypeVarTuple, Union, Unpack

T = TypeVar("T")
P = ParamSpec("P")
Ts = TypeVarTuple("Ts")

print(list[Callable[[int], str]] == list[Callable[[int], str]])
print(list[Callable[[int], str]] == list[Callable[[int], bytes]])
print(list[Union[int, str]] == list[Union[str, int]], list[Literal[1, 2]] == list[Literal[2, 1]])
print(tuple[int, Callable[P, T]] != tuple[int, Callable[P, T]])
print((int | list[Callable[[int], str]]) == (list[Callable[[int], str]] | int))
print(collections.abc.Callable[[Callable[[int], T]], T] == collections.abc.Callable[[Callable[[int], T]], T])
print(list[Callable[P, int]][[int, str]] == list[Callable[[int, str], int]])
print(list[int] == [int], list[int] == list, (list[int] == 1))
print(Callable[[int], int] == Callable, Callable != Callable[..., int], Tuple == Tuple[int])
print({list[Callable[[int], str]]: 1}[list[Callable[[int], str]]])


class Same:
    def __init__(self, name):
        self.name = name

    def __eq__(self, other):
        print("asked", self.name, other.name)
        return True

    __hash__ = object.__hash__


print(dict[str, Same("a")] == dict[str, Same("b")])


def failing(action):
    try:
        print(action())
    except TypeError as error:
        print("TypeError:", error)


failing(lambda: Generic[Ts])
failing(lambda: Generic[T, Unpack[Ts]])
failing(lambda: Annotated[Unpack[Ts], 1])
failing(lambda: Tuple[int, str]())
failing(lambda: Tuple[int, ...]())
failing(lambda: type("Mine", (TypeVar,), {}))
failing(lambda: type("Mine", (type(Union),), {}))
print("append" in dir(Annotated[list, 1]), "__origin__" in dir(Union[int, str]))
