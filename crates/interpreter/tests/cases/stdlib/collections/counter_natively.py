# Orders of equal counts, counts that are no ints, and operators between kinds of counters.
from collections import Counter

c = Counter("abracadabra")
print(c.most_common(), c.most_common(2), c.most_common(0), c.most_common(-1), c.most_common(99))
print(Counter(b=2, a=2, c=2).most_common(2), Counter().most_common(), Counter().most_common(1))
f = Counter(a=1.5, b=2, c=True)
print(f.most_common(), f + Counter(a=1), f - Counter(b=5), f | Counter(c=3), f & Counter(a=9, b=1))
x, y = Counter(a=3, b=1, d=-2), Counter(a=1, c=5, d=-1, e=-4)
print(x + y, x - y, x | y, x & y, +x, -x, -y)
print(x == y, x <= y, Counter(a=1) < Counter(a=2), Counter(a=1) <= Counter(a=1, b=0), Counter(a=1) == Counter(a=1, b=0), Counter(a=1) > Counter())


class Sub(Counter):
    pass


print(type(Sub("ab") + Counter("b")).__name__, Sub("ab") + Counter("b"))
z = Counter(a=10**20)
print(z + z, z.most_common(1))
x += Counter(a=1)
y -= Counter(c=1)
print(x, y)
x |= Counter(q=1, a=9)
y &= Counter(c=2)
print(x, y)
for bad in (3, None, {"a": 1}):
    try:
        print(Counter(a=1) + bad)
    except TypeError as e:
        print(e)
try:
    print(Counter(a=1, b="x").most_common())
except TypeError as e:
    print(e)
print(Counter(iter("aab")), Counter({"a": 2}, b=1), Counter(a=1).update("aa"))
