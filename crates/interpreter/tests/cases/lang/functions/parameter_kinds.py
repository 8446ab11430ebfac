# Every kind of parameter, and how arguments reach it.
def f(a, b=2, /, c=3, *args, d, e=5, **kw):
    return a, b, c, args, d, e, kw
print(f(1, d=4))
print(f(1, 2, 3, 4, 5, d=6))
print(f(1, c=9, d=0, a=7, b=8))
print(f(*range(6), d=1, **{"x": 1, "e": 2}))
def pos(a, b, /):
    return a - b
print(pos(5, 3))
def kwonly(*, x, y=1):
    return x, y
print(kwonly(y=2, x=3), kwonly(x=1))
def mixed(a, /, b, *, c):
    return [a, b, c]
print(mixed(1, 2, c=3), mixed(1, b=2, c=3))
def varargs(*args):
    return args
print(varargs(), varargs(1), varargs(*"ab"), type(varargs()).__name__)
def kwargs(**kwargs):
    return kwargs
print(kwargs(), kwargs(b=1, a=2), kwargs(**{"not an identifier": 1}))
def same(a, /, **kw):
    return a, kw
print(same(1, a=2))
def star_then_default(*args, sep="-"):
    return sep.join(args)
print(star_then_default("a", "b"), star_then_default("a", "b", sep="+"))
def defaults(a=1, b=2, *, c=3, d=4):
    return a, b, c, d
print(defaults(), defaults(b=0), defaults(9, d=0), defaults(c=1, a=0))
