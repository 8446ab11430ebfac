# A discrete event simulation and an interval scheduler.
import heapq
from itertools import count
class Sim:
    def __init__(self): self.now, self.queue, self.ids, self.log = 0, [], count(), []
    def at(self, delay, name, fn=None): heapq.heappush(self.queue, (self.now + delay, next(self.ids), name, fn))
    def run(self, until=100):
        while self.queue and self.queue[0][0] <= until:
            self.now, _, name, fn = heapq.heappop(self.queue); self.log.append((self.now, name))
            if fn: fn(self)
s = Sim(); s.at(5, "b"); s.at(1, "a", lambda sim: sim.at(4, "a2")); s.at(5, "c"); s.at(500, "never"); s.run(); print(s.log, s.now, len(s.queue))
def min_platforms(trains):
    ends, most = [], 0
    for a, d in sorted(trains):
        while ends and ends[0] < a: heapq.heappop(ends)
        heapq.heappush(ends, d); most = max(most, len(ends))
    return most
print(min_platforms([(900, 910), (940, 1200), (950, 1120), (1100, 1130), (1500, 1900), (1800, 2000)]))
def k_smallest_pairs(a, b, k):
    heap, out = [(a[0] + b[0], 0, 0)], []
    while heap and len(out) < k:
        s, i, j = heapq.heappop(heap); out.append((a[i], b[j]))
        if j + 1 < len(b): heapq.heappush(heap, (a[i] + b[j + 1], i, j + 1))
        if j == 0 and i + 1 < len(a): heapq.heappush(heap, (a[i + 1] + b[0], i + 1, 0))
    return out
print(k_smallest_pairs([1, 7, 11], [2, 4, 6], 4))
def last_stone(stones):
    h = [-s for s in stones]; heapq.heapify(h)
    while len(h) > 1:
        a, b = -heapq.heappop(h), -heapq.heappop(h)
        if a != b: heapq.heappush(h, b - a)
    return -h[0] if h else 0
print(last_stone([2, 7, 4, 1, 8, 1]), last_stone([1, 1]), last_stone([5]))
