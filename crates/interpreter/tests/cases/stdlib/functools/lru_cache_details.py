# lru_cache and cache: sizes, typed keys, info, clearing, methods, errors.
from functools import lru_cache, cache

calls = []
@lru_cache(maxsize=2)
def f(x, y=0):
    "Doc."
    calls.append((x, y)); return x + y
print(f(1), f(2), f(1), f(3), f(2), f.cache_info(), calls, f.__name__, f.__doc__, f.cache_parameters(), f.__wrapped__(9))
f.cache_clear(); print(f.cache_info(), f(1, 0), f(1, y=0), f(x=1), f.cache_info(), f(True), f(1.0), f.cache_info())
@lru_cache(maxsize=None, typed=True)
def g(x): return type(x).__name__
print(g(1), g(1.0), g(True), g(1), g.cache_info(), g.cache_parameters())
@lru_cache
def h(n): return n if n < 2 else h(n - 1) + h(n - 2)
print(h(80), h.cache_info())
@cache
def fact(n): return n * fact(n - 1) if n else 1
print(fact(20), fact.cache_info(), fact.cache_parameters())
@lru_cache(maxsize=0)
def none(x): return x
none(1); none(1); print(none.cache_info()); 
@lru_cache(maxsize=-5)
def neg(x): return x
neg(1); print(neg.cache_info(), neg.cache_parameters())
def err(fn, *a, **k):
    try: print("no error:", fn(*a, **k))
    except Exception as e: print(type(e).__name__, "-", e)
err(h, [1]); err(h, {}); err(h); err(lru_cache, "x"); err(lru_cache, maxsize="x")
@cache
def boom(x): calls.append("boom"); raise ValueError(x)
err(boom, 1); err(boom, 1); print(calls.count("boom"), boom.cache_info())
class C:
    def __init__(self, k): self.k = k
    @lru_cache(maxsize=None)
    def m(self, x): calls.append("m"); return self.k * x
    @staticmethod
    @cache
    def s(x): return x * 3
    @classmethod
    @cache
    def c(cls, x): return (cls.__name__, x)
a, b = C(2), C(3); print(a.m(5), a.m(5), b.m(5), calls.count("m"), C.m.cache_info(), C.s(2), C.c(1), C.s.cache_info(), a.m.__name__)
print(type(f.cache_info()).__name__, f.cache_info()._fields, f.cache_info().hits, f.cache_info()[1], repr(f).split(" at ")[0])
@lru_cache(3)
def order(x): calls.append(x); return x
for x in (1, 2, 3, 1, 4, 2): order(x)
print(order.cache_info(), calls[-5:])
@cache
def kw(*a, **k): return (a, tuple(sorted(k.items())))
print(kw(1, b=2, a=3), kw(1, a=3, b=2), kw.cache_info(), kw(), kw(()), kw((1, 2)), kw(1, 2))
def grid(m, n):
    @cache
    def paths(i, j): return 1 if i == 0 or j == 0 else paths(i - 1, j) + paths(i, j - 1)
    return paths(m, n)
print(grid(16, 16))
