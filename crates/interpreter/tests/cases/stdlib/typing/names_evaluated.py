# How hints that are texts are evaluated: whose names come first, what may stand where, and what is remembered.
import sys
import types
from typing import Annotated, ClassVar, Final, ForwardRef, List, Optional, TypedDict, get_overloads, get_type_hints, no_type_check, overload


class date:
    pass


class Event:
    date: "Optional[date]" = None
    list: "List[int]" = ()
    kind: "ClassVar[int]" = 1
    other: Annotated["ClassVar[int]", "note"] = 2


print(get_type_hints(Event))
print(get_type_hints(Event, include_extras=True)["other"])


def failing(function):
    try:
        print(get_type_hints(function))
    except (TypeError, NameError) as error:
        print(type(error).__name__ + ":", error)


def one(x: "ClassVar[int]"):
    pass


def two(x: "Final[int]"):
    pass


def three(x: "1, 2"):
    pass


def four(*args: *tuple[int, "str"]):
    pass


def five(x: "Missing"):
    pass


for function in (one, two, three, four, five):
    failing(function)

a, b, c = ForwardRef("A"), ForwardRef("A"), ForwardRef("A")
print(a == b, hash(a) == hash(b))


def with_names(reference, meaning):
    def inner(x: reference):
        pass

    names = {"A": meaning}
    return get_type_hints(inner, names, names)


print(with_names(a, int), with_names(b, str), with_names(c, int))
print(a == b, a == c, a == ForwardRef("A"))

elsewhere = types.ModuleType("elsewhere")
sys.modules["elsewhere"] = elsewhere
exec(
    """
from typing import List, TypedDict
Name = str
class Base(TypedDict):
    names: "List[Name]"
class Plain:
    name: "Name"
""",
    elsewhere.__dict__,
)


class Derived(elsewhere.Base):
    count: int


class Below(elsewhere.Plain):
    count: "int"


print(get_type_hints(Derived), get_type_hints(Below))


def again():
    @overload
    def spoken(x: int): ...

    @overload
    def spoken(x: str): ...

    def spoken(x): ...

    return spoken


print(len(get_overloads(again())), len(get_overloads(again())))


def outside(x: "Missing"):
    pass


@no_type_check
class Untyped:
    borrowed = outside

    def own(self, x: "Missing"):
        pass

    class Inner:
        def own(self, x: "Missing"):
            pass


print(get_type_hints(Untyped.own), get_type_hints(Untyped.Inner.own))
failing(Untyped.borrowed)
