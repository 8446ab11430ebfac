# deque with maxlen, mutation during iteration, and queue programs.
from collections import deque
from itertools import islice

d = deque(range(5), maxlen=3)
print(d, d.maxlen, deque([1]).maxlen)
d.append(9); print(d)
d.appendleft(7); print(d)
d.extend("abcd"); print(d)
d.extendleft("xy"); print(d)
for f in (lambda: d.insert(1, 5), lambda: setattr(d, "maxlen", 9)):
    try:
        f()
    except Exception as e:
        print(type(e).__name__, e)
print(d + deque("zz"), (d * 2), d.copy(), d.copy().maxlen, deque(d, 2), deque([1, 2, 3], maxlen=0), deque(maxlen=None))
d += [1, 2]
print(d)
q = deque([1, 2, 3])
try:
    for x in q:
        q.append(x)
except RuntimeError as e:
    print("RuntimeError", e)
it = iter(deque([1, 2]))
print(next(it), it.__length_hint__(), next(it), next(it, "end"))
def tail(lines, n=2):
    return list(deque(lines, n))
print(tail(["a", "b", "c"]), tail([]))
def moving_average(values, n=3):
    it = iter(values)
    window = deque(islice(it, n - 1))
    window.appendleft(0)
    s = sum(window)
    for v in it:
        s += v - window.popleft()
        window.append(v)
        yield s / n
print(list(moving_average([40, 30, 50, 46, 39, 44])))
graph = {"a": ["b", "c"], "b": ["d"], "c": ["d", "e"], "d": ["f"], "e": ["f"], "f": []}
def bfs(start, goal):
    todo, seen = deque([[start]]), {start}
    while todo:
        path = todo.popleft()
        if path[-1] == goal:
            return path
        for n in graph[path[-1]]:
            if n not in seen:
                seen.add(n)
                todo.append(path + [n])
print(bfs("a", "f"))
def josephus(n, k):
    ring = deque(range(1, n + 1))
    while len(ring) > 1:
        ring.rotate(1 - k)
        ring.popleft()
    return ring[0]
print([josephus(n, 3) for n in range(1, 10)])
class Log(deque):
    def __init__(self): super().__init__(maxlen=2)
    def add(self, x): self.append(x); return self
print(Log().add(1).add(2).add(3), isinstance(Log(), deque))
match deque([1, 2]):
    case [a, b]: print("seq", a, b)
