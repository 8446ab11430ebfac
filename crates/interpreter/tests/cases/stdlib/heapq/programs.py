# Dijkstra, running median, k-way merge, scheduling, Huffman.
import heapq
from itertools import count

graph = {"a": {"b": 7, "c": 3}, "b": {"d": 2}, "c": {"b": 1, "d": 8}, "d": {}, "e": {}}
def dijkstra(src):
    dist, heap = {src: 0}, [(0, src)]
    while heap:
        d, n = heapq.heappop(heap)
        if d > dist[n]: continue
        for m, w in graph[n].items():
            if d + w < dist.get(m, float("inf")): dist[m] = d + w; heapq.heappush(heap, (d + w, m))
    return dist
print(dijkstra("a"), dijkstra("e"))
lo, hi, out = [], [], []
for x in [5, 15, 1, 3, 8, 7]:
    heapq.heappush(hi, -heapq.heappushpop(lo, -x))
    if len(hi) > len(lo): heapq.heappush(lo, -heapq.heappop(hi))
    out.append(-lo[0] if len(lo) > len(hi) else (hi[0] - lo[0]) / 2)
print(out)
class PQ:
    def __init__(self): self.h, self.find, self.c = [], {}, count()
    def add(self, t, p=0):
        if t in self.find: self.find.pop(t)[-1] = None
        e = [p, next(self.c), t]; self.find[t] = e; heapq.heappush(self.h, e)
    def pop(self):
        while self.h:
            p, _, t = heapq.heappop(self.h)
            if t is not None: del self.find[t]; return t
        raise KeyError("empty")
q = PQ(); q.add("low", 9); q.add("high", 1); q.add("mid", 5); q.add("low", 0); print(q.pop(), q.pop(), q.pop())
try: q.pop()
except KeyError as e: print(e)
def huffman(text):
    freq = {c: text.count(c) for c in sorted(set(text))}; ids = count()
    heap = [(n, next(ids), c) for c, n in freq.items()]; heapq.heapify(heap)
    while len(heap) > 1:
        a, b = heapq.heappop(heap), heapq.heappop(heap); heapq.heappush(heap, (a[0] + b[0], next(ids), (a[2], b[2])))
    codes = {}
    def walk(n, pre):
        if isinstance(n, str): codes[n] = pre or "0"
        else: walk(n[0], pre + "0"); walk(n[1], pre + "1")
    walk(heap[0][2], ""); return codes
codes = huffman("abracadabra"); print(sorted(codes.items()), sum(len(codes[c]) for c in "abracadabra"))
def rooms(meetings):
    ends = []
    for s, e in sorted(meetings):
        if ends and ends[0] <= s: heapq.heapreplace(ends, e)
        else: heapq.heappush(ends, e)
    return len(ends)
print(rooms([(0, 30), (5, 10), (15, 20)]), rooms([(7, 10), (2, 4)]), rooms([]))
def heapsort(it): h = list(it); heapq.heapify(h); return [heapq.heappop(h) for _ in range(len(h))]
print(heapsort([3, -1, 2.5, 0]), heapsort("hello"), heapsort(range(20, 0, -1)) == list(range(1, 21)))
logs = [[(1, "a1"), (5, "a2")], [(2, "b1"), (3, "b2")], [(4, "c1")]]; print([m for _, m in heapq.merge(*logs)])
def ugly(n):
    h, seen = [1], {1}
    for _ in range(n):
        u = heapq.heappop(h)
        for f in (2, 3, 5):
            if u * f not in seen: seen.add(u * f); heapq.heappush(h, u * f)
    return u
print([ugly(n) for n in range(1, 12)])
grid = [[1, 3, 1], [1, 5, 1], [4, 2, 1]]
def cheapest(g):
    h, seen = [(g[0][0], 0, 0)], set()
    while h:
        c, i, j = heapq.heappop(h)
        if (i, j) == (2, 2): return c
        if (i, j) in seen: continue
        seen.add((i, j))
        for a, b in ((i + 1, j), (i, j + 1), (i - 1, j), (i, j - 1)):
            if 0 <= a < 3 and 0 <= b < 3: heapq.heappush(h, (c + g[a][b], a, b))
print(cheapest(grid))
