from dataclasses import dataclass, field, asdict, astuple, make_dataclass
from typing import Optional, List
@dataclass(slots=True)
class S:
    a: int
    b: int = 5
    def both(self): return (self.a, self.b)
s = S(1)
print(s, s.both(), S.__slots__, hasattr(s, "__dict__"))
try:
    s.zz = 1
except AttributeError as e:
    print(e)
@dataclass(slots=True, frozen=True)
class F:
    a: int = 3
print(F(), F().a, hash(F()) == hash(F()))
@dataclass
class Leaf:
    v: int
@dataclass
class Tree:
    name: str
    leaf: Leaf
    kids: List["Tree"] = field(default_factory=list)
    extra: dict = field(default_factory=dict)
    parent: Optional[int] = None
t = Tree("root", Leaf(1), [Tree("kid", Leaf(2))], {"k": Leaf(3)})
print(t); print(asdict(t)); print(astuple(t)); print(asdict(Leaf(1), dict_factory=lambda x: list(x)))
Made = make_dataclass("Made", [("x", int), ("y", int, field(default=3)), "z"], namespace={"hi": lambda self: self.x}) if False else make_dataclass("Made", [("x", int), ("y", int, field(default=3))], namespace={"hi": lambda self: self.x})
print(Made(1), Made(1).hi(), Made.__name__)
r = Tree("r", Leaf(0)); r.kids.append(r); print(r)
@dataclass
class Cmp:
    a: int
    b: int = field(compare=False, default=0, metadata={"unit": "cm"})
    c: int = field(hash=False, default=1)
print(Cmp(1, 2) == Cmp(1, 3), Cmp.__dataclass_fields__["b"].metadata["unit"], Cmp.__dataclass_fields__["b"].type)
@dataclass(unsafe_hash=True)
class H:
    a: int
print(len({H(1), H(1), H(2)}))
