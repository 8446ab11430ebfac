from dataclasses import dataclass, field, InitVar, KW_ONLY, fields
from typing import ClassVar
@dataclass
class Base:
    a: int
    b: str = "base"
    count: ClassVar[int] = 0
    def __post_init__(self):
        Base.count += 1
@dataclass
class Child(Base):
    c: float = 1.5
    b: str = "child"
print(Child(1), Child(1, c=2.5), Base.count, [f.name for f in fields(Child)])
@dataclass
class Circle:
    radius: float
    scale: InitVar[float] = 1.0
    area: float = field(init=False)
    _: KW_ONLY
    color: str = "red"
    def __post_init__(self, scale):
        self.area = round(3.14 * self.radius ** 2 * scale, 2)
print(Circle(2), Circle(2, 0.5, color="blue"), Circle.__match_args__)
@dataclass(kw_only=True)
class K:
    x: int
    y: int = 2
print(K(x=1))
@dataclass(repr=False, eq=False)
class Q:
    z: int
    def __repr__(self): return "custom"
print(Q(1), Q(1) == Q(1))
@dataclass
class Own:
    v: int
    def __eq__(self, o): return True
    def __init__(self): self.v = 42
print(Own(), Own() == 5)
for bad in (lambda: K(1), lambda: Circle(1, 2, 3)):
    try:
        bad()
    except TypeError as e:
        print(e)
def broken(body, **kw):
    ns = {"dataclass": dataclass, "field": field}
    try:
        exec(body, ns)
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
broken("@dataclass\nclass A:\n  x: int = 1\n  y: int")
broken("@dataclass\nclass A:\n  x: list = []")
broken("@dataclass(order=True, eq=False)\nclass A:\n  x: int")
broken("@dataclass\nclass A:\n  x = field()")
broken("@dataclass(frozen=True)\nclass A:\n  x: int\n@dataclass\nclass B(A):\n  y: int")
broken("field(default=1, default_factory=int)")
