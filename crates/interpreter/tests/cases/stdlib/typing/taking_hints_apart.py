# get_origin, get_args and their like, over many forms.
import collections.abc
import inspect
import typing
from typing import *


def show(function, *args, **kwargs):
    try:
        print(function.__name__, args, kwargs, "->", repr(function(*args, **kwargs)))
    except Exception as error:
        print(function.__name__, args, kwargs, "!!", type(error).__name__, error)


T = TypeVar("T")
P = ParamSpec("P")


class Box(Generic[T]):
    pass


class Point(TypedDict):
    x: int


class Pair(NamedTuple):
    a: int


forms = [
    int, None, "text", 5, ..., List, List[int], list, list[int], Dict[str, int], dict[str, list[int]], Tuple[int, ...], Tuple[()], tuple[()],
    Union[int, str], Optional[int], int | str, int | None, Literal[1, "a"], Literal[1, Literal[2, 3]], Callable, Callable[..., int],
    Callable[[], int], Callable[[int, str], bool], Callable[P, int], Callable[Concatenate[int, P], str], collections.abc.Callable[[int], str],
    collections.abc.Callable[..., str], Annotated[int, "m", 3], Annotated[List[int], 1], ClassVar[int], Final[str], Type[int], Generic, Generic[T], Box,
    Box[int], Box[T], Any, Required[int], NotRequired[str], T, P.args, P.kwargs, Unpack[Tuple[int]], TypeGuard[int], Point, Pair, Protocol,
    Iterable[int], Mapping[str, Any], collections.abc.Iterable[int], Counter[str], Deque[int], object(), len,
]
for form in forms:
    if type(form) is not object:
        print(repr(form) if form is not len else "len")
    print("   ", repr(get_origin(form)), repr(get_args(form)), is_typeddict(form))
show(get_origin)
show(get_args)
show(get_args, int, str)
show(get_origin, tp=List[int])
show(get_args, hint=int)
show(cast, int, "a")
show(cast, typ=int, val=2)
show(cast, int)
show(assert_type, 5, int)
show(assert_type, val=5, typ=int)
show(is_typeddict, Point)
print(is_typeddict(TypedDict))
for function in (get_origin, get_args, cast, assert_type, is_typeddict):
    print(function.__name__, function.__module__, function.__qualname__, inspect.signature(function), inspect.isfunction(function))


@overload
def double(x: int) -> int: ...
@overload
def double(x: str) -> str: ...


try:
    double(3)
except NotImplementedError as error:
    print(error)
print(len(get_overloads(double)))


def function():
    pass


class Own:
    def __repr__(self):
        return "<own>"


print(List[Own], Dict[str, "Later"], Callable[[Own, int], "Later"], Literal["a", 1, True, None], Optional[Own], Union[int, None, Own])
print(Annotated[int, function.__name__, Own()], Tuple[int, ...], List[None], typing.List[typing.List[Box[int]]])


class Sized2(Protocol):
    size: int

    def grow(self) -> int: ...


class Hashed(Protocol):
    def __hash__(self) -> int: ...


@runtime_checkable
class Closing(Protocol):
    def close(self): ...


class Door:
    def close(self):
        return True


print(isinstance(Door(), Closing), isinstance(5, Closing), issubclass(Door, Closing))
try:
    isinstance(Door(), Sized2)
except TypeError as error:
    print(error)
