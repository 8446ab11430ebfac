"""Graphs and queues: breadth and depth first, Dijkstra, union-find, topological order, grids, tries, linked lists."""
import heapq
from collections import defaultdict, deque


def graph(n):
    edges = defaultdict(list)
    for i in range(n):
        for k in (i * 7 + 3, i * 13 + 5, i + 1):
            edges[i].append((k % n, (i * k) % 17 + 1))
    return edges


def breadth(edges, start):
    seen, queue, order = {start}, deque([start]), []
    while queue:
        node = queue.popleft()
        order.append(node)
        for other, _ in edges[node]:
            if other not in seen:
                seen.add(other)
                queue.append(other)
    return order


def depth(edges, start):
    seen, stack = set(), [start]
    while stack:
        node = stack.pop()
        if node in seen:
            continue
        seen.add(node)
        stack.extend(other for other, _ in edges[node] if other not in seen)
    return len(seen)


def dijkstra(edges, start):
    best, heap = {start: 0}, [(0, start)]
    while heap:
        cost, node = heapq.heappop(heap)
        if cost > best[node]:
            continue
        for other, weight in edges[node]:
            new = cost + weight
            if new < best.get(other, float("inf")):
                best[other] = new
                heapq.heappush(heap, (new, other))
    return best


class Union:
    def __init__(self, n):
        self.parent = list(range(n))
        self.size = [1] * n

    def find(self, x):
        while self.parent[x] != x:
            self.parent[x] = self.parent[self.parent[x]]
            x = self.parent[x]
        return x

    def join(self, a, b):
        a, b = self.find(a), self.find(b)
        if a == b:
            return False
        if self.size[a] < self.size[b]:
            a, b = b, a
        self.parent[b] = a
        self.size[a] += self.size[b]
        return True


def islands(width, height):
    grid = [[1 if (x * 7 + y * 13) % 5 < 2 else 0 for x in range(width)] for y in range(height)]
    count = 0
    for y in range(height):
        for x in range(width):
            if grid[y][x] == 1:
                count += 1
                stack = [(x, y)]
                while stack:
                    cx, cy = stack.pop()
                    if 0 <= cx < width and 0 <= cy < height and grid[cy][cx] == 1:
                        grid[cy][cx] = 2
                        for dx, dy in [(1, 0), (-1, 0), (0, 1), (0, -1)]:
                            stack.append((cx + dx, cy + dy))
    return count


def life(cells, turns):
    for _ in range(turns):
        near = defaultdict(int)
        for x, y in cells:
            for dx in (-1, 0, 1):
                for dy in (-1, 0, 1):
                    if dx or dy:
                        near[x + dx, y + dy] += 1
        cells = {cell for cell, n in near.items() if n == 3 or n == 2 and cell in cells}
    return cells


class Node:
    __slots__ = ("value", "next")

    def __init__(self, value, next=None):
        self.value = value
        self.next = next


def linked(n):
    head = None
    for i in range(n):
        head = Node(i, head)
    back = None
    while head is not None:
        head.next, back, head = back, head, head.next
    total, node = 0, back
    while node:
        total += node.value
        node = node.next
    return total


def trie(words):
    root = {}
    for word in words:
        node = root
        for c in word:
            node = node.setdefault(c, {})
        node["$"] = True
    return sum(1 for word in words if "$" in find(root, word))


def find(node, word):
    for c in word:
        node = node.get(c)
        if node is None:
            return {}
    return node


edges = graph(1500)
union = Union(3000)
joined = sum(union.join(i, (i * i + 7) % 3000) for i in range(3000))
best = dijkstra(edges, 0)
print(len(breadth(edges, 0)), depth(edges, 0), sum(best.values()), joined, islands(80, 80), len(life({(0, 1), (1, 2), (2, 0), (2, 1), (2, 2), (9, 9), (9, 10), (9, 11)}, 30)))
print(linked(12000), trie([f"w{i * 7919 % 5000}" for i in range(2500)]))
