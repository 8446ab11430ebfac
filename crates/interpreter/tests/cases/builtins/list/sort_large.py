# Sorting larger inputs: patterns, stability, duplicates, comparison by __lt__ only.
def lcg(n, seed=1):
    out = []
    for _ in range(n):
        seed = (seed * 1103515245 + 12345) % 2 ** 31
        out.append(seed % 1000)
    return out
data = lcg(500)
s = sorted(data)
print(all(a <= b for a, b in zip(s, s[1:])), s[:5], s[-5:], sum(s) == sum(data))
pairs = [(v % 10, i) for i, v in enumerate(data)]
t = sorted(pairs, key=lambda p: p[0])
print(all(a[0] < b[0] or a[1] < b[1] for a, b in zip(t, t[1:])))
r = sorted(pairs, key=lambda p: p[0], reverse=True)
print(all(a[0] > b[0] or a[1] < b[1] for a, b in zip(r, r[1:])), r[0][0], r[-1][0])
for pattern in (list(range(200)), list(range(200, 0, -1)), [1] * 100, [i % 5 for i in range(100)], list(range(100)) + list(range(100)), list(range(100)) + list(range(100, 0, -1))):
    x = pattern[:]
    x.sort()
    print(x[0], x[-1], len(x), x == sorted(pattern), sorted(pattern, reverse=True) == x[::-1])
class L:
    count = 0
    def __init__(self, v): self.v = v
    def __lt__(self, o):
        L.count += 1
        return self.v < o.v
objs = [L(v) for v in data[:50]]
objs.sort()
print([o.v for o in objs] == sorted(data[:50]), L.count > 49)
strs = sorted(str(v) for v in data)
print(strs[:4], strs[-2:])
floats = sorted(v / 7 for v in data)
print(floats[0], floats[-1] == max(data) / 7)
mixed = sorted([2, 1.5, True, 0, -3.25, 10 ** 20])
print(mixed)
tuples = sorted((v % 3, -v) for v in data[:20])
print(tuples[:3])
