# slots, kw_only, KW_ONLY and frozen combined.
from dataclasses import dataclass, field, KW_ONLY, fields, replace, asdict
@dataclass(slots=True, kw_only=True)
class Opt:
    name: str
    level: int = 1
    tags: list = field(default_factory=list)
o = Opt(name="x"); print(o, Opt.__slots__, replace(o, level=5), asdict(o))
for bad in (lambda: Opt("x"), lambda: Opt(), lambda: setattr(o, "other", 1)):
    try: bad()
    except (TypeError, AttributeError) as e: print(type(e).__name__, e)
@dataclass
class Mixed:
    a: int
    b: int = field(default=2, kw_only=True)
    _: KW_ONLY
    c: int = 3
    d: int
print(Mixed(1, d=4), [f.name for f in fields(Mixed)], [f.kw_only for f in fields(Mixed)], Mixed.__match_args__)
@dataclass(frozen=True, order=True, slots=True)
class V:
    x: int
    y: int = 0
    def __add__(self, o): return V(self.x + o.x, self.y + o.y)
    @classmethod
    def parse(cls, t): return cls(*map(int, t.split(",")))
print(V(1) + V(2, 3), V.parse("4,5"), sorted([V(2), V(1, 9)]), len({V(1), V(1)}), V(1) < V(1, 1), hash(V(1)) == hash(V(1, 0)))
try: V(1).x = 2
except Exception as e: print(type(e).__name__, e)
@dataclass
class Base:
    id: int
    kind: str = field(default="base", init=False)
@dataclass
class Sub(Base):
    extra: str = ""
    kind: str = field(default="sub", init=False)
print(Base(1), Sub(2, "e"), isinstance(Sub(1), Base), Sub(1) == Base(1), [f.name for f in fields(Sub)])
