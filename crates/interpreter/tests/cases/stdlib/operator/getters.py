from operator import itemgetter, attrgetter, methodcaller
print(itemgetter(1)("abc"), itemgetter(0, 2)("abc"), itemgetter("k")({"k": 1}), itemgetter(slice(1, 3))("abcd"), itemgetter(-1)([1, 2]))
rows = [("b", 2), ("a", 3), ("c", 1)]
print(sorted(rows, key=itemgetter(1)), max(rows, key=itemgetter(0)), list(map(itemgetter(0), rows)), sorted(rows, key=itemgetter(1, 0), reverse=True))
class N:
    def __init__(self, v, n=None): self.v, self.n = v, n
    def hi(self, *a, **k): return (self.v, a, k)
n = N(1, N(2))
print(attrgetter("v")(n), attrgetter("n.v")(n), attrgetter("v", "n.v")(n), methodcaller("hi", 1, x=2)(n), methodcaller("upper")("abc"), methodcaller("split", ",")("a,b"))
print(itemgetter(1), itemgetter("a", 2), attrgetter("a.b", "c"), methodcaller("f", 1, k=2))
for bad in (lambda: itemgetter(), lambda: attrgetter(), lambda: attrgetter(5), lambda: methodcaller(), lambda: methodcaller(5), lambda: itemgetter(5)([1]), lambda: attrgetter("zz")(n), lambda: itemgetter("a")([1]), lambda: methodcaller("zz")(5)):
    try:
        bad()
    except Exception as e:
        print(type(e).__name__, e)
