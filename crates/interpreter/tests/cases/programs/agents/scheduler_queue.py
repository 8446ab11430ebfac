import heapq
import itertools
from queue import PriorityQueue, Queue, LifoQueue, Empty, Full
from datetime import datetime, timedelta
class Scheduler:
    def __init__(self):
        self.heap, self.ids = [], itertools.count(1)
    def add(self, when, what):
        heapq.heappush(self.heap, (when, next(self.ids), what))
    def run(self, until):
        while self.heap and self.heap[0][0] <= until:
            when, number, what = heapq.heappop(self.heap)
            yield f"{when:%H:%M} #{number} {what() if callable(what) else what}"
start = datetime(2024, 1, 1, 8)
s = Scheduler()
s.add(start + timedelta(minutes=30), "coffee")
s.add(start, lambda: "wake up")
s.add(start + timedelta(hours=1), "work")
s.add(start + timedelta(minutes=30), "news")
print(*s.run(start + timedelta(minutes=45)), sep="\n")
print(len(s.heap), heapq.heappushpop([5, 7], 1), heapq.heapreplace([1, 5], 9), list(heapq.merge([1, 4], [2, 3], [0])), list(heapq.merge("ca", "b", key=ord, reverse=True)))
q = PriorityQueue()
for item in ((2, "b"), (1, "a"), (3, "c")):
    q.put(item)
print([q.get() for _ in range(q.qsize())], q.empty())
small = Queue(maxsize=1)
small.put_nowait("x")
try:
    small.put_nowait("y")
except Full as error:
    print("full", repr(error))
print(small.get(), small.empty())
try:
    small.get_nowait()
except Empty as error:
    print("empty", repr(error))
stack = LifoQueue()
stack.put(1); stack.put(2)
print(stack.get(), stack.get())
