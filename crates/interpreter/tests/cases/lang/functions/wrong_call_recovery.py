# Calls that fail leave state as it was; arguments are checked before the body runs.
log = []
def f(a, b=[], *, c):
    log.append("body")
    b.append(a)
    return b
for args, kw in (((), {}), ((1,), {}), ((1, 2, 3), {"c": 1}), ((1,), {"c": 1, "d": 2}), ((1,), {"c": 0}), ((1,), {"a": 2, "c": 3})):
    try: print(f(*args, **kw))
    except TypeError as e: print(e, log)
def side(x): log.append(x); return x
log.clear()
try: f(side(1), side(2), side(3), side(4), c=side(5))
except TypeError: print(log)
class C:
    def __init__(self, x): self.x = x
    def method(self, y): return self.x + y
    def __call__(self, z): return z
c = C(1)
for call in (lambda: C(), lambda: c.method(), lambda: c(), lambda: c.method(1, 2), lambda: C.method(1), lambda: C.method(c, 5), lambda: c(1, 2), lambda: c.method(y=2), lambda: c.method(x=2), lambda: C.method(self=c, y=3)):
    try: print(call())
    except TypeError as e: print(e)
def outer(n):
    def inner(a, b): return a + b
    return inner(*range(n))
for n in (1, 2, 3):
    try: print(outer(n))
    except TypeError as e: print(e)
f2 = lambda a, b=1: a + b
f2.__name__ = "renamed"
try: f2()
except TypeError as e: print(e)
def g(): pass
g.__qualname__ = "Qual.name"
try: g(1)
except TypeError as e: print(e)
