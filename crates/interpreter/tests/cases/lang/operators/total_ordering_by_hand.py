# A Version class ordered by hand, used in sort, min, bisect and dict keys.
class Version:
    def __init__(self, text):
        self.parts = tuple(int(p) for p in text.split("."))
    def _cmp(self, other):
        if not isinstance(other, Version):
            return NotImplemented
        a, b = self.parts, other.parts
        n = max(len(a), len(b))
        a, b = a + (0,) * (n - len(a)), b + (0,) * (n - len(b))
        return (a > b) - (a < b)
    def __eq__(self, o):
        c = self._cmp(o)
        return c if c is NotImplemented else c == 0
    def __lt__(self, o):
        c = self._cmp(o)
        return c if c is NotImplemented else c < 0
    def __le__(self, o):
        c = self._cmp(o)
        return c if c is NotImplemented else c <= 0
    def __hash__(self):
        parts = list(self.parts)
        while parts and parts[-1] == 0:
            parts.pop()
        return hash(tuple(parts))
    def __repr__(self): return "v" + ".".join(map(str, self.parts))
vs = [Version(t) for t in ("1.10", "1.9", "1.9.1", "1.10.0", "0.1")]
print(sorted(vs), min(vs), max(vs))
print(Version("1.0") == Version("1"), Version("1.0") != Version("1.0.1"), Version("2") > Version("1.99"), Version("1") >= Version("1.0"))
print(len(set(vs)), {Version("1.0"): "x"}[Version("1")], Version("1") == "1", Version("1") in [Version("1.0.0")])
try:
    Version("1") < "2"
except TypeError as e:
    print(e)
vs.sort(reverse=True)
print(vs)
def insert(sorted_list, v):
    lo, hi = 0, len(sorted_list)
    while lo < hi:
        mid = (lo + hi) // 2
        if v < sorted_list[mid]:
            hi = mid
        else:
            lo = mid + 1
    sorted_list.insert(lo, v)
out = []
for v in vs:
    insert(out, v)
print(out)
