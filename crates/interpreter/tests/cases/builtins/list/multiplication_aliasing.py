# * shares its items; comprehension does not.
a = [[]] * 3
a[0].append(1)
b = [[] for _ in range(3)]
b[0].append(1)
print(a, b, a[0] is a[1], b[0] is b[1])
c = [0] * 3
c[0] = 1
d = [None] * 2 + [[]] * 2
d[-1].append("x")
print(c, d)
e = [1, 2]
e *= 3
f = e
e *= 0
print(e, f, e is f)
g = ([0],) * 2
g[0][0] = 9
h = [{}] * 2
h[0]["k"] = 1
print(g, h, [[0] * 2 for _ in range(2)], [(1, 2)] * 2, ["ab"] * 2, 3 * [1], [] * 10, [1, 2] * -1)
grid = [[0] * 3] * 2
grid[0] = [7, 7, 7]
grid[1][0] = 5
print(grid)
row = [0] * 3
grid = [row, row[:], list(row)]
row[1] = 4
print(grid)
