from itertools import groupby, tee
print([(k, list(g)) for k, g in groupby("AAABBCA")], [(k, len(list(g))) for k, g in groupby([1, 1, 2, 3, 3], key=lambda x: x % 2)])
data = sorted(["apple", "ant", "bee", "bat", "cat"], key=lambda w: w[0])
print({k: list(g) for k, g in groupby(data, key=lambda w: w[0])}, [k for k, _ in groupby("aabbc")], list(groupby([])))
groups = groupby("aabb"); k1, g1 = next(groups); k2, g2 = next(groups); print(k1, list(g1), k2, list(g2))
groups = groupby("aaab"); k, g = next(groups); print(next(g), [(k, list(g)) for k, g in groups])
a, b = tee([1, 2, 3]); print(next(a), list(b), list(a)); x, y, z = tee("ab", 3); print(list(x), list(z), list(y), tee([1], 0))
a, b = tee(x * x for x in range(3)); print(list(zip(a, b)))
gen = (print("made", i) or i for i in range(2)); a, b = tee(gen); print(next(a)); print(next(b)); print(list(a), list(b))
print([type(v).__name__ for v in (groupby([]), tee([])[0])])
try:
    tee([1], -1)
except ValueError as e:
    print(e)
