# dict(): every form.
print(dict(), dict(a=1), dict({"a": 1}), dict([("a", 1), ("b", 2)]), dict([["a", 1]]), dict(["ab", "cd"]), dict({"a": 1}, b=2, a=3), dict(zip("ab", [1, 2])), dict((x, x * x) for x in range(3)), dict(enumerate("ab")), dict({}.items()), dict(**{"a b": 1}), dict([], x=1))
class M:
    def keys(self): return ["k1", "k2"]
    def __getitem__(self, k): return k + "!"
print(dict(M()), {**M()}, dict(M(), z=1))
class It:
    def __iter__(self): return iter([(1, 2), (3, 4)])
print(dict(It()))
for bad in (lambda: dict(5), lambda: dict([1]), lambda: dict([(1,)]), lambda: dict([(1, 2, 3)]), lambda: dict("ab"), lambda: dict(["a"]), lambda: dict({}, {}), lambda: dict([([], 1)]), lambda: dict(None), lambda: dict([(1, 2), 5]), lambda: dict([(1, 2), (3,)])):
    try:
        print(bad())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
print({}, {1: 2, }, {"a": 1, "a": 2}, {1: "a", True: "b", 1.0: "c"}, {**{"a": 1}, "a": 2}, {None: 0, (): 1, "": 2, 0: 3, False: 4}, {1: {2: {3: 4}}})
d = {"x": [1]}
e = dict(d)
e["x"].append(2)
e["y"] = 1
print(d, e, dict(d) == d, dict(d) is d)
print({k: v for k, v in dict(a=1, b=2).items()}, dict(map(lambda p: (p[1], p[0]), {"a": 1}.items())), dict(sorted({"b": 1, "a": 2}.items())))
