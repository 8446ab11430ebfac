# Dict and set comprehensions: duplicates, order, unhashable keys.
print({x % 3: x for x in range(7)})
print({w.lower(): w for w in ["A", "b", "a", "B"]})
print(list({c: None for c in "banana"}))
print({k: [v for v in range(k)] for k in range(3)})
print({(i, j): i * j for i in range(2) for j in range(2)})
print({i: {j: i + j for j in range(2)} for i in range(2)})
print(len({c for c in "mississippi"}), sorted({c for c in "mississippi"}))
print({x: y for x in range(2) for y in range(3)})
print({v: k for k, v in {"one": 1, "two": 2, "uno": 1}.items()})
for bad in (lambda: {[x] for x in range(1)}, lambda: {[x]: 1 for x in range(1)}, lambda: {{}: 1 for x in "a"}):
    try:
        bad()
    except TypeError as e:
        print(e)
words = "the quick brown the lazy the dog".split()
print({w: words.count(w) for w in words})
print({len(w): {v for v in words if len(v) == len(w)} == {"x"} for w in words})
print({True: "a", 1: "b", 1.0: "c"}, {1, True, 1.0})
groups = {}
[groups.setdefault(len(w), []).append(w) for w in words]
print(groups)
