# Merging sorted streams, top-k and stable priorities.
import heapq
from itertools import count, islice
logs = {"a": [(1, "start"), (5, "stop")], "b": [(2, "load"), (3, "save")], "c": []}
merged = heapq.merge(*[[(t, name, msg) for t, msg in rows] for name, rows in logs.items()])
print(list(merged))
evens, odds = (n * 2 for n in count()), (n * 2 + 1 for n in count())
print(list(islice(heapq.merge(evens, odds), 6)))
print(list(heapq.merge([5, 3, 1], [4, 2], reverse=True)), list(heapq.merge(["bb", "dddd"], ["a", "ccc"], key=len)))
scores = {"ann": 90, "bob": 72, "cy": 90, "di": 60}
print(heapq.nlargest(2, scores, key=scores.get), heapq.nsmallest(2, scores.items(), key=lambda kv: kv[1]))
print(heapq.nlargest(3, "mississippi"), heapq.nsmallest(3, [5, 5, 1]), heapq.nlargest(10, [1, 2]))
tie = count()
h = []
for prio, task in ((2, "b"), (1, "a"), (2, "c"), (1, "d")):
    heapq.heappush(h, (prio, next(tie), task))
print([heapq.heappop(h)[2] for _ in range(4)])
maxheap = [-x for x in (3, 1, 4, 1, 5)]
heapq.heapify(maxheap)
print(-heapq.heappop(maxheap), -heapq.heappop(maxheap), -heapq.heappushpop(maxheap, -9), -heapq.heapreplace(maxheap, -2))
data = list(range(20, 0, -1)); heapq.heapify(data); print(data[0], all(data[i] <= data[2 * i + 1] for i in range(9)))
