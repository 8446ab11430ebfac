# get_type_hints, ForwardRef, Annotated, overload, cast and other helpers.
import typing
from typing import *
def f(a: int, b: "List[str]" = None, *c: "int", d: Optional["Node"] = None, **e: Annotated[int, "meta"]) -> "Node": ...
class Node:
    left: "Node"
    value: ClassVar[int] = 0
    tag: Annotated[str, 1, 2]
class Sub(Node):
    extra: Final[int] = 1
print(get_type_hints(f), get_type_hints(f, include_extras=True)["e"], get_type_hints(Sub), get_type_hints(Sub, include_extras=True)["tag"], get_type_hints(5 .__class__) if False else "", get_type_hints(Node, localns={"Node": int}))
print(f.__annotations__["b"], ForwardRef("int"), ForwardRef("int") == ForwardRef("int"), ForwardRef("x.y").__forward_arg__, Optional["Node"], List["int"], Annotated[int, 1].__metadata__, Annotated[Annotated[int, 1], 2], Annotated[int, "x"].__origin__, cast(int, "5"), cast("str", 1), assert_type(1, int), reveal_type.__name__, NewType("Id", int), NewType("Id", int)(5), NewType("Id", int).__supertype__, TYPE_CHECKING, Text)
@overload
def g(x: int) -> int: ...
@overload
def g(x: str) -> str: ...
def g(x): return x
print(g(1), g("a"), len(get_overloads(g)), [o.__annotations__["x"] for o in get_overloads(g)]); clear_overloads(); print(get_overloads(g))
@final
class F: pass
@no_type_check
def h(x: "broken !"): ...
@dataclass_transform(kw_only_default=True)
def deco(c): return c
print(F.__final__, h.__no_type_check__, get_type_hints(h), deco.__dataclass_transform__["kw_only_default"], no_type_check_decorator.__name__)
for bad in (lambda: get_type_hints(lambda x: 1), lambda: ForwardRef("a b"), lambda: ForwardRef(5), lambda: assert_never(1), lambda: get_type_hints(type("X", (), {"__annotations__": {"a": "Undefined"}})), lambda: get_type_hints(5), lambda: overload(g)(1), lambda: cast(int), lambda: NewType("A", int).x, lambda: List["a b"]):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print(get_type_hints(typing.NamedTuple("N", [("a", "int")])), get_origin(Annotated[int, 1]), get_args(Callable[[int], str]), get_args(Dict[str, int]), get_origin(list[int]), get_origin(int), get_args(int), get_args(Literal["a"]), get_origin(Generic), get_origin(ClassVar[int]))
