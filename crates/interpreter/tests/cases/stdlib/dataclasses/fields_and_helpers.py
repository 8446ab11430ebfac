# field(), fields(), asdict, astuple, replace, make_dataclass.
from dataclasses import dataclass, field, fields, asdict, astuple, replace, make_dataclass, MISSING, KW_ONLY, Field, InitVar
from collections import namedtuple, defaultdict
import copy, json

def err(f, *a, **k):
    try: print("no error:", f(*a, **k))
    except Exception as e: print(type(e).__name__, "-", e)

@dataclass
class Item:
    name: str
    price: float = 0.0
    tags: list = field(default_factory=list, repr=False)
    code: int = field(default=7, metadata={"unit": "x"}, kw_only=True)
    hidden: int = field(default=1, init=False)
for f in fields(Item):
    print(f.name, f.type, f.default if f.default is not MISSING else "MISSING", f.default_factory is list, f.init, f.repr, f.compare, f.hash, f.kw_only, dict(f.metadata))
print(type(fields(Item)).__name__, isinstance(fields(Item("a"))[0], Field), [f.name for f in fields(Item("x"))])
i = Item("pen", 1.5, ["a"], code=9); print(i, i.hidden, asdict(i), astuple(i))
N = namedtuple("N", "p q")
@dataclass
class Box:
    items: list
    by: dict
    n: N
    t: tuple = ()
b = Box([Item("a")], {"k": Item("b"), 2: [Item("c")]}, N(1, Item("d")), (Item("e"), 5))
print(asdict(b)); print(astuple(b)); print(type(asdict(b)["n"]).__name__, asdict(b)["items"] is b.items)
print(asdict(i, dict_factory=lambda kv: {k: v for k, v in kv if v}), astuple(Item("q"), tuple_factory=list))
j = replace(i, price=9, tags=["z"]); print(j, i.price, j.tags, replace(i) == i, replace(i) is i)
err(replace, i, nope=1); err(replace, i, hidden=3); err(asdict, 5); err(astuple, Item); err(fields, 5); err(replace, 5); err(replace, Item)
C = make_dataclass("C", ["x", ("y", int), ("z", int, field(default=5))], namespace={"total": lambda self: self.y + self.z}, order=True)
print(C(1, 2), C(1, 2).total(), C.__name__, C.__annotations__, C(1, 2) < C(2, 0), C.__mro__[1])
D = make_dataclass("D", [("w", str, "d")], bases=(C,), frozen=False); print(D(1, 2), D.__bases__[0].__name__, [f.name for f in fields(D)])
err(make_dataclass, "X", ["1a"]); err(make_dataclass, "X", ["a", "a"]); err(make_dataclass, "X", ["class"]); err(make_dataclass, "X", [5]); err(make_dataclass, "X", [("a", int, 1, 2)])
@dataclass
class KW:
    a: int
    _: KW_ONLY
    b: int = 0
    c: int = 1
print(KW(1, c=5), [f.kw_only for f in fields(KW)]); err(KW, 1, 2)
print(json.dumps(asdict(Item("x", tags=["t"]))), copy.deepcopy(i) == i, copy.copy(i).tags is i.tags)
print(repr(fields(KW)[1]).split("default_factory")[0])
@dataclass
class DD: d: defaultdict = field(default_factory=lambda: defaultdict(list))
d = DD(); d.d["a"].append(1)
try: print(asdict(d))
except TypeError as e: print("TypeError", e)
