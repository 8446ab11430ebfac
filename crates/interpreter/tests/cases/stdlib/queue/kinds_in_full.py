# Queue, LifoQueue, PriorityQueue, SimpleQueue.
import queue
q = queue.Queue(maxsize=3)
for n in (3, 1, 2): q.put(n)
print(q.qsize(), q.full(), q.empty(), q.maxsize, q.get(), q.get_nowait(), q.get(block=False), q.empty())
l = queue.LifoQueue(); [l.put(n) for n in (1, 2, 3)]; p = queue.PriorityQueue(); [p.put(x) for x in ((2, "b"), (1, "z"), (1, "a"))]; s = queue.SimpleQueue(); s.put("x"); s.put_nowait("y")
print([l.get() for _ in range(3)], [p.get() for _ in range(3)], s.get(), s.qsize(), s.get_nowait(), s.empty())
for bad in (lambda: q.get_nowait(), lambda: q.get(timeout=0.01), lambda: q.get(block=False), lambda: [q.put_nowait(1) for _ in range(4)], lambda: q.put(5, timeout=0.01), lambda: q.put(1, block=False), lambda: s.get_nowait(), lambda: s.get(timeout=0.01), lambda: q.get(timeout=-1), lambda: [q.task_done() for _ in range(9)], lambda: queue.PriorityQueue().put(1) or p.put(1) or p.put("a")):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__module__, type(error).__name__, error)
q = queue.Queue(); [q.put(n) for n in range(3)]
while not q.empty():
    item = q.get(); q.task_done()
q.join(); print("joined", q.unfinished_tasks, queue.Queue(0).full(), queue.Queue(-1).maxsize, issubclass(queue.Empty, Exception), queue.__all__, list(q.queue))
class Job:
    def __init__(self, priority, name): self.priority, self.name = priority, name
    def __lt__(self, other): return self.priority < other.priority
    def __repr__(self): return f"Job({self.name})"
pq = queue.PriorityQueue(); [pq.put(Job(*a)) for a in ((3, "low"), (1, "high"), (2, "mid"))]; print([pq.get() for _ in range(3)])
graph = {"a": ["b", "c"], "b": ["d"], "c": ["d"], "d": []}; seen, todo = [], queue.Queue(); todo.put("a")
while not todo.empty():
    node = todo.get()
    if node not in seen:
        seen.append(node); [todo.put(n) for n in graph[node]]
print(seen, pq.qsize(), type(queue.Queue()).__name__)
