# ChainMap: lookup order, children, parents, mutation and missing keys.
from collections import ChainMap, OrderedDict

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, "-", e)

defaults, env, args = {"color": "red", "user": "guest", "n": 1}, {"user": "ann"}, {"color": None}
c = ChainMap(args, env, defaults)
print(c, c["color"], c["user"], c["n"], len(c), list(c), sorted(c.items()), dict(c), c.maps, bool(ChainMap()), ChainMap())
c["user"] = "bob"; c["new"] = 5
print(args, env, c.parents, c.parents["user"], c.get("zz"), c.get("zz", 1), "n" in c, c.keys(), sorted(map(str, c.values())))
child = c.new_child({"n": 99}); print(child["n"], c["n"], child.maps[0], c.new_child(n=7)["n"], c.new_child()["n"], c.new_child({"a": 1}, b=2).maps[0])
print(c.pop("new"), "new" in c, c.copy().maps[0] is c.maps[0], c.copy().maps[1] is c.maps[1])
del c["user"]; print(c["user"])
err(lambda: c["nope"]); err(lambda: c.pop("n")); err(c.__delitem__, "n"); err(ChainMap().popitem); err(lambda: ChainMap({})["x"])
print(c | {"z": 1}, {"z": 1} | c, c == dict(c), c == ChainMap(dict(c)), ChainMap({1: 2}) != {1: 2})
c |= {"k": "v"}; print(args); c.clear(); print(c.maps[0], len(c))
print(c.popitem() if c.maps[0] else "empty", ChainMap.fromkeys("ab", 0), repr(ChainMap(OrderedDict(a=1), {})), c.setdefault("q", 3), c.setdefault("n", 8), c.update(w=1), c.maps[0])
class Deep(ChainMap):
    def __setitem__(self, key, value):
        for m in self.maps:
            if key in m:
                m[key] = value
                return
        self.maps[0][key] = value
    def __missing__(self, key): return f"<{key}>"
d = Deep({"zebra": "black"}, {"elephant": "blue"}); d["elephant"] = "grey"; d["snake"] = "red"
print(d, d["what"], d.get("what"), type(d.new_child()).__name__, isinstance(d, dict))
scope = ChainMap({"x": 1}); inner = scope.new_child(); inner["x"] = 2; inner["y"] = 3
print(inner, inner.parents == scope, list(inner), eval("x + y", {}, inner), list(reversed(list(inner))))
m = ChainMap(); m.maps.append({"late": 1}); print(m["late"], hash(1) == 1); err(hash, m)
