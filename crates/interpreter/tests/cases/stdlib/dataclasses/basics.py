from dataclasses import dataclass, field, fields, asdict, astuple, replace, is_dataclass, FrozenInstanceError
@dataclass
class P:
    x: int
    y: int = 0
    tags: list = field(default_factory=list, repr=False)
    def total(self): return self.x + self.y
p = P(1, 2)
print(p, p == P(1, 2), p == P(1, 3), p.total(), P(5), P.__match_args__, P.__doc__)
p.tags.append(1); print(P(1).tags, p.tags, asdict(p), astuple(p), replace(p, x=10))
print([f.name for f in fields(P)], fields(P)[1].default, is_dataclass(P), is_dataclass(p), is_dataclass(5), hash.__name__)
@dataclass(order=True, frozen=True)
class V:
    major: int
    minor: int = 0
    label: str = field(default="", compare=False)
print(V(1, 2) < V(1, 3), sorted([V(2), V(1, 5)]), hash(V(1)) == hash(V(1)), V(1, label="a") == V(1, label="b"), {V(1): 1}[V(1)])
for bad in (lambda: setattr(V(1), "major", 5), lambda: delattr(V(1), "major"), lambda: P(), lambda: P(1, 2, 3, 4), lambda: P(1, z=2), lambda: hash(p), lambda: V(1) < 5, lambda: replace(p, zz=1), lambda: asdict(5), lambda: fields(5)):
    try:
        bad()
    except Exception as e:
        print(type(e).__name__, e)
match p:
    case P(x=1, y=yy): print("matched", yy)
match V(3, 4):
    case V(a, b): print(a, b)
