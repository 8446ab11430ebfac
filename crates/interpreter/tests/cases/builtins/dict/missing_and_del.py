# KeyError, del, __missing__, in and iteration while deleting copies.
d = {"a": 1, "b": 2, "c": 3}
for k in ("a", "zz", 5, None, (1, 2), "it's"):
    try:
        print(d[k])
    except KeyError as e:
        print(repr(e), e.args, str(e))
del d["a"]
try:
    del d["a"]
except KeyError as e:
    print(e)
for k in list(d):
    if d[k] > 2:
        del d[k]
print(d)
class M(dict):
    def __missing__(self, k):
        print("missing", k)
        return k * 2
m = M(a=1)
print(m["a"], m["b"], m.get("b"), "b" in m, m.get("b", 0), m.setdefault("c", 5), len(m))
try:
    m.pop("zz")
except KeyError as e:
    print(e)
class N(dict):
    def __missing__(self, k): raise LookupError("custom " + k)
try:
    N()["q"]
except LookupError as e:
    print(type(e).__name__, e)
class P(dict): pass
P.__missing__ = lambda self, k: f"added later {k}"
print(P()["x"])
q = P()
q["x"] += "!"
print(q)
try:
    {}[1][2]
except KeyError as e:
    print(e)
try:
    {"a": {}}["a"]["b"]
except KeyError as e:
    print(e)
try:
    d["b"]["c"]
except TypeError as e:
    print(e)
