# Counting, floors, ceilings and range queries on sorted lists.
from bisect import bisect_left, bisect_right, bisect, insort
data = [1, 3, 3, 5, 8, 8, 8, 12]
def count(x): return bisect_right(data, x) - bisect_left(data, x)
def between(a, b): return data[bisect_left(data, a):bisect_right(data, b)]
def floor(x): i = bisect_right(data, x); return data[i - 1] if i else None
def ceil(x): i = bisect_left(data, x); return data[i] if i < len(data) else None
print([count(x) for x in (0, 3, 8, 12)], between(3, 8), between(4, 4), between(9, 100))
print([(x, floor(x), ceil(x)) for x in (0, 4, 8, 20)])
times = ["08:00", "09:30", "12:15", "18:00"]
print(times[bisect(times, "10:00")], bisect(times, "23:00"), bisect_left(times, "09:30"))
rows = [{"n": 1}, {"n": 4}, {"n": 9}]
print(bisect_left(rows, 5, key=lambda r: r["n"]), bisect_right(rows, 4, key=lambda r: r["n"]))
out = []
for w in "the quick brown fox".split(): insort(out, w)
print(out)
best = []
for score in (50, 90, 20, 70): insort(best, score, key=lambda s: -s)
print(best, bisect_left(range(0, 1000, 3), 500), bisect_left([], 1), bisect([1, 2, 3], 2, 0, 1))
def sqrt_floor(n): return bisect_right(range(n + 1), n, key=lambda x: x * x) - 1
print([sqrt_floor(n) for n in (0, 1, 8, 9, 10**6)])
