# extend and += from every kind of iterable, including itself.
l = [0]
for src in ([1], (2,), "34", {5: "v"}, {6}, range(7, 9), (x for x in [9]), b"\x0a", map(str, [11]), zip([1], [2]), enumerate("a"), reversed([12]), iter([13]), {}.keys(), ""):
    l.extend(src)
print(l)
m = [1, 2]
m.extend(m); m += m; m.extend(iter(m[:2])); print(m)
n = []
n += "ab"; n += (1,); n += {2: 3}; n += range(2); print(n)
def gen():
    yield 1
    raise ValueError("half way")
for f in (lambda l: l.extend(gen()), lambda l: l.__iadd__(gen())):
    k = ["start"]
    try: f(k)
    except ValueError as e: print(e, k)
for bad in (5, None, object, 1.5):
    try: [].extend(bad)
    except TypeError as e: print(e)
