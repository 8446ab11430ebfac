# bisect_left, bisect_right, bisect with lo, hi and key.
import bisect

a = [1, 3, 3, 3, 5, 8]
for x in (0, 1, 2, 3, 4, 8, 9):
    print(x, bisect.bisect_left(a, x), bisect.bisect_right(a, x), bisect.bisect(a, x))
print(bisect.bisect_left(a, 3, 2), bisect.bisect_left(a, 3, 2, 3), bisect.bisect_right(a, 3, hi=2), bisect.bisect_left(a, 3, lo=4), bisect.bisect([], 1), bisect.bisect_left(a, 5, 0, None))
people = [("ann", 20), ("bob", 30), ("cy", 30), ("di", 45)]
print(bisect.bisect_left(people, 30, key=lambda p: p[1]), bisect.bisect_right(people, 30, key=lambda p: p[1]), bisect.bisect(people, 100, key=lambda p: p[1]))
print(bisect.bisect_left("aeiou", "m"), bisect.bisect((1.5, 2.5), 2), bisect.bisect_left(range(0, 100, 7), 50), bisect.bisect_left([-v for v in (9, 5, 1)], -5))

def grade(score, breakpoints=(60, 70, 80, 90), grades="FDCBA"):
    return grades[bisect.bisect(breakpoints, score)]

print([grade(s) for s in (33, 99, 77, 70, 89, 90, 100, 60, 59)])

def index(a, x):
    i = bisect.bisect_left(a, x)
    if i != len(a) and a[i] == x:
        return i
    raise ValueError(f"{x} not found")

print(index(a, 5))
for f in (lambda: index(a, 4), lambda: bisect.bisect(a, "x"), lambda: bisect.bisect(a, 1, -1), lambda: bisect.bisect(5, 1), lambda: bisect.bisect(a), lambda: bisect.bisect_left(a, 3, "x"), lambda: bisect.bisect_left(a, 1, key=5), lambda: bisect.bisect_left([1, "a", 2], 1, 0, 100)):
    try:
        print("no error:", f())
    except Exception as e:
        print(type(e).__name__, "-", e)
