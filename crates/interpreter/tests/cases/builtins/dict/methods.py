# get, setdefault, pop, popitem, update, clear, copy, fromkeys, keys, values, items.
d = {"a": 1, "b": 2}
print(d.get("a"), d.get("z"), d.get("z", 0), d.setdefault("a", 9), d.setdefault("c", 3), d.setdefault("n"), d)
print(d.pop("a"), d.pop("zz", "default"), d.popitem(), d)
d.update({"x": 1}); d.update([("y", 2), ["z", 3]]); d.update(w=4, b=20); d.update({"q": 0}, r=1); d.update(); d.update(["mn"])
print(d, d.update({}))
c = d.copy()
c["new"] = 1
print("new" in d, len(c) - len(d), list(d.keys())[:2], list(d.values())[:2], list(d.items())[:2])
print(dict.fromkeys("ab"), dict.fromkeys([1, 2], []), dict.fromkeys(range(2), "v"), {}.fromkeys("q", 1))
shared = dict.fromkeys("ab", [])
shared["a"].append(1)
print(shared)
d.clear()
print(d, len(d), bool(d))
for bad in (lambda: {}.pop("k"), lambda: {}.popitem(), lambda: {}["k"], lambda: {}.pop(), lambda: {}.get(), lambda: {}.update(5), lambda: {}.update([1]), lambda: {}.update(["abc"]), lambda: {}.setdefault(), lambda: {}.get([]), lambda: {[]: 1}, lambda: {}.pop("a", 1, 2), lambda: dict.fromkeys(5), lambda: {}.update({}, {}), lambda: {}.keys(1), lambda: {}.get("a", default=1), lambda: {}.copy(1), lambda: {}.update([(1, 2, 3)]), lambda: {"a": 1}.pop(["x"])):
    try:
        print(bad())
    except (KeyError, TypeError, ValueError) as e:
        print(type(e).__name__, e)
print([n for n in dir(dict) if not n.startswith("_")])
