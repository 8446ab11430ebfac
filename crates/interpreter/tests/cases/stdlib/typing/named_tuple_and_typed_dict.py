# NamedTuple and TypedDict in every form.
from typing import NamedTuple, TypedDict, Required, NotRequired, is_typeddict, get_type_hints, Optional, Generic, TypeVar
class Point(NamedTuple):
    """A point."""
    x: int
    y: int = 0
    label: str = "p"
    def norm(self): return (self.x ** 2 + self.y ** 2) ** 0.5
    @property
    def flipped(self): return Point(self.y, self.x)
p = Point(3, 4)
print(p, p.x, p[1], p.norm(), p.flipped, p._replace(y=1), p._asdict(), Point._fields, Point._field_defaults, Point.__annotations__, Point.__doc__, Point._make([1, 2, "z"]), p == (3, 4, "p"), isinstance(p, tuple), hash(p) == hash((3, 4, "p")), Point.__bases__)
Emp = NamedTuple("Emp", [("name", str), ("id", int)]); print(Emp("a", 1), Emp.__annotations__, NamedTuple("E2", a=int, b=str)(1, "x") if False else "", Emp._fields)
class Movie(TypedDict):
    title: str
    year: int
class Extra(Movie, total=False):
    rating: float
    note: Required[str]
class More(TypedDict):
    a: NotRequired[int]
    b: str
print(Movie(title="t", year=1), Movie({"title": "t"}), type(Movie(title="a", year=2)), Movie.__annotations__, Extra.__required_keys__ == {"title", "year", "note"}, sorted(Extra.__optional_keys__), Extra.__total__, Movie.__total__, sorted(More.__optional_keys__), is_typeddict(Movie), is_typeddict(dict), get_type_hints(Extra), get_type_hints(More, include_extras=True), Movie.__name__, Movie.__bases__)
Alt = TypedDict("Alt", {"in": int, "x-y": str}, total=False); print(Alt.__annotations__, Alt.__total__, Alt(**{"in": 1}))
for bad in (lambda: Point(), lambda: Point(1, 2, 3, 4), lambda: Point(z=1), lambda: p.__class__.__setattr__(p, "x", 5), lambda: isinstance({}, Movie), lambda: type("B", (NamedTuple, int), {}), lambda: NamedTuple("B", [("a", int), ("a", str)]), lambda: NamedTuple("B", [("def", int)]), lambda: Movie(1), lambda: TypedDict("X", {"a": 5}) if False else Point._make([1]), lambda: p._replace(q=1)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
try:
    class Bad(NamedTuple):
        a: int = 1
        b: str
except TypeError as error:
    print(error)
