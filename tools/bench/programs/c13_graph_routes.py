# Cheapest routes with a heap, and the way back.
N = 30  #@ small=1
import heapq
def graph(n):
    return {i: [((i * k + 7) % n, (i * 13 + k * 5) % 17 + 1) for k in range(1, 6)] for i in range(n)}
def cheapest(edges, start):
    cost, before, heap = {start: 0}, {}, [(0, start)]
    while heap:
        spent, node = heapq.heappop(heap)
        if spent > cost[node]:
            continue
        for other, price in edges[node]:
            total = spent + price
            if total < cost.get(other, float("inf")):
                cost[other], before[other] = total, node
                heapq.heappush(heap, (total, other))
    return cost, before
def way(before, end):
    steps = [end]
    while steps[-1] in before:
        steps.append(before[steps[-1]])
    return steps[::-1]
for i in range(N):
    cost, before = cheapest(graph(900), i)
print(len(cost), max(cost.values()), way(before, max(cost, key=lambda n: (cost[n], n))))
