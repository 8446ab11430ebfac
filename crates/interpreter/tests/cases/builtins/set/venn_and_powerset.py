# Everyday set work: unions of many, powersets, partitions, symmetric parts, deduplication keeping order.
a, b, c = {1, 2, 3, 4}, {3, 4, 5}, {4, 5, 6, 1}
print(a & b & c, (a | b | c) - (a & b & c), a - b - c, (a & b) - c, set.union(a, b, c), set.intersection(a, b, c), a ^ b ^ c, len(a | b) == len(a) + len(b) - len(a & b))
def powerset(s):
    out = [frozenset()]
    for x in sorted(s): out += [p | {x} for p in out]
    return out
ps = powerset({1, 2, 3})
print([sorted(p) for p in sorted(ps, key=lambda p: (len(p), sorted(p)))], len(ps), all(p <= {1, 2, 3} for p in ps))
students = {"math": {"ann", "bob", "cat"}, "art": {"bob", "dan"}, "gym": {"ann", "dan", "bob"}}
everyone = set().union(*students.values())
print(sorted(everyone), sorted(everyone - students["math"]), sorted(set.intersection(*students.values())), {n: sorted(k for k in students if n in students[k]) for n in sorted(everyone)})
seen = set(); print([x for x in [3, 1, 3, 2, 1] if not (x in seen or seen.add(x))])
def jaccard(x, y): return len(x & y) / len(x | y) if x | y else 1.0
print(jaccard(a, b), jaccard(set(), set()), round(jaccard(set("night"), set("nacht")), 3))
print(sorted({tuple(sorted((x, y))) for x in range(3) for y in range(3) if x != y}), {len(s) for s in ("a", "bb", "cc")}, sorted(set("hello") - set("aeiou")))
