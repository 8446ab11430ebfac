# get, setdefault, in, try and defaults compared.
words = "a b a c b a".split()
c1 = {}
for w in words: c1[w] = c1.get(w, 0) + 1
c2 = {}
for w in words:
    if w in c2: c2[w] += 1
    else: c2[w] = 1
c3 = {}
for w in words:
    try: c3[w] += 1
    except KeyError: c3[w] = 1
c4 = {w: words.count(w) for w in words}
c5 = {}
for w in words: c5.setdefault(w, []).append(1)
print(c1 == c2 == c3 == c4 == {k: len(v) for k, v in c5.items()}, c1)
calls = []
def make(): calls.append(1); return []
d = {"k": [0]}
d.setdefault("k", make()).append(1)
d.get("k", make()).append(2)
d.get("zz", make()).append(3)
print(d, len(calls), d.get("zz"), d.get(None), d.get("k") is d["k"], d.setdefault("n") is None, "n" in d, d.pop("n", "gone"), d.pop("n", "gone"))
deep = {"a": {"b": {"c": 5}}}
def dig(d, *path, default=None):
    for p in path:
        if not isinstance(d, dict) or p not in d: return default
        d = d[p]
    return d
print(dig(deep, "a", "b", "c"), dig(deep, "a", "x", "c"), dig(deep, "a", "b", "c", "d", default="no"), deep.get("a", {}).get("b", {}).get("z", 0))
