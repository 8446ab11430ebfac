from functools import lru_cache, cache, cached_property
calls = []
@lru_cache(maxsize=2)
def f(x, y=0):
    """Doc of f."""
    calls.append((x, y))
    return x + y
print(f(1), f(1), f(2), f(3), f(1), calls, f.cache_info())
f.cache_clear(); print(f.cache_info(), f.__name__, f.__doc__, f.__wrapped__(5), f.cache_parameters())
print(f(1, y=2), f(1, 2), f(y=2, x=1), f.cache_info().misses)
@cache
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(80), fib.cache_info())
@lru_cache(typed=True)
def t(x):
    return type(x).__name__
print(t(1), t(1.0), t(True), t.cache_info().currsize)
@lru_cache
def plain(x):
    return x * 2
print(plain(2), plain.cache_info())
try:
    plain([1])
except TypeError as e:
    print(e)
class C:
    def __init__(self): self.n = 0
    @cached_property
    def value(self):
        """The value."""
        self.n += 1
        return self.n
    @lru_cache(None)
    def method(self, x):
        return (self.n, x)
c = C()
print(c.value, c.value, c.n, c.__dict__, C.value.__doc__, c.method(3), c.method(3), C.method.cache_info().hits)
del c.value; print(c.value)
c.value = 99; print(c.value)
@lru_cache(0)
def never(x): return x
print(never(1), never(1), never.cache_info())
try:
    lru_cache("x")
except TypeError as e:
    print(e)
