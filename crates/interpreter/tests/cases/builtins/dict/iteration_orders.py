# Looping over keys, values, items, sorted, reversed, zipped, enumerated.
d = {"b": 2, "a": 1, "c": 3}
for k in d: print(k, end=" ")
for v in d.values(): print(v, end=" ")
for k, v in d.items(): print(f"{k}{v}", end=" ")
print()
for i, (k, v) in enumerate(sorted(d.items())): print(i, k, v, end="; ")
for k in reversed(d): print(k, end=" ")
for k, v in sorted(d.items(), key=lambda p: -p[1]): print(k, v, end=" ")
print()
for (k1, v1), (k2, v2) in zip(d.items(), list(d.items())[1:]): print(k1, k2, v2 - v1, end="; ")
print(list(d), [*d], {*d} == set(d), (*d,), sorted(d), max(d), min(d.values()), sum(d.values()), len(d), list(map(d.get, "abz")), [k for k in d if d[k] > 1], dict(zip(d.values(), d)), list(filter(None, d)), any(v > 2 for v in d.values()), " ".join(d), "&".join(f"{k}={v}" for k, v in d.items()))
a, *b = d
x, y = {"p": 1, "q": 2}.items()
print(a, b, x, y, next(iter(d.values())), list(iter(d)), list(enumerate(d, 1)), {v: k for k, v in d.items()}, tuple(d.items())[0])
