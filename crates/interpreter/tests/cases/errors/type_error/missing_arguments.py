# Messages for missing arguments of Python functions.
def f(a, b, c): pass
def g(a, *, k): pass
def h(*, k, l, m): pass
def i(a, b=1): pass
def j(a, b, /, c, *, d): pass
def zero(): pass
class C:
    def m(self, x): pass
    def __init__(self, p, q): pass
class D:
    def m(self, x): pass
    @classmethod
    def c(cls, x): pass
    @staticmethod
    def s(x, y): pass
for call in (lambda: f(), lambda: f(1), lambda: f(1, 2), lambda: f(b=1), lambda: f(1, c=2), lambda: g(), lambda: g(1), lambda: g(k=1), lambda: h(), lambda: h(k=1), lambda: h(k=1, m=2), lambda: i(), lambda: j(), lambda: j(1, 2), lambda: j(1, 2, 3), lambda: j(1, 2, d=1), lambda: C(), lambda: C(1), lambda: D().m(), lambda: D.m(), lambda: D.c(), lambda: D.s(), lambda: (lambda x: x)(), lambda: (lambda x, y, z, w: x)(), lambda: D.m(D())):
    try:
        call()
        print("no error")
    except TypeError as e:
        print(e)
