# Counter subclasses, copies and use in sets of operations.
from collections import Counter
import copy
class Bag(Counter):
    def add(self, *items):
        self.update(items); return self
    def __str__(self): return "{" + ", ".join(f"{k}x{n}" for k, n in sorted(self.items())) + "}"
b = Bag("aab").add("c", "c"); print(b, repr(b), type(b + b).__name__, type(b.copy()).__name__, b == Counter(a=2, b=1, c=2))
c = copy.copy(b); c["a"] = 0; print(b["a"], c["a"], +c, len(c), len(+c), type(+c).__name__)
print(sorted((b & Bag("abz")).elements()), sorted((b | Bag("zz")).elements()), b - Bag("aaa"), b.total())
print(Counter(a=3) - Counter(a=1), Counter(a=1) - Counter(a=3), sum([Bag("a"), Bag("ab")], Bag()))
stock, order = Counter(pen=5, ink=1), Counter(pen=2, ink=3)
print(order <= stock, {k: order[k] - stock[k] for k in order if order[k] > stock[k]}, stock & order)
stock.subtract(order); print(stock, -stock, min(stock.values()))
hist = Counter(len(w) for w in "a bb bb ccc dddd".split())
for n in sorted(hist): print(n, "*" * hist[n])
print(Counter(map(type, [1, "a", 2, None])).most_common(1)[0][0].__name__, Counter([[]] and ["x"]), Counter({"a": 2})["a"])
