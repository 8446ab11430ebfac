# *args and **kwargs: types, copies, names, emptiness, order, shadowing.
def f(*args, **kwargs): return args, kwargs
src, d = [1, 2], {"a": 1}
a, k = f(*src, **d)
print(type(a).__name__, type(k).__name__, k is d, k == d, f(), f(*(), **{}), f(*[None]), f(**{"": 0, "x y": 1}))
k["b"] = 2; print(d)
def g(args, kwargs, *rest, **more): return args, kwargs, rest, more
print(g(1, 2), g(kwargs=1, args=2), g(1, 2, 3, x=4), g(*[1, 2, 3], **{"rest": 5, "more": 6}))
def h(self, cls, *, args=None, **self_): return self, cls, args, self_
print(h(1, 2, args=3, kwargs=4))
def order(**kw): return list(kw.items())
print(order(z=1, a=2, **{"m": 3}, b=4), order(**{"b": 1}, **{"a": 2}))
def count(*a): return len(a)
print(count(*range(3), *range(2)), count(*"abc", *[]), count(*{1: 2, 3: 4}), count(*(i for i in range(4))), count(*[[1, 2]]), count([*[1, 2]]))
def only(**kw): return kw
for bad in (lambda: only(1), lambda: only(**{1: 1}), lambda: only(*[1]), lambda: g(1), lambda: g(1, 2, args=3)):
    try: print(bad())
    except TypeError as e: print(e)
def defaults(a, b="B", *c, d="D", **e): return a, b, c, d, e
print(defaults(1), defaults(1, 2, 3, d=4, z=5), defaults(*"xyz", **{"d": 0}), defaults(a=1, e=2), defaults(1, **{"c": 3}))
def recurse(*a): return a if len(a) < 2 else recurse(*a[1:]) + a[:1]
print(recurse(1, 2, 3))
