# Breadth-first, depth-first and connected components.
from collections import deque, defaultdict
edges = [(1, 2), (1, 3), (2, 4), (3, 4), (4, 5), (6, 7)]
g = defaultdict(list)
for a, b in edges: g[a].append(b); g[b].append(a)
def bfs(s, t):
    prev, q = {s: None}, deque([s])
    while q:
        n = q.popleft()
        if n == t: break
        for m in g[n]:
            if m not in prev: prev[m] = n; q.append(m)
    else: return None
    path = []
    while t is not None: path.append(t); t = prev[t]
    return path[::-1]
print(bfs(1, 5), bfs(5, 1), bfs(1, 7), bfs(3, 3))
def dfs(n, seen):
    seen.append(n)
    for m in sorted(g[n]):
        if m not in seen: dfs(m, seen)
    return seen
print(dfs(1, []), [sorted(dfs(n, [])) for n in (1, 6)])
grid = ["S.#.", "..#.", ".#..", "...E"]
def shortest(grid):
    start = next((r, row.index("S")) for r, row in enumerate(grid) if "S" in row); q, seen = deque([(start, 0)]), {start}
    while q:
        (r, c), d = q.popleft()
        if grid[r][c] == "E": return d
        for p in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
            if 0 <= p[0] < len(grid) and 0 <= p[1] < len(grid[0]) and grid[p[0]][p[1]] != "#" and p not in seen: seen.add(p); q.append((p, d + 1))
print(shortest(grid)); deg = {n: len(v) for n, v in g.items()}; print(deg, max(deg, key=deg.get))
