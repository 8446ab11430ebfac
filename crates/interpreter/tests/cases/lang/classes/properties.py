# property: getter, setter, deleter, doc, inheritance, errors.
class T:
    def __init__(self): self._c = 0
    @property
    def celsius(self):
        "degrees"
        return self._c
    @celsius.setter
    def celsius(self, v):
        if v < -273:
            raise ValueError("too cold")
        self._c = v
    @celsius.deleter
    def celsius(self):
        print("deleted")
        self._c = 0
    @property
    def fahrenheit(self): return self._c * 9 / 5 + 32
    x = property(lambda self: "x get", lambda self, v: print("x set", v), None, "x doc")
t = T()
t.celsius = 100
print(t.celsius, t.fahrenheit, T.celsius.__doc__, T.x.__doc__)
try:
    t.celsius = -500
except ValueError as e:
    print(e)
del t.celsius
print(t.celsius, t.x)
t.x = 5
for action in ("t.fahrenheit = 1", "del t.fahrenheit", "del t.x", "T.celsius.nope"):
    try:
        exec(action)
    except AttributeError as e:
        print(e)
class Sub(T):
    @T.celsius.getter
    def celsius(self): return "overridden"
s = Sub()
s.celsius = 5
print(s.celsius, s._c, T().celsius)
print(type(T.celsius).__name__, T.celsius.fget.__name__, T.fahrenheit.fset, isinstance(T.x, property))
t.__dict__["celsius"] = "hidden by the property"
print(t.celsius)
class NoGetter:
    p = property()
try:
    NoGetter().p
except AttributeError as e:
    print(e)
class Lazy:
    @property
    def data(self):
        if not hasattr(self, "_data"):
            print("computing")
            self._data = [1, 2]
        return self._data
l = Lazy()
print(l.data, l.data)
class Err:
    @property
    def p(self): raise AttributeError("inside")
    def __getattr__(self, name): return f"fallback {name}"
print(Err().p)
