from collections import Counter
c = Counter("mississippi")
print(c, c["s"], c["zz"], c.most_common(2), c.total(), len(c))
print(Counter(a=2, b=1), Counter({"x": 3}), Counter(["a", "b", "a"]), Counter(), Counter(None))
c.update("miss"); print(c)
c.subtract({"s": 5}); print(c, sorted(c.elements()))
a, b = Counter(a=3, b=1), Counter(a=1, b=2, c=4)
print(a + b, a - b, a | b, a & b, +Counter(x=-1, y=2), -Counter(x=-1, y=2))
a += b; print(a)
a -= Counter(a=10); print(a)
print(a == Counter(b=3, c=4), Counter(a=1) <= Counter(a=2), Counter(a=0) == Counter())
del c["nothing"]; print("m" in c)
print(Counter(x % 3 for x in range(10)), dict(Counter("ab")), Counter([1.0, 1, True]))
print(sorted(Counter("hello").items()), list(Counter("ba")), repr(Counter("abcabc").copy()))
try:
    Counter.fromkeys("ab")
except NotImplementedError as e:
    print(e)
class Odd:
    def __hash__(self): return 1
    def __eq__(self, other): return isinstance(other, Odd)
print(list(Counter([Odd(), Odd()]).values()))
print(Counter("aab").most_common(0), Counter("aab").most_common(5), max(Counter("aab"), key=Counter("aab").get))
