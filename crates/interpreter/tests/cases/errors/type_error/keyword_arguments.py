# Unexpected, repeated and positional-only keyword arguments.
def f(a, b=1): pass
def p(a, b, /, c): pass
def kw(**k): pass
def none(): pass
class C:
    def m(self, x): pass
for call in (lambda: f(1, z=2), lambda: f(1, a=2), lambda: f(a=1, **{"b": 2, "q": 3}), lambda: f(1, **{"a": 5}), lambda: p(a=1, b=2, c=3), lambda: p(1, b=2, c=3), lambda: p(1, 2, 3, c=4), lambda: none(x=1), lambda: C().m(y=1), lambda: C().m(1, x=2), lambda: C().m(self=1), lambda: (lambda x: x)(y=1), lambda: f(**{1: 2}), lambda: kw(**{1: 2}), lambda: f(**5), lambda: f(*5), lambda: kw(**None), lambda: kw(a=1, **{"a": 2}), lambda: f(*None), lambda: kw(**{"a": 1}, **{"a": 2}), lambda: kw(**[("a", 1)]), lambda: len(obj=[]), lambda: print(foo=1), lambda: int(x="5"), lambda: dict(1, a=2), lambda: none(*[], **{"k": 1})):
    try:
        call()
        print("no error")
    except TypeError as e:
        print(e)
