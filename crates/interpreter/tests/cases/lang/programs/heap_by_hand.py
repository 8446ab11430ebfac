# A binary heap with a key function, heapsort, merge of sorted lists, running median.
class Heap:
    def __init__(self, items=(), key=lambda x: x):
        self.key = key
        self.data = list(items)
        for i in reversed(range(len(self.data) // 2)):
            self._down(i)
    def _up(self, i):
        while i and self.key(self.data[i]) < self.key(self.data[(i - 1) // 2]):
            p = (i - 1) // 2
            self.data[i], self.data[p] = self.data[p], self.data[i]
            i = p
    def _down(self, i):
        n = len(self.data)
        while True:
            best = i
            for c in (2 * i + 1, 2 * i + 2):
                if c < n and self.key(self.data[c]) < self.key(self.data[best]):
                    best = c
            if best == i:
                return
            self.data[i], self.data[best] = self.data[best], self.data[i]
            i = best
    def push(self, x):
        self.data.append(x)
        self._up(len(self.data) - 1)
    def pop(self):
        if not self.data:
            raise IndexError("pop from an empty heap")
        top, last = self.data[0], self.data.pop()
        if self.data:
            self.data[0] = last
            self._down(0)
        return top
    def __len__(self):
        return len(self.data)
    def __iter__(self):
        while self:
            yield self.pop()
def merge(*lists):
    h = Heap(((l[0], i, 0) for i, l in enumerate(lists) if l))
    while h:
        v, i, j = h.pop()
        yield v
        if j + 1 < len(lists[i]):
            h.push((lists[i][j + 1], i, j + 1))
class Median:
    def __init__(self):
        self.low, self.high = Heap(key=lambda x: -x), Heap()
    def add(self, x):
        self.low.push(x)
        self.high.push(self.low.pop())
        if len(self.high) > len(self.low):
            self.low.push(self.high.pop())
    def value(self):
        return self.low.data[0] if len(self.low) > len(self.high) else (self.low.data[0] + self.high.data[0]) / 2
print(list(Heap([5, 2, 8, 1, 9, 3])), list(Heap("heap")), list(Heap(["ccc", "a", "bb"], key=len)))
print(list(merge([1, 4, 7], [2, 5], [], [3, 6, 8, 9])))
m = Median()
for x in (5, 15, 1, 3, 8):
    m.add(x)
    print(m.value(), end=" ")
print()
tasks = Heap(key=lambda t: (-t[0], t[1]))
for pr, name in ((1, "sleep"), (5, "fire"), (3, "eat"), (5, "alarm")):
    tasks.push((pr, name))
print([name for _, name in tasks])
try:
    tasks.pop()
except IndexError as e:
    print(e)
seed, data = 7, []
for _ in range(200):
    seed = seed * 16807 % 2147483647
    data.append(seed % 1000)
print(list(Heap(data)) == sorted(data))
