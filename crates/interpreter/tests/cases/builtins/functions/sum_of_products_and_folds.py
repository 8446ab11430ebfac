# sum, max, min, any, all, sorted and zip combined as programs do.
v, w = [1, 2, 3], [4, 5, 6]
print(sum(a * b for a, b in zip(v, w)), sum(x * x for x in v) ** 0.5, [a + b for a, b in zip(v, w)], max(v + w), max(v, w), max(zip(v, w)), min(map(lambda p: p[0] - p[1], zip(v, w))))
print(all(a < b for a, b in zip(v, v[1:])), any(x % 2 == 0 for x in v), sum(1 for x in w if x > 4), sum([len(s) for s in ("a", "bb")]), sum(map(int, "12345")), sum(([x] * x for x in v), []), sum(x > 1 for x in v), sum(divmod(17, 5)))
rows = [{"k": "a", "v": 3}, {"k": "b", "v": 1}, {"k": "a", "v": 5}]
print(sum(r["v"] for r in rows), max(rows, key=lambda r: r["v"])["v"], sorted(rows, key=lambda r: (r["k"], -r["v"])), {k: sum(r["v"] for r in rows if r["k"] == k) for k in sorted({r["k"] for r in rows})}, all("k" in r for r in rows), [r["v"] for r in rows if r["k"] == "a"])
def fold(f, xs, a):
    for x in xs: a = f(a, x)
    return a
print(fold(lambda a, x: a * 10 + x, v, 0), fold(lambda a, x: [x] + a, v, []), fold(max, w, 0), fold(lambda a, kv: a | {kv[0]: kv[1]}, zip("ab", v), {}), fold(lambda a, f: f(a), [abs, str, len], -1234))
mean = sum(v) / len(v)
print(mean, sum((x - mean) ** 2 for x in v) / len(v), sorted(v + w)[len(v + w) // 2], round(sum(w) / len(w), 2), max(set("banana"), key="banana".count), sorted(set("banana"), key=lambda c: (-"banana".count(c), c)))
