# Counter: construction, update, subtract, most_common and dict behaviour.
from collections import Counter
import copy

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, "-", e)

print(Counter([1, 2, 2, 3, 3, 3]).most_common(), Counter("bca").most_common(2), Counter("aabbc").most_common(-1), Counter("aabbc").most_common(None)[:-3:-1])
c = Counter({"x": 3}, y=2)
c.update(["x", "z"], y=5)
c.update({"x": 10})
c.update(w=1)
c.update()
c.subtract("xx", y=1)
c.subtract({"q": 2})
print(c, c["missing"], c.get("missing"), c.get("missing", 7), "missing" in c, len(c), c.total())
print(list(c.elements()), list(Counter(a=0, b=-1, c=2).elements()))
print(c.pop("x"), c.pop("nope", None), c.setdefault("n", 4), dict(c), list(c), list(c.values()))
d = c.copy()
d["y"] = 0
e = copy.deepcopy(c)
print(c["y"], d["y"], type(d).__name__, e == c, type(e).__name__)
c.clear()
print(c, bool(c), repr(Counter()), str(Counter("a")), Counter([None, None, 1.5]))
print(Counter(dict(a=1)), Counter((ch for ch in "ab")), Counter(range(3)), Counter(a=None) if False else "")
err(Counter, 5)
err(Counter, [[1]])
err(Counter, "a", "b")
err(Counter.fromkeys, "ab", 1)
err(c.pop, "nope")
err(Counter().most_common, "x")
err(lambda: Counter(a="x").most_common() and Counter(a="x", b=1).most_common())
class Tally(Counter):
    def __missing__(self, key):
        return -1
t = Tally("ab")
print(t["zz"], t, t + Tally("b"), type(t + t).__name__, type(t.copy()).__name__, isinstance(t, dict))
print({**Counter("aab")}, Counter("ab") | Counter("bc"), {k: v for k, v in Counter("xyx").items() if v > 1})
print(Counter(["a", "b"]) == Counter(["b", "a"]), Counter.__doc__ is not None, Counter("a").keys() & Counter("ab").keys())
