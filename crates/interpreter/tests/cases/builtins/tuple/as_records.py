# Tuples as records: sorting by fields, grouping, swapping, nested unpacking, keys.
people = [("ann", 31, "ny"), ("bob", 25, "la"), ("cat", 31, "la"), ("dan", 19, "ny")]
print(sorted(people, key=lambda p: (p[1], p[0])), min(people, key=lambda p: p[1])[0], max(people)[0])
by_city = {}
for name, age, city in people:
    by_city.setdefault(city, []).append((age, name))
for city, members in sorted(by_city.items()):
    print(city, sorted(members, reverse=True))
points = {(0, 0): "origin", (1, 0): "east"}
points[0, 1] = "north"
print(points[0, 0], points[(0, 1)], (5, 5) in points, sorted(points))
a, b = 1, 2
a, b = b, a
a, b, c = b, a + b, a * b
print(a, b, c)
for i, (name, *rest) in enumerate(people):
    print(i, name, rest)
dist = {("a", "b"): 5, ("b", "c"): 2}
print(sum(dist.get(p, 0) for p in zip("abc", "bc")), {k[::-1]: v for k, v in dist.items()})
nested = (1, (2, (3, (4,))))
x, (y, (z, (w,))) = nested
print(x, y, z, w, nested[1][1][1][0])
print(*sorted({(len(w), w) for w in "the cat sat on the mat".split()}))
print(divmod(17, 5), "a-b".partition("-"), {1: 2}.popitem(), max((3, "c"), (3, "d")), tuple(sorted("cab")), ("x", 1) < ("x", 2))
first, second, *others = (n for n, *_ in people)
print(first, second, others, all(isinstance(p, tuple) for p in people), [type(p).__name__ for p in zip("a", "b")])
t = (1, [2])
t[1].append(3)
print(t)
