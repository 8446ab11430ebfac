# Descriptors: data and non-data, __set_name__, access through the class.
class Typed:
    def __init__(self, kind): self.kind = kind
    def __set_name__(self, owner, name):
        print("set_name", owner.__name__, name)
        self.name = "_" + name
    def __get__(self, obj, owner=None):
        if obj is None:
            return self
        return getattr(obj, self.name, None)
    def __set__(self, obj, value):
        if not isinstance(value, self.kind):
            raise TypeError(f"{self.name[1:]} must be {self.kind.__name__}")
        setattr(obj, self.name, value)
    def __delete__(self, obj):
        print("delete", self.name)
        delattr(obj, self.name)
class P:
    name = Typed(str)
    age = Typed(int)
p = P()
p.name, p.age = "bob", 5
print(p.name, p.age, vars(p), type(P.name).__name__)
try:
    p.age = "old"
except TypeError as e:
    print(e)
del p.age
print(p.age)
class NonData:
    def __get__(self, obj, owner): return "from descriptor", obj is None, owner.__name__
class Q:
    d = NonData()
q = Q()
print(q.d, Q.d)
q.__dict__["d"] = "instance wins over non-data"
print(q.d)
class Data(NonData):
    def __set__(self, obj, v): raise AttributeError("read only")
class R:
    d = Data()
r = R()
r.__dict__["d"] = "hidden"
print(r.d)
try:
    r.d = 1
except AttributeError as e:
    print(e)
class Method:
    def __get__(self, obj, owner):
        return lambda *a: (obj is not None, a)
class S:
    m = Method()
print(S().m(1, 2), S.m(3))
def func(self, x): return self, x
bound = func.__get__(10)
print(bound(5), func.__get__(None, int) is func)
late = Typed(int)
try:
    class BadName:
        class D:
            def __set_name__(self, o, n): raise ValueError("refused " + n)
        x = D()
except RuntimeError as e:
    print(e, repr(e.__cause__))
S.added = NonData()
print(S().added)
s = S()
s.on_instance = NonData()
print(type(s.on_instance).__name__)
