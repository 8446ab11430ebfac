from collections import deque

d = deque([3, 1, 2])
print(sum(d), list(d), list(reversed(d)), max(d), min(d), sorted(d), 2 in d, type(iter(d)).__name__, iter(d).__length_hint__(), any(d), all(d))
try:
    for x in d:
        d.append(x)
except RuntimeError as error:
    print(error)
it = iter(d)
print(next(it))
d.append(5)
try:
    next(it)
except RuntimeError as error:
    print(error)
d[0] = 9
it = iter(d)
d[0] = 8
print(next(it), [*it], tuple(d), set(d), {*d}, dict(enumerate(d)), "".join(map(str, d)))
first, *rest = d
print(first, rest)
a, b = deque([1, 2])
print(a, b, deque(d, 2), list(zip(d, d)), [x for x in d if x > 2], [*filter(None, deque([0, 1]))])
window = deque(maxlen=3)
means = []
for value in [10, 20, 30, 40, 50]:
    window.append(value)
    means.append(sum(window) / len(window))
print(means, sum(deque([0.5, 1.5]), 10), sum(deque(), 5), sum(deque([[1], [2]]), []))

class Trail(deque):
    def __iter__(self):
        return iter(["own"])

print(list(Trail("ab")), len(Trail("ab")), sum(deque([True, 2])), list(iter(deque("xy"))), list(iter(Trail("q"))))
