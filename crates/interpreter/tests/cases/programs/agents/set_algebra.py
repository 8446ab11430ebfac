a, b = set(range(8)), {n * n for n in range(5)}
print(a & b, a | b, a - b, b - a, a ^ b, a <= b, {1} < a, a.isdisjoint({9}), a >= {1, 2})
a.discard(99)
a.add(16)
a.update([20], (21,), "")
a -= {0, 1}
print(sorted(a), len(a), 16 in a, a.intersection([16, 20], {20}), a.symmetric_difference({2, 99}) - {3}, sorted(a.union(b, [100])))
print(frozenset("hello") == set("hello"), {frozenset({1, 2}): "x"}[frozenset([2, 1])], hash(frozenset([1, 2])) == hash(frozenset([2, 1])), set() == frozenset())
words = ["eat", "tea", "tan", "ate", "nat", "bat"]
groups = {}
for word in words:
    groups.setdefault("".join(sorted(word)), []).append(word)
print(list(groups.values()), sorted(set(map(len, words))), len(set(words)))
seen = set()
print([x for x in [3, 1, 3, 2, 1] if not (x in seen or seen.add(x))], list(dict.fromkeys([3, 1, 3, 2, 1])))
for attempt in (lambda: {1}.remove(5), lambda: set().pop(), lambda: {[1]}, lambda: {1} + {2}, lambda: {1} | [2], lambda: set(5), lambda: frozenset().add(1), lambda: {1} < [1]):
    try:
        print(attempt())
    except Exception as error:
        print(type(error).__name__, error)
powerset = [[]]
for x in "abc":
    powerset += [part + [x] for part in powerset]
print(powerset, {*"ab", *[1]} == {1, "a", "b"}, {x for x in range(10) if x % 3 == 0})
