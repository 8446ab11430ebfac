# Sorted containers, interval lookup and the longest increasing subsequence.
from bisect import bisect_left, bisect_right, insort

def lis(seq):
    tails = []
    for x in seq:
        i = bisect_left(tails, x)
        if i == len(tails):
            tails.append(x)
        else:
            tails[i] = x
    return len(tails)

print(lis([10, 9, 2, 5, 3, 7, 101, 18]), lis([]), lis([1, 1, 1]), lis(range(20)))

class SortedMap:
    def __init__(self):
        self._keys, self._values = [], []
    def __setitem__(self, k, v):
        i = bisect_left(self._keys, k)
        if i < len(self._keys) and self._keys[i] == k:
            self._values[i] = v
        else:
            self._keys.insert(i, k)
            self._values.insert(i, v)
    def __getitem__(self, k):
        i = bisect_left(self._keys, k)
        if i < len(self._keys) and self._keys[i] == k:
            return self._values[i]
        raise KeyError(k)
    def irange(self, lo, hi):
        a, b = bisect_left(self._keys, lo), bisect_right(self._keys, hi)
        return list(zip(self._keys[a:b], self._values[a:b]))
    def floor(self, k):
        i = bisect_right(self._keys, k)
        return self._keys[i - 1] if i else None

m = SortedMap()
for k, v in [(5, "e"), (1, "a"), (9, "i"), (3, "c"), (5, "E")]:
    m[k] = v
print(m.irange(2, 6), m.floor(4), m.floor(0), m[5])
try:
    m[4]
except KeyError as e:
    print("KeyError", e)
prices = [(100, 0.0), (500, 0.05), (1000, 0.1)]
edges = [p[0] for p in prices]
for total in (50, 100, 499, 500, 5000):
    i = bisect_right(edges, total) - 1
    print(total, prices[i][1] if i >= 0 else 0)

def median_stream(xs):
    seen, out = [], []
    for x in xs:
        insort(seen, x)
        n = len(seen)
        out.append(seen[n // 2] if n % 2 else (seen[n // 2 - 1] + seen[n // 2]) / 2)
    return out

print(median_stream([5, 15, 1, 3, 8]))
