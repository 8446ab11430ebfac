# dumps: separators, indent, sort_keys, skipkeys, ensure_ascii, allow_nan, default, cls.
import json
from decimal import Decimal
from datetime import date, datetime
from enum import Enum, IntEnum
from collections import OrderedDict, namedtuple, defaultdict, Counter, deque
import uuid, fractions

def err(f, *a, **k):
    try: print("no error:", f(*a, **k))
    except Exception as e: print(type(e).__name__, "-", e)

d = {"b": [1, 2.5, {"c": None}], "a": "é\n\t\"\\/\x00\x7f\u2028😀", "empty": {}, "l": [], "t": (1,), "n": -0.0}
print(json.dumps(d)); print(json.dumps(d, ensure_ascii=False)); print(json.dumps(d, indent=2, sort_keys=True)); print(json.dumps(d, indent="\t")); print(json.dumps(d, indent=0)); print(json.dumps(d, separators=(",", ":"))); print(json.dumps([1, [2, []]], indent=1, separators=(";", "=")))
print(json.dumps({1: 1, 1.5: 2, True: 3, None: 4, "s": 5, float("inf"): 6}), json.dumps({(1, 2): 1, "ok": 2}, skipkeys=True), json.dumps([float("nan"), float("inf"), -float("inf")]), json.dumps(10**25), json.dumps(1e100), json.dumps(1.0), json.dumps(1e-7), json.dumps(123456789.123456789), json.dumps(True), json.dumps(None), json.dumps("x"), json.dumps(""), json.dumps([]), json.dumps({}), json.dumps([[]]), json.dumps([{}], indent=2))
class I(IntEnum): A = 1
class S(str): pass
class L(list): pass
class F(float):
    def __repr__(self): return "F!"
class N(int):
    def __repr__(self): return "N!"
P = namedtuple("P", "x y")
print(json.dumps([I.A, S("s"), L([1]), F(1.5), N(3), P(1, 2), OrderedDict(z=1), defaultdict(int, a=1), Counter("aab"), True]), json.dumps({I.A: 1, S("k"): 2}))
def conv(o):
    if isinstance(o, (set, frozenset, deque)): return sorted(o)
    if isinstance(o, (date, Decimal, fractions.Fraction, uuid.UUID)): return str(o)
    if isinstance(o, Enum): return o.value
    if isinstance(o, bytes): return o.decode()
    if isinstance(o, complex): return [o.real, o.imag]
    raise TypeError(f"cannot convert {type(o).__name__}")
class E(Enum): X = "x"
print(json.dumps([{3, 1}, date(2024, 1, 1), datetime(2024, 1, 1, 5), Decimal("1.10"), E.X, b"hi", 2j, deque([1]), fractions.Fraction(1, 3), uuid.UUID(int=5)], default=conv), json.dumps(object, default=repr), json.dumps({"k": {1}}, default=list))
err(json.dumps, {1}); err(json.dumps, b"x"); err(json.dumps, object, default=conv); err(json.dumps, {(1,): 2}); err(json.dumps, {b"k": 1}); err(json.dumps, float("nan"), allow_nan=False); err(json.dumps, [1, float("inf")], allow_nan=False); err(json.dumps, {"a": 1, 2: 3}, sort_keys=True); err(json.dumps, 1j); err(json.dumps, Decimal(1)); err(json.dumps, [1], nope=1); err(json.dumps, E.X); err(json.dumps, {"x": {1}}, indent=1); err(json.dumps, lambda: 1)
c = []; c.append(c); err(json.dumps, c); e = {}; e["e"] = e; err(json.dumps, e); err(json.dumps, "x", separators=5)
class Enc(json.JSONEncoder):
    def default(self, o):
        if hasattr(o, "to_json"): return o.to_json()
        return super().default(o)
class Pt:
    def __init__(self, x): self.x = x
    def to_json(self): return {"x": self.x, "kids": [Pt(1)] if self.x > 1 else []}
print(json.dumps([Pt(2)], cls=Enc), Enc(indent=1, sort_keys=True).encode({"b": Pt(0), "a": 1}), list(json.JSONEncoder().iterencode([1, {"a": 2}])), "".join(Enc().iterencode(Pt(1)))); err(json.dumps, [object()], cls=Enc) if False else None
j = json.JSONEncoder(separators=(", ", ": ")); print(j.item_separator, j.key_separator, j.indent, j.sort_keys, j.skipkeys, j.ensure_ascii, j.allow_nan, j.check_circular, json.JSONEncoder(indent=2).item_separator)
