# Insertion order: updates keep the place, re-insertion moves to the end.
d = {"c": 1, "a": 2, "b": 3}
print(list(d), d)
d["a"] = 20
print(list(d))
del d["c"]
d["c"] = 1
print(list(d), list(reversed(d)), list(reversed(d.items())), list(reversed(d.values())))
d.update(a=0, z=9)
print(list(d), d.popitem(), d.popitem(), list(d))
print(list({**{"x": 1, "y": 2}, "x": 3}), list({"y": 0} | {"x": 1, "y": 2}), {"a": 1, "b": 2} == {"b": 2, "a": 1}, list(dict(b=1, a=2)))
n = {}
for i in range(20):
    n[i] = i
for i in range(0, 20, 2):
    del n[i]
for i in range(0, 6):
    n[i] = "new"
print(n)
n.clear()
n["q"] = 1; n["p"] = 2
print(n, next(iter(n)), list(n.items())[-1])
lru = {}
def touch(k, v=None):
    if k in lru:
        v = lru.pop(k)
    lru[k] = v
    if len(lru) > 2:
        del lru[next(iter(lru))]
for k in "abac":
    touch(k, k.upper())
print(lru)
print(list({k: 0 for k in "hello world"}), list(dict.fromkeys([3, 1, 3, 2])), sorted({"b": 1, "a": 2}), [*{"z": 1, "y": 2}], max({"a": 1, "c": 0}), list(zip({"p": 1, "q": 2}, "xy")))
f, *rest = {"one": 1, "two": 2, "three": 3}
print(f, rest)
