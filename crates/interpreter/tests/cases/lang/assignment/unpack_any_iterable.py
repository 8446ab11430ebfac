# Unpacking takes any iterable: strings, dicts, generators, own iterators.
a, b, c = "xyz"
print(a, b, c)
k1, k2 = {"one": 1, "two": 2}
print(k1, k2)
x, y = (i * i for i in (3, 4))
print(x, y)
class Pair:
    def __iter__(self):
        yield "left"
        yield "right"
l, r = Pair()
print(l, r)
class Seq:
    def __getitem__(self, i):
        if i > 2:
            raise IndexError
        return i * 10
p, q, s = Seq()
print(p, q, s)
b1, b2 = b"AB"
print(b1, b2)
(m,), (n,) = [[1], (2,)]
print(m, n)
for i, (name, (lo, hi)) in enumerate([("a", (1, 2)), ("b", [3, 4])]):
    print(i, name, lo, hi)
z, = [42]
print(z)
it = iter(range(10))
u, v = next(it), next(it)
w, *_ = it
print(u, v, w, _)
