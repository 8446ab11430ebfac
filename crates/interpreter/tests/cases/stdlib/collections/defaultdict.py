from collections import defaultdict
d = defaultdict(list)
d["a"].append(1); d["b"].append(2); d["a"].append(3)
print(d, d["a"], d.default_factory, dict(d), len(d), "zz" in d, d.get("zz"))
c = defaultdict(int)
for ch in "hello":
    c[ch] += 1
print(dict(c), c["none"], list(c))
n = defaultdict(lambda: defaultdict(int))
n["x"]["y"] += 5
print({k: dict(v) for k, v in n.items()})
e = defaultdict(None, {"k": 1})
print(e, e["k"])
for bad in (lambda: e["zz"], lambda: defaultdict(5)):
    try:
        bad()
    except Exception as err:
        print(type(err).__name__, err)
k = defaultdict(int, a=1, b=2)
k.default_factory = str
print(k["new"] == "", k, k.copy(), k | {"q": 1}, {"p": 0} | k)
class WithKey(defaultdict):
    def __missing__(self, key):
        return key * 2
print(WithKey()["ab"], isinstance(k, dict), k == {"a": 1, "b": 2, "new": ""})
r = defaultdict(list); r["self"].append(r); print(r)
