# Mapping and MutableMapping fill in the rest.
from collections.abc import Mapping, MutableMapping, KeysView, ItemsView, ValuesView

class Squares(Mapping):
    def __init__(self, n): self.n = n
    def __getitem__(self, k):
        if isinstance(k, int) and 0 <= k < self.n: return k * k
        raise KeyError(k)
    def __iter__(self): return iter(range(self.n))
    def __len__(self): return self.n
s = Squares(4)
print(dict(s), s[2], s.get(9), s.get(9, "d"), 3 in s, 9 in s, list(s.items()), list(s.keys()), list(s.values()), s == {0: 0, 1: 1, 2: 4, 3: 9}, s == Squares(4), s != Squares(3), {**Squares(2)})
print(len(s.keys()), 2 in s.keys(), (2, 4) in s.items(), (2, 5) in s.items(), 9 in s.values(), s.keys() & {1, 99}, s.keys() | {50}, sorted(s.keys() - {0}), type(s.keys()).__name__, s.keys() == {0, 1, 2, 3}, s.items() >= {(1, 1)}, s.keys().isdisjoint({7}))
print(repr(KeysView({"a": 1})), repr(ItemsView({"a": 1})), repr(ValuesView({"a": 1})), list(reversed(ValuesView({"a": 1, "b": 2}))) if hasattr(ValuesView, "__reversed__") else "not reversible")
class Store(MutableMapping):
    def __init__(self, *a, **k): self.d = {}; self.update(*a, **k)
    def __getitem__(self, k): return self.d[k]
    def __setitem__(self, k, v): self.d[k] = v
    def __delitem__(self, k): del self.d[k]
    def __iter__(self): return iter(self.d)
    def __len__(self): return len(self.d)
    def __repr__(self): return f"Store({self.d})"
m = Store({"a": 1}, b=2)
m.update([("c", 3)]); m.update(Store(d=4), e=5)
print(m, m.pop("a"), m.pop("zz", None), m.setdefault("q", 9), m.setdefault("b", 0), m.popitem(), len(m), m.get("c"))
for f in (lambda: m.pop("zz"), lambda: m["zz"], lambda: Store().popitem(), lambda: m.update(5), lambda: m.update(1, 2), lambda: hash(m), lambda: m.__delitem__("zz"), lambda: Mapping()):
    try: print("no error:", f())
    except Exception as e: print(type(e).__name__, "-", e)
m.clear(); print(m, bool(m), m == {}, isinstance(m, dict))
match Store(kind="x", n=1):
    case {"kind": k, **rest}: print(k, rest)
try: list(reversed(s))
except TypeError as e: print(e)
