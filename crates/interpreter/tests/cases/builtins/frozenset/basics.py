# frozenset: immutability, hashing, operators, as keys.
f = frozenset([3, 1, 2, 1])
print(f, len(f), 1 in f, sorted(f), f | {4}, f & {1}, f - {1}, f ^ {1, 9}, f == {1, 2, 3}, hash(f) == hash(frozenset([2, 3, 1])), frozenset() == set())
print({f: "v"}[frozenset([1, 2, 3])], {frozenset("ab"), frozenset("ba")} == {frozenset("ab")}, f.union([9]), f.copy() is f, frozenset(f) is f, f.issubset({1, 2, 3, 4}), f.isdisjoint([7]))
print([n for n in dir(frozenset) if not n.startswith("_")], frozenset("a"), frozenset(), bool(frozenset()), repr(frozenset([1])), [frozenset([1])], type(f).__name__)
for bad in (lambda: f.add(1), lambda: f.remove(1), lambda: f.clear(), lambda: f[0], lambda: frozenset(5), lambda: frozenset([[]]), lambda: f + f, lambda: f.pop(), lambda: frozenset(1, 2), lambda: f < 1, lambda: f.update([1])):
    try:
        print(bad())
    except (AttributeError, TypeError) as e:
        print(e)
g = f
g |= {10}
print(f, g, type(g).__name__)
nested = frozenset([frozenset([1]), frozenset([2])])
print(frozenset([1]) in nested, {1} in nested, len(nested), sorted(map(sorted, nested)))
s = {frozenset([1, 2]), frozenset([2, 1]), frozenset()}
s.discard({1, 2})
print(s)
print(hash(frozenset()), hash(frozenset([1])) == hash(frozenset([1])), hash(frozenset([0, 1, 2])), hash(frozenset([-1])))
edges = {frozenset(e) for e in [("a", "b"), ("b", "a"), ("b", "c")]}
print(sorted(tuple(sorted(e)) for e in edges))
