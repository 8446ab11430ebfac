import heapq
from collections import deque, defaultdict
from itertools import count
edges = [("a", "b", 4), ("a", "c", 1), ("c", "b", 2), ("b", "d", 5), ("c", "d", 8), ("d", "e", 3), ("x", "y", 1)]
graph = defaultdict(dict)
for one, other, weight in edges:
    graph[one][other] = graph[other][one] = weight
def cheapest(start):
    ties, queue, done = count(), [(0, 0, start, ())], {}
    while queue:
        cost, _, node, path = heapq.heappop(queue)
        if node in done:
            continue
        done[node] = cost, path + (node,)
        for neighbour, weight in graph[node].items():
            if neighbour not in done:
                heapq.heappush(queue, (cost + weight, next(ties), neighbour, path + (node,)))
    return done
for node, (cost, path) in cheapest("a").items():
    print(node, cost, "->".join(path))
def components():
    left = set(graph)
    while left:
        queue, part = deque([min(left)]), []
        left.discard(queue[0])
        while queue:
            node = queue.popleft()
            part.append(node)
            for neighbour in sorted(graph[node]):
                if neighbour in left:
                    left.remove(neighbour)
                    queue.append(neighbour)
        yield part
print(list(components()), {node: len(around) for node, around in graph.items()})
