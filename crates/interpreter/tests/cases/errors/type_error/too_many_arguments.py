# Messages for too many positional arguments.
def zero(): pass
def one(a): pass
def two(a, b): pass
def opt(a, b=1): pass
def allopt(a=1, b=2): pass
def kwonly(a, *, k=1): pass
def kwreq(a, *, k): pass
def pos(a, /): pass
class C:
    def __init__(self, x): pass
    def m(self): pass
    @classmethod
    def c(cls): pass
    @staticmethod
    def s(): pass
class Empty: pass
for call in (lambda: zero(1), lambda: zero(1, 2), lambda: one(1, 2), lambda: two(1, 2, 3), lambda: two(*range(10)), lambda: opt(1, 2, 3), lambda: allopt(1, 2, 3), lambda: kwonly(1, 2), lambda: kwonly(1, 2, k=3), lambda: kwreq(1, 2, k=3), lambda: kwreq(1, 2), lambda: pos(1, 2), lambda: C(1, 2), lambda: C(1).m(2), lambda: C.c(1), lambda: C.s(1), lambda: Empty(1), lambda: Empty(x=1), lambda: (lambda: 0)(1), lambda: (lambda a=1, *, b: a)(1, 2), lambda: C(1).m(1, 2, 3)):
    try:
        call()
        print("no error")
    except TypeError as e:
        print(e)
