import queue
q = queue.Queue(2)
q.put("a")
q.put("b")
print(q.full(), q.qsize(), q.get(), q.empty(), list(q.queue))
for f in (lambda: queue.Queue().get_nowait(), lambda: queue.Queue(1).put_nowait(1) or 1, lambda: queue.LifoQueue().get(timeout=0), lambda: queue.SimpleQueue().get(timeout=-1), lambda: q.task_done() or q.unfinished_tasks):
    try:
        print(f())
    except Exception as e:
        print(type(e).__module__, type(e).__name__, e)
p = queue.PriorityQueue()
for x in (5, 1, 3):
    p.put(x)
l = queue.LifoQueue()
for x in (5, 1, 3):
    l.put(x)
print([p.get() for _ in range(3)], [l.get() for _ in range(3)], queue.Queue[int])
class Doubling(queue.Queue):
    def _put(self, item):
        self.queue.extend([item, item])
d = Doubling()
d.put(1)
print(d.qsize(), d.get(), d.get(), sorted(queue.__all__))
