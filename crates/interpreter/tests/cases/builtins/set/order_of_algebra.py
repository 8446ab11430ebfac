# In which order sets lie after each operation, with others of every kind: the tables grow as CPython's do.
import random

r = random.Random(5)


def show(*sets):
    return [hash(tuple(s)) for s in sets]


for n in (0, 1, 3, 5, 8, 20, 60, 300):
    for m in (0, 2, 6, 30, 100):
        a = {r.randrange(2000) * 8 for _ in range(n)}
        b = {r.randrange(2000) * 8 for _ in range(m)} | set(list(a)[::3])
        d, l = dict.fromkeys(b), list(b)
        out = []
        for x in (b, d, l, d.keys(), frozenset(b), tuple(l), iter(l)):
            out += show(a.union(x))
        for x in (b, d, l, d.keys(), frozenset(b)):
            out += show(a.difference(x), a.intersection(x), a.symmetric_difference(x))
            t, u, v, w = set(a), set(a), set(a), set(a)
            t.update(x)
            u.difference_update(x)
            v.intersection_update(x)
            w.symmetric_difference_update(x)
            out += show(t, u, v, w, set(x), frozenset(x), frozenset(a).union(x), frozenset(a).difference(x))
        out += show(a | b, a & b, a - b, a ^ b, b - a, b & a)
        out += show(a | d.keys(), d.keys() | a, d.keys() & a, a & d.keys(), d.keys() - a, a - d.keys(), d.keys() ^ a, a ^ d.keys())
        out += show(dict.fromkeys(a), dict.fromkeys(d), set(map(int, l)), {*a, *b}, {*a, *d}, {*l}, set(a.copy()))
        out += show(a.union(b, d, l), a.difference(b, l), a.intersection(b, d), a & a, a | a, a.difference(), a.intersection(), a.union())
        t, u, v, w = set(a), set(a), set(a), set(a)
        t |= b
        u &= b
        v -= b
        w ^= b
        out += show(t, u, v, w)
        w -= w
        t ^= t
        u &= u
        out += show(t, u, w)
        e, f = {k: k % 3 for k in a}, {k: k % 2 for k in b}
        out += show(e.items() & f.items(), e.items() | f.items(), e.items() - f.items(), e.items() ^ f.items(), e.keys() & f.keys())
        print(n, m, hash(tuple(out)), len(out))


class Sub(set):
    def __iter__(self):
        return iter([99, 98])


print(sorted({1}.union(Sub([1, 2]))), sorted({1} | Sub([5])), sorted(set(Sub([7]))), sorted({7, 8}.difference(Sub([7]))))


class Key:
    hashed = 0

    def __init__(self, n):
        self.n = n

    def __hash__(self):
        Key.hashed += 1
        return self.n

    def __eq__(self, other):
        return self.n == other.n


keys = dict.fromkeys(map(Key, range(10)))
for make in (set, frozenset, dict.fromkeys, lambda d: dict.fromkeys(set(d)), lambda d: set().union(d)):
    made = make(keys)
    print(len(made), Key.hashed)
for bad in ([[]], [1, []], {(): 1}.items(), [{}]):
    s = {1, 2, 3}
    for name in ("intersection", "difference", "symmetric_difference", "union", "difference_update", "symmetric_difference_update", "intersection_update"):
        try:
            print(name, getattr(s, name)(bad), sorted(s, key=repr))
        except TypeError as error:
            print(name, error, sorted(s, key=repr))
for view in ({1: 2}.keys(), {1: 2}.items()):
    for other in (5, None, [[]], [1], "ab", {1: 3}):
        for op in ("__and__", "__or__", "__sub__", "__xor__", "__rand__", "__rsub__"):
            try:
                print(op, sorted(getattr(view, op)(other), key=repr))
            except TypeError as error:
                print(op, error)
