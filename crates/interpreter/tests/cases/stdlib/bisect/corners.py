import bisect
a = [1, 2, 2, 3]
for f in (bisect.bisect_left, bisect.bisect_right):
    print(f(a, 2), f(a, 2, 2), f(a, 2, 0, 1), f(a, 2, lo=1, hi=3), f(a, 2.5), f(a, float("nan")), f((1, 5), 3), f("acz", "c"), f(range(5), 3))
class Rev:
    def __init__(self, n): self.n = n
    def __lt__(self, other): return self.n > other.n
    def __repr__(self): return f"R{self.n}"
r = [Rev(5), Rev(3), Rev(1)]
bisect.insort(r, Rev(4))
bisect.insort_left(r, Rev(3))
print(r, bisect.bisect_left(r, Rev(3)), bisect.bisect_right(r, Rev(3)))
class Log:
    def __init__(self): self.items = [1, 2]
    def __len__(self): return len(self.items)
    def __getitem__(self, i): return self.items[i]
    def insert(self, i, x): self.items.insert(i, ("in", x))
log = Log()
bisect.insort(log, 1.5)
print(log.items)
print(bisect.bisect_left([3, 2, 1], -2, key=lambda x: -x))
for bad in (lambda: bisect.bisect([1, "a"], 2, 1), lambda: bisect.insort([], 1, lo=-1), lambda: bisect.bisect(None, 1), lambda: bisect.bisect_left([1], 1, hi=5)):
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, e)
