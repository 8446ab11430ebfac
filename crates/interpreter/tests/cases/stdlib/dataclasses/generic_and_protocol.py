# Dataclasses with generics, properties, descriptors and protocols.
from dataclasses import dataclass, field
from typing import Generic, TypeVar, Protocol, runtime_checkable, Iterator, NamedTuple, ClassVar
T = TypeVar("T")
@dataclass
class Stack(Generic[T]):
    items: list[T] = field(default_factory=list)
    made: ClassVar[int] = 0
    def __post_init__(self): Stack.made += 1
    def push(self, x: T) -> "Stack[T]": self.items.append(x); return self
    def __iter__(self) -> Iterator[T]: return iter(self.items)
    def __len__(self): return len(self.items)
s = Stack[int]().push(1).push(2); print(s, list(s), len(s), Stack.made, bool(Stack()), Stack([1]) == Stack([1]))
@runtime_checkable
class Area(Protocol):
    def area(self) -> float: ...
@dataclass
class Sq:
    side: float
    def area(self): return self.side ** 2
@dataclass
class Circle:
    r: float
    def area(self): return 3 * self.r ** 2
shapes = [Sq(2), Circle(1), "no"]; print([isinstance(x, Area) for x in shapes], sum(x.area() for x in shapes if isinstance(x, Area)), max(shapes[:2], key=lambda x: x.area()))
@dataclass
class Temp:
    _c: float
    @property
    def f(self): return self._c * 1.8 + 32
    @f.setter
    def f(self, v): self._c = (v - 32) / 1.8
t = Temp(100); t.f = 50; print(t, t.f)
class P(NamedTuple):
    x: int
    y: int = 0
@dataclass
class Line: a: P; b: P = P(0)
print(Line(P(1, 2)), Line(P(1)).a.x, Line(P(1)) == Line(P(1, 0)))
@dataclass
class Node:
    v: int
    left: "Node | None" = None
    right: "Node | None" = None
    def __iter__(self):
        if self.left: yield from self.left
        yield self.v
        if self.right: yield from self.right
tree = Node(2, Node(1), Node(3)); print(list(tree), tree.left, sum(tree))
match tree:
    case Node(v, Node(l), Node(right=None, v=r)): print(v, l, r)
