# copy is shallow; dict(), | and {**} as well.
inner = [1]
d = {"x": inner, "y": {"z": 1}}
copies = [d.copy(), dict(d), {**d}, d | {}, {k: v for k, v in d.items()}]
inner.append(2)
d["y"]["z"] = 99
d["new"] = True
for c in copies:
    print(c, c["x"] is inner, "new" in c, c == d)
def deepcopy(v):
    if isinstance(v, dict): return {k: deepcopy(x) for k, x in v.items()}
    if isinstance(v, list): return [deepcopy(x) for x in v]
    return v
e = deepcopy(d)
d["y"]["z"] = 0
inner.clear()
print(d, e)
a = b = {}
b["k"] = 1
print(a, a is b)
f = dict.fromkeys(["p", "q"], {})
f["p"]["shared"] = True
print(f)
class D(dict): pass
g = D(a=1)
print(type(g.copy()).__name__, type({**g}).__name__, type(g | {}).__name__, type(dict(g)).__name__)
