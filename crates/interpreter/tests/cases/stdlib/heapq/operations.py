# heappush, heappop, heapify, heapreplace, heappushpop.
import heapq

def err(f, *a, **k):
    try: print("no error:", f(*a, **k))
    except Exception as e: print(type(e).__name__, "-", e)

h = []
for x in (5, 1, 8, 3, 9, 2): heapq.heappush(h, x)
print(h, [heapq.heappop(h) for _ in range(len(h))], h)
l = [9, 4, 7, 1, 8, 2, 6]; heapq.heapify(l); print(l, l[0]); print(heapq.heapreplace(l, 5), l, heapq.heappushpop(l, 0), heapq.heappushpop(l, 10), l)
err(heapq.heappop, []); err(heapq.heapreplace, [], 1); print(heapq.heappushpop([], 1)); err(heapq.heappush, (1,), 2); err(heapq.heapify, (2, 1)); err(heapq.heapify, [1, "a"]); err(heapq.heappush, [1], "a"); err(heapq.heappop, "x"); err(heapq.heappush, []); err(heapq.heapify, 5)
t = []; [heapq.heappush(t, (len(w), w)) for w in ("pear", "fig", "apple", "kiwi")]; print([heapq.heappop(t)[1] for _ in range(4)])
print(heapq.nlargest(3, [1, 8, 2, 23, 7]), heapq.nsmallest(2, [5, 3, 9]), heapq.nlargest(2, ["aa", "b", "cccc"], key=len), heapq.nsmallest(10, [2, 1]), heapq.nlargest(0, [1]), heapq.nlargest(-1, [1]), heapq.nsmallest(1, []), heapq.nsmallest(2, "hello"), heapq.nlargest(1, {"a": 1, "b": 2}, key={"a": 1, "b": 2}.get), heapq.nsmallest(3, [(1, "b"), (1, "a"), (0, "z")]), heapq.nlargest(2, iter([3, 3, 1])))
print(list(heapq.merge([1, 4, 7], [2, 5], [3])), list(heapq.merge([9, 5], [8, 1], reverse=True)), list(heapq.merge(["a", "ccc"], ["bb"], key=len)), list(heapq.merge()), list(heapq.merge([], [1])), list(heapq.merge("ace", "bd")))
err(lambda: list(heapq.merge([1], ["a"]))); err(heapq.nlargest, "x", [1]); err(heapq.nsmallest, 1, 5); err(heapq.nlargest, 1)
class Task:
    def __init__(self, p, name): self.p, self.name = p, name
    def __lt__(self, o): return self.p < o.p
    def __repr__(self): return self.name
q = [Task(3, "c"), Task(1, "a"), Task(2, "b")]; heapq.heapify(q); heapq.heappush(q, Task(0, "z")); print([heapq.heappop(q) for _ in range(4)], heapq.nsmallest(2, [Task(2, "x"), Task(1, "y")]))
print(heapq.nlargest(2, [1.5, float("inf"), -1]), heapq.nsmallest(2, [True, False, 2]), heapq.__all__)
