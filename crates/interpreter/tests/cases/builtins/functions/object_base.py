# object(): identity, attributes, default methods.
o = object()
print(o == o, o == object(), o != o, bool(o), isinstance(o, object), hash(o) == hash(o), repr(o).startswith("<object object at 0x"), o is not object())
for bad in (lambda: setattr(o, "x", 1), lambda: o.x, lambda: object(1), lambda: o < o, lambda: o(), lambda: o[0], lambda: len(o), lambda: o + o, lambda: iter(o), lambda: object.__new__(), lambda: object.__new__(5), lambda: object.__new__(int)):
    try:
        bad()
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, e)
class C: pass
c = C()
print(c.__eq__(c), c.__eq__(5), c.__ne__(5), c.__lt__(5), object.__repr__(5).startswith("<int object at 0x"), c.__class__, c.__doc__, c.__module__, object.__str__("x"), c.__sizeof__() > 0, c.__init__(), c.__dir__() == list(c.__dir__()) or True)
print(sorted(n for n in dir(object)))
print(object.__name__, object.__mro__, object.__bases__, type(object), object.__doc__ is not None, C.__eq__ is object.__eq__, C.__init__ is object.__init__)
sentinel = object()
def f(x=sentinel): return "missing" if x is sentinel else x
print(f(), f(None), f(0))
