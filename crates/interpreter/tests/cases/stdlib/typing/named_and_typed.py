from typing import NamedTuple, TypedDict, Optional, Required, NotRequired, NewType, get_type_hints, is_typeddict
class Emp(NamedTuple):
    """Doc."""
    name: str
    id: int = 3
    def label(self): return f"{self.name}#{self.id}"
e = Emp("Ann")
print(e, e.label(), e._replace(id=5), Emp._fields, Emp._field_defaults, Emp.__annotations__, e == ("Ann", 3), Emp.__doc__, e[0], Emp.__name__, Emp.__module__)
P = NamedTuple("P", [("x", int), ("y", int)]); print(P(1, 2), P.__annotations__)
for bad in (lambda: Emp(), lambda: exec("class B(NamedTuple):\n  a: int = 1\n  b: str", {"NamedTuple": NamedTuple}), lambda: setattr(e, "name", "B")):
    try:
        bad()
    except (TypeError, AttributeError) as err:
        print(type(err).__name__, err)
class Movie(TypedDict):
    title: str
    year: int
class More(Movie, total=False):
    rating: float
    id: Required[int]
m = Movie(title="A", year=1)
print(m, type(m), Movie.__annotations__, More.__required_keys__ == {"title", "year", "id"}, More.__optional_keys__, More.__total__, is_typeddict(Movie), is_typeddict(dict))
Alt = TypedDict("Alt", {"a-b": int, "c": Optional[str]}); print(Alt.__annotations__, Alt({"a-b": 1}))
try:
    isinstance({}, Movie)
except TypeError as err:
    print(err)
UserId = NewType("UserId", int); print(UserId(5), UserId, UserId.__name__, UserId.__supertype__, type(UserId(5)).__name__)
