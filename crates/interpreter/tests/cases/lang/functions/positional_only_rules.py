# Positional-only parameters with defaults, keywords of the same name, and errors.
def f(a, b=2, /, c=3, *, d=4): return a, b, c, d
print(f(1), f(1, 9), f(1, 9, 8), f(1, c=7, d=6), f(1, 2, 3, d=5))
def g(x, /, **kw): return x, kw
print(g(1, x=2, y=3), g(1))
def h(a, /, b, *, a_=0, **kwargs): return a, b, a_, kwargs
print(h(1, 2), h(1, b=2, a=3), h(1, **{"b": 5, "a": 6, "a_": 7}))
lam = lambda p, q=5, /, *r, s: (p, q, r, s)
print(lam(1, s=2), lam(1, 2, 3, s=4))
class C:
    def m(self, /, x, *, self_=1): return x, self_
    @classmethod
    def c(cls, y, /): return y
    def __init__(self, /, **kw): self.kw = kw
print(C(self=1, cls=2).kw, C().m(5), C().m(x=5), C.c(6))
for call in (lambda: f(), lambda: f(a=1), lambda: f(1, b=2), lambda: f(1, 2, 3, 4), lambda: f(1, a=1, b=2), lambda: g(), lambda: g(x=1), lambda: h(1), lambda: h(b=1), lambda: C.c(y=1), lambda: lam(1), lambda: lam(p=1, s=2), lambda: f(1, 2, a=3, b=4)):
    try: print(call())
    except TypeError as e: print(e)
