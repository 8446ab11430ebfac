# Views: live, set operations, membership, equality, repr, reversed, mapping.
d = {"a": 1, "b": 2}
k, v, i = d.keys(), d.values(), d.items()
print(k, v, i, len(k), len(v), len(i))
d["c"] = 3
print(k, v, i)
print("a" in k, 3 in v, ("a", 1) in i, ("a", 9) in i, "zz" in k, ("a",) in i, [] in v)
print(sorted(k & {"a", "z"}), sorted(k | {"z"}), sorted(k - {"a"}), sorted(k ^ {"a", "z"}), sorted({"a", "z"} - k), sorted({"q"} | k))
print(sorted(i & {("a", 1), ("b", 9)}), sorted(i - {("a", 1)}), k == {"a", "b", "c"}, i == {("a", 1), ("b", 2), ("c", 3)}, k <= {"a", "b", "c", "d"}, k < {"a"}, k > {"a"}, v == v, d.values() == d.values(), k == ["a", "b", "c"])
print(k.isdisjoint({"z"}), k.isdisjoint(["a"]), i.isdisjoint([("a", 1)]), sorted(k & "abz"), sorted(k - ["a"]), type(k & k).__name__, sorted({"a": 0}.keys() | {"b": 0}.keys()))
print(list(reversed(k)), list(reversed(v)), list(reversed(i)), list(k), max(v), sum(v), sorted(i, key=lambda p: -p[1]), k.mapping, i.mapping["a"])
for bad in (lambda: k[0], lambda: v[0], lambda: k.add("x"), lambda: hash(k), lambda: v | v, lambda: {"l": []}.items() & {1}, lambda: k + k, lambda: next(k), lambda: k | 5, lambda: d.items() | d.values() if False else v & {1}):
    try:
        print(bad())
    except (TypeError, AttributeError) as e:
        print(e)
try:
    d.keys().mapping["z"] = 1
except TypeError as e:
    print(e)
it = iter(d.items())
print(next(it), list(it), repr(iter(d)).split(" ")[0], type(k).__name__, type(v).__name__, type(i).__name__, type(iter(k)).__name__, type(iter(v)).__name__, type(iter(i)).__name__)
print(dict(i), dict(zip(k, v)) == d, [f"{a}={b}" for a, b in i], {b: a for a, b in i}, all(d[a] == b for a, b in i))
