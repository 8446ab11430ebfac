# classmethod, staticmethod and property objects used directly.
def f(*a): return a
s, c, p = staticmethod(f), classmethod(f), property(f)
print(type(s).__name__, type(c).__name__, type(p).__name__, s.__func__ is f, c.__func__ is f, p.fget is f, p.fset, p.fdel, p.__doc__)
print(s(1, 2), s.__get__(None, int)(3), c.__get__(5, int)(3), c.__get__(None, str)(4), p.__get__(7), p.__get__(None, int) is p, s.__name__, c.__name__)
class K:
    a = s
    b = c
    d = p
k = K()
print(k.a(1), K.a(1), k.b(1)[1], K.b(2)[0] is K, k.d[0] is k, K.d is p)
q = p.setter(lambda self, v: print("set", v)).deleter(lambda self: print("del"))
K.e = q
k.e = 5
del k.e
print(q is p, q.fget is f)
def doc(self):
    "the doc"
print(property(doc).__doc__, property(doc, doc="other").__doc__, property(None, None, None, "only").__doc__)
for bad in (lambda: staticmethod(), lambda: classmethod(1, 2), lambda: property(1, 2, 3, 4, 5), lambda: c(), lambda: p(), lambda: property(5).__get__(1)):
    try:
        print(bad())
    except TypeError as e:
        print(e)
try:
    p.__set__(1, 2)
except AttributeError as e:
    print(e)
