# Nested dataclasses, asdict and building from dicts.
from dataclasses import dataclass, field, asdict, fields, is_dataclass
from typing import get_type_hints, List, Optional
@dataclass
class Address:
    city: str
    zip: str = ""
@dataclass
class Person:
    name: str
    address: Address
    friends: List["Person"] = field(default_factory=list)
    nick: Optional[str] = None
p = Person("Ann", Address("Oslo"), [Person("Bo", Address("Rome", "00"))])
d = asdict(p)
print(d)
def build(cls, data):
    hints = get_type_hints(cls)
    out = {}
    for f in fields(cls):
        if f.name not in data: continue
        t, v = hints[f.name], data[f.name]
        if is_dataclass(t): v = build(t, v)
        elif getattr(t, "__args__", None) and is_dataclass(t.__args__[0]) and isinstance(v, list): v = [build(t.__args__[0], x) for x in v]
        out[f.name] = v
    return cls(**out)
q = build(Person, d)
print(q == p, q.friends[0].address.city, q.friends[0] is p.friends[0])
print([(f.name, f.default_factory is list) for f in fields(Person)])
def walk(obj, depth=0):
    for f in fields(obj):
        v = getattr(obj, f.name)
        print("  " * depth + f.name, "" if is_dataclass(v) else v if not isinstance(v, list) else len(v))
        if is_dataclass(v): walk(v, depth + 1)
walk(p)
