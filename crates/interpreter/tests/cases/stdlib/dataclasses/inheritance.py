# Field order, overriding, super().__post_init__, ABCs, generics.
from dataclasses import dataclass, field, fields, InitVar
from abc import ABC, abstractmethod
from typing import ClassVar, Generic, TypeVar, Optional

@dataclass
class A:
    x: int
    y: int = 2
    def __post_init__(self): print("A post", self.x)
@dataclass
class B(A):
    z: int = 3
    x: int = 10
    def __post_init__(self): super().__post_init__(); print("B post", self.z)
print(B(), B(1, 2, 3), [f.name for f in fields(B)], B.__match_args__, B(1) == A(1), A(1) == A(1))
class Plain(A): pass
print(Plain(5), repr(Plain(5)), Plain(5) == A(5), Plain(5) == Plain(5))
@dataclass
class Shape(ABC):
    name: str
    count: ClassVar[int] = 0
    def __post_init__(self): type(self).count += 1
    @abstractmethod
    def area(self) -> float: ...
@dataclass
class Sq(Shape):
    side: float = 1.0
    def area(self): return self.side ** 2
print(Sq("s", 3).area(), Sq("t"), Sq.count, Shape.count, [f.name for f in fields(Sq)])
try: Shape("x")
except TypeError as e: print(e)
try:
    @dataclass
    class Bad(A):
        w: int
except TypeError as e: print(e)
try:
    @dataclass(frozen=True)
    class Fr(A): pass
except TypeError as e: print(e)
@dataclass(frozen=True)
class F1: a: int = 1
try:
    @dataclass
    class F2(F1): b: int = 1
except TypeError as e: print(e)
@dataclass(frozen=True)
class F3(F1): b: int = 2
print(F3(), hash(F3()) == hash(F3(1, 2)))
T = TypeVar("T")
@dataclass
class Box(Generic[T]):
    item: T
    other: Optional[T] = None
print(Box(1), Box[int](5), Box[str]("a") == Box("a"), Box[int])
@dataclass
class Conf:
    path: str
    scale: InitVar[int] = 1
    size: int = field(init=False)
    def __post_init__(self, scale): self.size = len(self.path) * scale
print(Conf("abc", 2), Conf("abc"), [f.name for f in fields(Conf)], Conf.scale)
@dataclass
class Mix:
    a: int = field(default=0)
    b: "int" = 1
    c: "ClassVar[int]" = 5
    def method(self): return self.a + self.b
    @property
    def double(self): return self.a * 2
    @classmethod
    def make(cls, t): return cls(*map(int, t.split(",")))
    @staticmethod
    def help(): return "h"
print(Mix.make("4,5"), Mix(2).double, Mix().method(), Mix.help(), [f.name for f in fields(Mix)], Mix.__annotations__)
@dataclass
class Rec:
    v: int
    kids: list["Rec"] = field(default_factory=list)
r = Rec(1, [Rec(2)]); r.kids.append(r); print(r)
