# OrderedDict: order, moving, popping, equality and views.
from collections import OrderedDict
import copy
import json

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, "-", e)

d = OrderedDict(a=1, b=2, c=3)
print(d, repr(OrderedDict()), OrderedDict([("x", 1), ("y", 2)]), OrderedDict({"k": 1}), dict(d))
d.move_to_end("a"); print(list(d))
d.move_to_end("c", last=False); print(list(d))
print(d.popitem(), d.popitem(last=False), d)
d["z"] = 26; d["b"] = 22; d.update(q=1); print(d, list(reversed(d)), list(reversed(d.items())), list(reversed(d.keys())), list(reversed(d.values())))
a, b = OrderedDict([(1, 1), (2, 2)]), OrderedDict([(2, 2), (1, 1)])
print(a == b, a == dict(b), dict(a) == b, a != b, a == OrderedDict(a), a == 5)
print(a | {3: 3}, {3: 3} | a, type({3: 3} | a).__name__)
a |= {9: 9}; print(a, a.pop(9), a.pop(100, "def"), a.setdefault(7, "s"), a.setdefault(1, "no"))
print(OrderedDict.fromkeys("ab", 0), OrderedDict.fromkeys([1, 2]), a.copy(), type(a.copy()).__name__, copy.deepcopy(a) == a, json.dumps(OrderedDict(b=1, a=2)))
print(a.keys(), a.values(), a.items(), 1 in a.keys(), (1, 1) in a.items(), len(a))
err(d.move_to_end, "nope"); err(OrderedDict().popitem); err(d.pop, "nope"); err(lambda: d["nope"]); err(OrderedDict, 5); err(OrderedDict, {}, {}); err(lambda: a | 5); err(d.__delitem__, "nope")
class LRU(OrderedDict):
    def __init__(self, size): self.size = size; super().__init__()
    def __getitem__(self, key):
        value = super().__getitem__(key)
        self.move_to_end(key)
        return value
    def __setitem__(self, key, value):
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self.size:
            oldest = next(iter(self))
            del self[oldest]
c = LRU(2)
c["a"] = 1; c["b"] = 2; c["a"]; c["c"] = 3
print(list(c), c)
r = OrderedDict(); r["me"] = r; print(r)
try:
    for k in a: a["new" + str(k)] = 1
except RuntimeError as e:
    print("RuntimeError")
d.clear(); print(d, bool(d), isinstance(d, dict))
