# sorted returns a new list from any iterable.
l = [3, 1, 2]
print(sorted(l), l, sorted("cab"), sorted({3, 1}), sorted({"b": 0, "a": 1}), sorted(x * -1 for x in range(3)), sorted([]), sorted((2, 1)), sorted(range(3, 0, -1)), type(sorted((1,))).__name__)
print(sorted("Bac", key=str.lower), sorted(["aaa", "b"], key=len), sorted([1, 2, 3], reverse=True), sorted([1, -2, 3], key=abs, reverse=True), sorted([("b", 1), ("a", 1)], key=lambda t: t[1]), sorted(["a10", "a9"], key=lambda s: int(s[1:])))
print(sorted({"x": 3, "y": 1}.items(), key=lambda kv: kv[1]), sorted([[3], [1, 2]]), sorted([(2, "a"), (1, "z")]), sorted(["", "a"]), sorted([0.5, 1, False]), sorted(["é", "z"]), sorted(b"ba"), sorted([True, False]))
data = [{"n": "x", "v": 2}, {"n": "y", "v": 1}, {"n": "z", "v": 2}]
print([d["n"] for d in sorted(data, key=lambda d: (-d["v"], d["n"]))], [d["n"] for d in sorted(data, key=lambda d: d["v"])], [d["n"] for d in sorted(data, key=lambda d: d["v"], reverse=True)])
for bad in (lambda: sorted(1), lambda: sorted([1, "a"]), lambda: sorted([1], [2]), lambda: sorted([1], key=1), lambda: sorted([3, None, 1]), lambda: sorted(), lambda: sorted([1], foo=1)):
    try:
        print(bad())
    except TypeError as e:
        print(e)
