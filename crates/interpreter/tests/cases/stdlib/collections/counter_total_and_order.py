# Order of equal counts, total, and unpacking.
from collections import Counter
c = Counter("abcabcab")
print(c.most_common(), c.total())
print(list(c), list(c.elements()))
print(*c, sep="-")
print(Counter([3, 1, 3, 2, 1]).most_common())
first, second = c.most_common(2)
print(first, second, dict([first]))
print(Counter() == Counter(a=0), Counter(a=1) == {"a": 1})
print(repr(Counter({"z": 1, "a": 1, "m": 2})))
print(Counter(True for _ in range(3)), Counter([(1, 2), (1, 2)]))
print(min(c, key=c.get), sorted(c, key=lambda k: (-c[k], k)))
n = Counter(a=5)
n.subtract(Counter(a=2, b=1))
print(n, n.most_common()[-1])
for k in sorted(c):
    print(k, c[k] / c.total())
