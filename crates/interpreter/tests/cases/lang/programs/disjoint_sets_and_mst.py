# Union-find, Kruskal, Prim, connected islands, percolation.
class DSU:
    def __init__(self, items): self.parent = {i: i for i in items}; self.size = dict.fromkeys(self.parent, 1); self.sets = len(self.parent)
    def find(self, x):
        while self.parent[x] != x:
            self.parent[x] = self.parent[self.parent[x]]
            x = self.parent[x]
        return x
    def union(self, a, b):
        a, b = self.find(a), self.find(b)
        if a == b: return False
        if self.size[a] < self.size[b]: a, b = b, a
        self.parent[b] = a
        self.size[a] += self.size[b]
        self.sets -= 1
        return True
    def groups(self):
        out = {}
        for i in self.parent: out.setdefault(self.find(i), []).append(i)
        return sorted(sorted(g) for g in out.values())
EDGES = [("A", "B", 7), ("A", "D", 5), ("B", "C", 8), ("B", "D", 9), ("B", "E", 7), ("C", "E", 5), ("D", "E", 15), ("D", "F", 6), ("E", "F", 8), ("E", "G", 9), ("F", "G", 11), ("X", "Y", 1)]
nodes = sorted({n for a, b, _ in EDGES for n in (a, b)})
dsu = DSU(nodes)
mst = [(a, b, w) for a, b, w in sorted(EDGES, key=lambda e: e[2]) if dsu.union(a, b)]
print(mst, sum(w for *_, w in mst), dsu.sets, dsu.groups())
def prim(start):
    tree, total, seen = [], 0, {start}
    while True:
        options = [(w, a, b) for a, b, w in EDGES if (a in seen) != (b in seen)]
        if not options: return total, seen
        w, a, b = min(options)
        total += w
        seen |= {a, b}
total, seen = prim("A")
print(total, sorted(seen))
MAP = ["##..#", "#..##", ".....", "##.#."]
land = {(r, c) for r, row in enumerate(MAP) for c, v in enumerate(row) if v == "#"}
islands = DSU(land)
for r, c in land:
    for q in ((r + 1, c), (r, c + 1)):
        if q in land: islands.union((r, c), q)
print(islands.sets, [len(g) for g in islands.groups()], islands.groups()[0])
d = DSU(range(10))
for i in range(0, 9, 3): d.union(i, i + 1)
print(d.sets, d.find(0) == d.find(1), d.find(0) == d.find(2), d.union(0, 1), d.groups())
seed, grid, opened = 3, DSU(range(27)), set()
while grid.find(25) != grid.find(26):
    seed = (seed * 48271) % 2147483647
    cell = seed % 25
    if cell in opened: continue
    opened.add(cell)
    r, c = divmod(cell, 5)
    for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        if 0 <= r + dr < 5 and 0 <= c + dc < 5 and (n := (r + dr) * 5 + c + dc) in opened: grid.union(cell, n)
    if r == 0: grid.union(cell, 25)
    if r == 4: grid.union(cell, 26)
print(len(opened), "opened before percolating")
