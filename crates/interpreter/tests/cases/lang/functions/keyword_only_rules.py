# Keyword-only parameters: required, optional, after *, after *args, errors listed in order.
def a(*, x): return x
def b(*args, x=1, y): return args, x, y
def c(p, *, k1, k2, k3): return p, k1, k2, k3
def d(p=0, *, k=None, **rest): return p, k, rest
print(a(x=1), b(y=2), b(1, 2, y=3), b(*"ab", x=0, y=9), c(1, k3=3, k1=1, k2=2), d(), d(k=1, z=2), d(5, **{"k": 6}))
for call in (lambda: a(), lambda: a(1), lambda: a(1, x=2), lambda: b(), lambda: b(1), lambda: c(1), lambda: c(1, k1=1), lambda: c(1, k1=1, k2=2), lambda: c(), lambda: c(1, 2, k1=1, k2=2, k3=3), lambda: c(1, k4=1, k1=1, k2=2, k3=3), lambda: d(1, 2), lambda: d(1, p=2), lambda: a(y=1), lambda: a(x=1, y=2)):
    try: print(call())
    except TypeError as e: print(e)
def order(*, b=print("default b evaluated") or 1, a=print("default a evaluated") or 2): return a, b
print(order.__kwdefaults__, order(a=5))
def many(*, k0, k1, k2, k3, k4, k5): return k0
try: many()
except TypeError as e: print(e)
try: many(k1=1, k3=1)
except TypeError as e: print(e)
