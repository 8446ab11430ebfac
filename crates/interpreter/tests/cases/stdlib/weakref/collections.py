# WeakValueDictionary, WeakKeyDictionary, WeakSet.
import weakref, gc
class Obj:
    def __init__(self, name): self.name = name
    def __repr__(self): return f"<{self.name}>"
a, b, c = Obj("a"), Obj("b"), Obj("c")
d = weakref.WeakValueDictionary({"x": a, "y": b}); d["z"] = c
print(sorted(d), len(d), d["x"], d.get("q"), d.get("q", 5), "y" in d, sorted(map(repr, d.values())), sorted((k, repr(v)) for k, v in d.items()), d.setdefault("x", b), d.pop("z"), "z" in d, len(list(d.valuerefs())))
del b; gc.collect(); print(sorted(d), len(d), "y" in d)
k = weakref.WeakKeyDictionary(); k[a] = 1; k[c] = [2]
print(k[a], len(k), a in k, 5 in k, sorted(k.values(), key=str), k.get(c), len(list(k.keyrefs())), [key.name for key in k.keys()])
del c; gc.collect(); print(len(k), dict(k.items()))
s = weakref.WeakSet([a]); e = Obj("e"); s.add(e); print(len(s), a in s, sorted(o.name for o in s), s == weakref.WeakSet([e, a]), (s | {a}) == s, s.issubset({a, e}), len(s & {a}), len(s - {a}), 5 in s)
del e; gc.collect(); print(len(s)); s.discard(a); print(len(s), bool(s))
for bad in (lambda: d["nope"], lambda: k[Obj("q")], lambda: k.__setitem__(5, 1), lambda: d.__setitem__("i", 5), lambda: s.add(5), lambda: s.remove(a), lambda: s.pop(), lambda: d.pop("nope")):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, str(error)[:40].split(" at ")[0].split("<weakref")[0])
cache = weakref.WeakValueDictionary()
def load(name):
    found = cache.get(name)
    if found is None: found = cache[name] = Obj(name)
    return found
one = load("k"); print(load("k") is one, len(cache)); del one; gc.collect(); print(len(cache), repr(weakref.WeakValueDictionary())[:20], d.copy() == d if False else len(d.copy()), dict(d), d | {"n": a} == {"x": a, "n": a} if False else "")
