import typing
from typing import *
class Node:
    value: int
    next: "Optional[Node]" = None
    tags: ClassVar[list[str]] = []
    def walk(self, depth: "int" = 0, *args: str, **kw: float) -> "list[Node]": ...
print(get_type_hints(Node)); print(get_type_hints(Node.walk)); print(Node.walk.__annotations__)
class Leaf(Node):
    leaf: Annotated[bool, "yes"] = True
print(list(get_type_hints(Leaf)), get_type_hints(Leaf, include_extras=True)["leaf"], get_type_hints(Leaf)["leaf"])
def f(x: int = None, y: "str" = "a") -> None: pass
print(get_type_hints(f))
try:
    def g(x: "Missing"): pass
    get_type_hints(g)
except NameError as e: print(e)
class Movie(TypedDict):
    name: str
    year: int
class Sequel(Movie, total=False):
    part: Required[int]
    note: NotRequired[str]
    extra: str
print(Movie(name="a", year=1), sorted(Movie.__required_keys__), sorted(Sequel.__required_keys__), sorted(Sequel.__optional_keys__), Sequel.__total__, Movie.__annotations__, is_typeddict(Movie), is_typeddict(dict))
Old = TypedDict("Old", {"in": int, "x-y": str})
print(Old.__annotations__, Old({"in": 1}))
try: isinstance({}, Movie)
except TypeError as e: print(e)
class Point(NamedTuple):
    x: int
    y: int = 0
    def norm(self): return abs(self.x) + abs(self.y)
p = Point(3, -4)
print(p, p.norm(), p._asdict(), p._replace(y=1), Point._fields, Point._field_defaults, Point.__annotations__, Point._make([1, 2]), p == (3, -4))
E2 = NamedTuple("E2", [("a", int), ("b", str)])
print(E2(1, "x"), E2.__annotations__, E2.__name__)
UserId = NewType("UserId", int)
print(UserId(5), UserId, UserId.__name__, UserId.__supertype__)
@overload
def h(x: int) -> int: ...
@overload
def h(x: str) -> str: ...
def h(x): return x
print(h(1), len(get_overloads(h)), cast(int, "no"), assert_type(1, int), reveal_type.__name__, TYPE_CHECKING)
@final
class Z: pass
print(Z.__final__, no_type_check(f) is f)
try: assert_never(3)
except AssertionError as e: print(e)
print(ForwardRef("int"), ForwardRef("X") == ForwardRef("X"), get_origin(Annotated[int, 1]), get_args(Annotated[int, 1, "b"]), Annotated[int, 1].__metadata__)
