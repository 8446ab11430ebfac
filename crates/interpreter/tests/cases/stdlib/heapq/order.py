import heapq
import random
rng = list(range(50))
mixed = [(x * 37) % 50 for x in rng]
heap = []
for x in mixed:
    heapq.heappush(heap, x)
print(heap == sorted(heap), [heapq.heappop(heap) for _ in range(50)] == rng)
for data in ([3.5, 1, True, 2], ["b", "a", "c"], [(2, "x"), (1, "y"), (1, "a")], [[2], [1, 5], [1]], [float("nan"), 1.0, 0.5]):
    copy = list(data)
    heapq.heapify(copy)
    print(copy)
