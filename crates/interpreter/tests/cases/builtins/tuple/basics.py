# Tuples: creation, methods, operators, immutability, hashing, unpacking.
print((), (1,), (1, 2), 1, (1), ((1,),), tuple(), tuple("ab"), tuple([1, 2]), tuple({1: 2}), tuple(x for x in range(2)))
t = (3, 1, 2, 1)
print(t.count(1), t.index(1), t.index(1, 2), t[0], t[-1], t[1:3], t[::-1], len(t), 2 in t, sorted(t), max(t), sum(t), t + (9,), t * 2, 0 * t, (0,) * 3)
print((1, 2) == (1, 2), (1, 2) == [1, 2], hash((1, 2)) == hash((1, 2)), {(1, 2): "k"}[1, 2], {(1, (2, 3))}, (1, [2]) == (1, [2]), bool(()), bool((0,)))
print(hash(()), hash((1,)), hash((1, 2, 3)), hash((0, 0)), hash((1.5, -1)), hash(((1,), (2,))))
a, b, c, d = t
x, *y = t
(p, q), r = (1, 2), 3
print(a, b, c, d, x, y, p, q, r)
t += (7,)
print(t)
for bad in (lambda: t.append(1), lambda: (1,).index(5), lambda: (1,)[1], lambda: (1,) + [1], lambda: (1,) * "a", lambda: hash(([],)), lambda: tuple(5), lambda: (1, 2)["a"], lambda: tuple(1, 2), lambda: (1,).count(), lambda: () < 1, lambda: (1, 2).sort()):
    try:
        print(bad())
    except (TypeError, AttributeError, ValueError, IndexError) as e:
        print(type(e).__name__, e)
try:
    t[0] = 5
except TypeError as e:
    print(e)
try:
    del t[0]
except TypeError as e:
    print(e)
print([n for n in dir(tuple) if not n.startswith("_")], tuple(t) is t, t[:] is t, repr((1,)), str((1, "a")), "%s %s" % (1, 2), (1, 2).__class__.__name__)
def f(): return 1, 2
m, n = f()
print(m, n, f()[1], (lambda: (1, 2))()[0], [(i, i * i) for i in range(3)], dict([(1, 2), (3, 4)]), tuple(reversed((1, 2, 3))), list(zip(*[(1, "a"), (2, "b")])))
