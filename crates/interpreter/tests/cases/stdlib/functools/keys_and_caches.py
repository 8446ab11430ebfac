# cmp_to_key objects by themselves, caches with odd keys, partial objects with keywords.
from functools import cache, cmp_to_key, lru_cache, partial


def err(f, *args, **kwargs):
    try:
        print(f(*args, **kwargs))
    except Exception as e:
        print(type(e).__name__, e)


K = cmp_to_key(lambda a, b: (a > b) - (a < b))
a, b = K(1), K(2)
print(a < b, a > b, a == b, a != b, a <= b, a >= b, a.obj, K(obj=5).obj)
print(sorted([3, 1, 2], key=K), sorted([3, 1, 2], key=K, reverse=True), max([3, 9, 1], key=K), min("bca", key=K))
words = ["banana", "Apple", "cherry", "apple", "Banana"]
print(sorted(words, key=cmp_to_key(lambda x, y: (x.lower() > y.lower()) - (x.lower() < y.lower()))))
big = [(i * 7919) % 101 for i in range(200)]
print(sorted(big, key=cmp_to_key(lambda x, y: y - x))[:8], sorted(big) == sorted(big, key=K))
stable = sorted(range(50), key=cmp_to_key(lambda x, y: x % 3 - y % 3))
print(stable)
big.sort(key=cmp_to_key(lambda x, y: x - y), reverse=True)
print(big[:5])
err(lambda: a < 3)
err(hash, a)
err(lambda: sorted([1, 2], key=cmp_to_key(lambda x, y: 1 / 0)))
err(cmp_to_key)
err(K)


@lru_cache(maxsize=2)
def f(*args, **kwargs):
    print("call", args, kwargs)
    return args, kwargs


f(1), f(1), f(1.0), f(True), f(2), f(1, x=2), f(1, x=2), f(1), f((1,)), f("1")
print(f.cache_info(), f.cache_parameters(), f.__name__)
f.cache_clear()
print(f.cache_info())
err(f, [])


@lru_cache(maxsize=None, typed=True)
def g(x, y=0):
    return x


print([g(1), g(1.0), g(True), g(1, 0), g(1, y=0), g(1)], g.cache_info())


class Key:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        return isinstance(other, Key) and self.n == other.n

    def __hash__(self):
        return self.n


@lru_cache(2)
def h(key):
    print("for", key.n)
    return key.n * 2


print(h(Key(1)), h(Key(1)), h(Key(2)), h(Key(3)), h(Key(1)), h.cache_info())


@cache
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


print(fib(150), fib.cache_info())


@lru_cache(maxsize=0)
def never(x):
    return x


print(never(1), never(1), never.cache_info())


class C:
    @lru_cache
    def m(self, x):
        return x + 1


c = C()
print(c.m(1), c.m(1), C.m.cache_info(), C.m(c, 1))


@lru_cache
def fails(x):
    raise ValueError(x)


err(fails, 1)
err(fails, 1)
print(fails.cache_info())
p = partial(dict, a=1, b=2)
print(p(), p(b=3, c=4), p({"z": 0}), partial(p, d=5)(), partial(int, base=2)("101"), partial(print, 1, sep="-")(2, 3))
err(partial(int, base=2), "12")
q = partial(lambda *args, **kw: (args, kw), 1)
print(q(2, x=3), partial(q, 4)(5), q.func is partial(q).func, q.args, q.keywords)
