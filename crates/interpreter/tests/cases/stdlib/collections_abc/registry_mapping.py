# A case-insensitive mapping and a read-only view.
from collections.abc import Mapping, MutableMapping
class CI(MutableMapping):
    def __init__(self, *a, **k):
        self._d = {}
        self.update(*a, **k)
    def __getitem__(self, k): return self._d[k.lower()][1]
    def __setitem__(self, k, v): self._d[k.lower()] = (k, v)
    def __delitem__(self, k): del self._d[k.lower()]
    def __iter__(self): return (k for k, v in self._d.values())
    def __len__(self): return len(self._d)
    def __repr__(self): return f"CI({dict(self.items())})"
h = CI({"Content-Type": "text"}, Accept="*")
print(h, h["content-type"], "ACCEPT" in h, h.get("nope"), len(h), list(h))
h["CONTENT-TYPE"] = "json"
print(h, h.pop("accept"), h.setdefault("X", 1), sorted(h.keys()), list(h.values()))
print(h == {"CONTENT-TYPE": "json", "X": 1}, {**h}, dict(h))
del h["x"]
try:
    del h["x"]
except KeyError as e:
    print("KeyError", e)
h.clear(); print(h, bool(h), isinstance(h, Mapping))
