# defaultdict: factories, missing, copies, unions and reprs.
from collections import defaultdict
import copy

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, "-", e)

d = defaultdict(list)
for k, v in [("a", 1), ("b", 2), ("a", 3)]:
    d[k].append(v)
print(d, dict(d), d.default_factory, d.get("zz"), "zz" in d, len(d), d["zz"], len(d))
print(defaultdict(int, {"x": 1}, y=2), defaultdict(int, [("k", 5)]), defaultdict(), defaultdict(None, a=1))
err(lambda: defaultdict()["x"])
err(lambda: defaultdict(None)[1, 2])
err(defaultdict, 5)
err(defaultdict, [])
err(lambda: defaultdict(lambda: 1 / 0)["k"])
err(lambda: defaultdict(list)[[]])
tree = lambda: defaultdict(tree)
t = tree()
t["a"]["b"]["c"] = 1
print(list(t), list(t["a"]), t["a"]["b"]["c"])
n = defaultdict(lambda: defaultdict(int))
for w in "a b a c b a".split():
    n[w[0]]["count"] += 1
print({k: dict(v) for k, v in n.items()})
c = d.copy()
c["a"].append(99)
e = copy.deepcopy(d)
e["a"].append(100)
print(d["a"], type(c).__name__, c.default_factory is list, e["a"], type(e).__name__)
print(defaultdict(int, a=1) | {"b": 2}, {"b": 2} | defaultdict(int, a=1), defaultdict(int, a=1) == {"a": 1})
u = defaultdict(set, a={1})
u |= {"z": 5}
print(u)
u.default_factory = None
err(lambda: u["none"])
u.default_factory = lambda: "late"
print(u["none"], u.__missing__("direct"), "direct" in u, u.pop("a"), u.setdefault("q", 1))
r = defaultdict(list)
r["self"] = r
print(r)
class Keyed(defaultdict):
    def __missing__(self, key):
        self[key] = key * 2
        return self[key]
k = Keyed()
print(k["ab"], k, Keyed(int), repr(Keyed(list, a=[1])))
