# OrderedDict as an LRU cache and for stable sorting.
from collections import OrderedDict
class LRU:
    def __init__(self, size):
        self.size, self.data = size, OrderedDict()
    def get(self, k):
        if k not in self.data:
            return None
        self.data.move_to_end(k)
        return self.data[k]
    def put(self, k, v):
        if k in self.data:
            self.data.move_to_end(k)
        self.data[k] = v
        if len(self.data) > self.size:
            return self.data.popitem(last=False)
c = LRU(2)
c.put("a", 1); c.put("b", 2)
print(c.get("a"), c.put("c", 3), c.get("b"), list(c.data))
d = OrderedDict(sorted({"banana": 3, "apple": 4, "pear": 1}.items()))
print(d, list(d.values()))
d.move_to_end("apple"); print(list(d))
print(OrderedDict([("x", 1)]) == OrderedDict([("x", 1)]), d == dict(d))
d["kiwi"] = 9; del d["pear"]; print(d, d.popitem())
