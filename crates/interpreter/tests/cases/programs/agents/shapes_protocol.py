from abc import ABC, abstractmethod
from typing import Protocol, runtime_checkable, NamedTuple, TypedDict, Optional, Union, get_type_hints, Generic, TypeVar
import math
class Point(NamedTuple):
    x: float
    y: float = 0.0
    def distance(self, other: "Point") -> float:
        return math.dist(self, other)
@runtime_checkable
class HasArea(Protocol):
    def area(self) -> float: ...
class Shape(ABC):
    registry = {}
    def __init_subclass__(cls, /, tag=None, **kwargs):
        super().__init_subclass__(**kwargs)
        Shape.registry[tag or cls.__name__.lower()] = cls
    @abstractmethod
    def area(self): ...
    def __lt__(self, other):
        return self.area() < other.area()
class Square(Shape):
    def __init__(self, side):
        self.side = side
    def area(self):
        return self.side ** 2
class Circle(Shape, tag="round"):
    def __init__(self, r):
        self.r = r
    def area(self):
        return math.pi * self.r ** 2
T = TypeVar("T")
class Box(Generic[T]):
    def __init__(self, item: T):
        self.item = item
class Movie(TypedDict, total=False):
    name: str
    year: Optional[int]
print(sorted(Shape.registry), isinstance(Square(2), HasArea), isinstance(3, HasArea), min(Square(2), Circle(1)).__class__.__name__)
p = Point(3)
print(p, p._asdict(), p._replace(y=4), p.distance(Point(0, 4)), Point._fields, Point._field_defaults, Point.__annotations__)
print(get_type_hints(Movie), Movie(name="X", year=None), Movie.__total__, Box[int], Box[int]("a").item, Union[int, None], Optional[Union[str, int]])
try:
    Shape()
except TypeError as error:
    print(error)
try:
    Point()
except TypeError as error:
    print(error)
print(get_type_hints(Point.distance), get_type_hints(Box.__init__))
