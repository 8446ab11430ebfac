# Counter: operators, in-place forms and comparisons.
from collections import Counter

a, b = Counter(a=4, b=2, c=0, d=-2), Counter(a=1, b=2, c=3, d=4)
print(a + b, a - b, b - a, a & b, a | b)
print(+a, -a, +b, -b)
x = Counter("abracadabra")
x += Counter("bb")
print(x)
x -= Counter("aaab")
print(x)
x |= Counter(z=9, b=1)
print(x)
x &= Counter(z=3, b=1, r=9)
print(x)
print(Counter(a=1) < Counter(a=2), Counter(a=1, b=1) < Counter(a=2), Counter(a=1) <= Counter(a=1, b=0), Counter(a=1, b=0) == Counter(a=1), Counter(a=1) != Counter(a=2), Counter(a=3) > Counter(a=2), Counter() >= Counter(a=-1))
print(a == {"a": 4, "b": 2, "c": 0, "d": -2}, a == 5)
for f in (lambda: a + 1, lambda: a - {"a": 1}, lambda: a & [1], lambda: a < 5, lambda: a | {"a": 1}):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, "-", e)
print(Counter(a=1.5, b=0.5) + Counter(a=1), Counter(a=1.5).total(), sum(Counter("aab").values()))
big = Counter({"x": 10**20})
print(big + big, big.most_common())
print(sorted((Counter("hello") & Counter("yellow")).elements()), Counter("listen") == Counter("silent"))
print(sum([Counter(a=1), Counter(b=2), Counter(a=5)], Counter()))
