from collections import OrderedDict
d = OrderedDict([("a", 1), ("b", 2), ("c", 3)])
print(d, d["b"], list(d), OrderedDict(), OrderedDict(x=1))
d.move_to_end("a"); print(list(d))
d.move_to_end("c", last=False); print(list(d))
print(d.popitem(), d.popitem(last=False), d)
print(OrderedDict(a=1, b=2) == OrderedDict(b=2, a=1), OrderedDict(a=1, b=2) == dict(b=2, a=1))
d["z"] = 9; d["b"] = 0; print(d, list(reversed(d)), list(d.items()), d.copy())
print(OrderedDict.fromkeys("abc", 0), d | {"n": 1}, OrderedDict(d).pop("z"), d.setdefault("s", 5), list(reversed(d.items())))
for bad in (lambda: OrderedDict().popitem(), lambda: d.move_to_end("none"), lambda: d["none"]):
    try:
        bad()
    except KeyError as e:
        print(repr(e))
class LRU(OrderedDict):
    def __init__(self, size):
        super().__init__()
        self.size = size
    def __getitem__(self, key):
        value = super().__getitem__(key)
        self.move_to_end(key)
        return value
    def __setitem__(self, key, value):
        super().__setitem__(key, value)
        if len(self) > self.size:
            del self[next(iter(self))]
c = LRU(2)
c["a"] = 1; c["b"] = 2; c["a"]; c["c"] = 3
print(list(c), dict(c))
