# Graphs: BFS, DFS, Dijkstra, topological sort, components, cycles.
graph = {"A": {"B": 4, "C": 2}, "B": {"C": 1, "D": 5}, "C": {"D": 8, "E": 10}, "D": {"E": 2}, "E": {}, "F": {"G": 1}, "G": {}}
def bfs(start, goal):
    queue, seen = [[start]], {start}
    while queue:
        path = queue.pop(0)
        if path[-1] == goal:
            return path
        for n in graph[path[-1]]:
            if n not in seen:
                seen.add(n)
                queue.append(path + [n])
    return None
def dfs(node, seen=None):
    seen = [] if seen is None else seen
    if node not in seen:
        seen.append(node)
        for n in sorted(graph[node]):
            dfs(n, seen)
    return seen
def dijkstra(source):
    dist, prev, todo = {source: 0}, {}, set(graph)
    while todo:
        node = min(todo, key=lambda n: (dist.get(n, float("inf")), n))
        todo.remove(node)
        if node not in dist:
            continue
        for n, w in graph[node].items():
            if dist[node] + w < dist.get(n, float("inf")):
                dist[n], prev[n] = dist[node] + w, node
    return dist, prev
def path_to(prev, node):
    out = [node]
    while node in prev:
        node = prev[node]
        out.append(node)
    return out[::-1]
def topological():
    indegree = {n: 0 for n in graph}
    for edges in graph.values():
        for n in edges:
            indegree[n] += 1
    ready, order = sorted(n for n, d in indegree.items() if d == 0), []
    while ready:
        n = ready.pop(0)
        order.append(n)
        for m in graph[n]:
            indegree[m] -= 1
            if indegree[m] == 0:
                ready.append(m)
                ready.sort()
    return order
def components():
    undirected = {n: set(e) for n, e in graph.items()}
    for n, edges in graph.items():
        for m in edges:
            undirected[m].add(n)
    left, out = set(graph), []
    while left:
        stack, comp = [min(left)], set()
        while stack:
            n = stack.pop()
            if n not in comp:
                comp.add(n)
                stack.extend(undirected[n] - comp)
        left -= comp
        out.append(sorted(comp))
    return out
def has_cycle(g):
    state = {}
    def visit(n):
        if state.get(n) == "active":
            return True
        if n in state:
            return False
        state[n] = "active"
        found = any(visit(m) for m in g.get(n, ()))
        state[n] = "done"
        return found
    return any(visit(n) for n in g)
print(bfs("A", "E"), bfs("A", "G"), dfs("A"))
dist, prev = dijkstra("A")
print(dist, path_to(prev, "E"))
print(topological(), components())
print(has_cycle(graph), has_cycle({1: [2], 2: [3], 3: [1]}), has_cycle({1: [1]}))
