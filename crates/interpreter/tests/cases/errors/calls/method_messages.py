# Errors of methods mention the class's qualified name.
class Outer:
    class Inner:
        def m(self, a): pass
        @staticmethod
        def s(a): pass
        @classmethod
        def c(cls, a): pass
        def __call__(self, a): pass
        def __init__(self, a=0): pass
        @property
        def p(self, extra): pass
def factory():
    class Local:
        def m(self): pass
    def nested(a): pass
    return Local, nested, lambda x: x
Local, nested, lam = factory()
i = Outer.Inner()
for call in (lambda: i.m(), lambda: i.m(1, 2), lambda: i.s(), lambda: Outer.Inner.s(1, 2), lambda: i.c(), lambda: i(), lambda: Outer.Inner(1, 2), lambda: i.p, lambda: Local().m(1), lambda: nested(), lambda: lam(), lambda: i.m(b=1), lambda: i.m(1, a=2), lambda: Outer.Inner.m(), lambda: Outer.Inner.m(i, 1, 2)):
    try:
        call()
    except TypeError as e:
        print(e)
