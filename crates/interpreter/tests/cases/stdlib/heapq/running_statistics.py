# Running medians, top-k and merging of sorted chunks.
import heapq, random
class Median:
    def __init__(self): self.lo, self.hi = [], []
    def add(self, x):
        heapq.heappush(self.lo, -heapq.heappushpop(self.hi, x))
        if len(self.lo) > len(self.hi): heapq.heappush(self.hi, -heapq.heappop(self.lo))
        return self
    @property
    def value(self): return self.hi[0] if len(self.hi) > len(self.lo) else (self.hi[0] - self.lo[0]) / 2
m = Median(); print([m.add(x).value for x in (5, 2, 8, 1, 9, 4)])
class TopK:
    def __init__(self, k): self.k, self.h = k, []
    def add(self, x):
        if len(self.h) < self.k: heapq.heappush(self.h, x)
        else: heapq.heappushpop(self.h, x)
    def result(self): return sorted(self.h, reverse=True)
t = TopK(3); [t.add((n * 7919) % 101) for n in range(50)]; print(t.result(), t.result() == heapq.nlargest(3, ((n * 7919) % 101 for n in range(50))))
random.seed(7); data = [random.randrange(1000) for _ in range(60)]; chunks = [sorted(data[i:i + 13]) for i in range(0, 60, 13)]
print(list(heapq.merge(*chunks)) == sorted(data), [len(c) for c in chunks], list(heapq.merge(*[c[::-1] for c in chunks], reverse=True))[:3] == sorted(data, reverse=True)[:3])
words = "it was the best of times it was the worst of times".split(); counts = {w: words.count(w) for w in words}
print(heapq.nlargest(3, counts.items(), key=lambda kv: (kv[1], kv[0])), heapq.nsmallest(2, counts, key=lambda w: (counts[w], w)), heapq.nlargest(2, set(words), key=len) != [])
