# Keeping several sorted structures up to date.
import bisect
from collections import defaultdict
events = []
for when, what in ((5, "e"), (1, "a"), (3, "c"), (3, "b")): bisect.insort(events, (when, what))
print(events, bisect.bisect(events, (3, "z")), bisect.bisect_left(events, (3,)))
class SortedList:
    def __init__(self, items=()): self._l = sorted(items)
    def add(self, x): bisect.insort_right(self._l, x)
    def remove(self, x):
        i = bisect.bisect_left(self._l, x)
        if i == len(self._l) or self._l[i] != x: raise ValueError(f"{x!r} not in list")
        del self._l[i]
    def rank(self, x): return bisect.bisect_left(self._l, x)
    def __iter__(self): return iter(self._l)
s = SortedList([3, 1]); [s.add(x) for x in (2, 5, 2)]; print(list(s), s.rank(2), s.rank(99)); s.remove(2); print(list(s))
try: s.remove(42)
except ValueError as e: print(e)
index = defaultdict(list)
for n, w in enumerate("the cat the dog a cat".split()): bisect.insort(index[w], n)
print(dict(index), bisect.bisect_left(index["the"], 1))
cdf, total = [], 0
for w in (5, 1, 4): total += w; cdf.append(total)
print([bisect.bisect_right(cdf, x) for x in range(10)])
desc = [9, 7, 3]; print(bisect.bisect_left(desc, -7, key=lambda v: -v)); bisect.insort(desc, 5, key=lambda v: -v); print(desc)
