# __new__ and __init__: order, returning other types, singletons, arguments.
class A:
    def __new__(cls, *args, **kw):
        print("new", cls.__name__, args, kw)
        return super().__new__(cls)
    def __init__(self, x, y=2):
        print("init", x, y)
        self.x = x
a = A(1, y=3)
class Other:
    def __new__(cls):
        return 42
    def __init__(self):
        print("never called")
print(Other())
class Single:
    instance = None
    def __new__(cls, *a):
        if cls.instance is None:
            cls.instance = super().__new__(cls)
        return cls.instance
    def __init__(self, v=None):
        self.v = v
s, t = Single(1), Single(2)
print(s is t, s.v)
class Sub(A):
    def __init__(self, *a):
        print("sub init")
        super().__init__(*a)
Sub(9)
try:
    class BadInit:
        def __init__(self):
            return 5
    BadInit()
except TypeError as e:
    print(e)
for make in (lambda: object(1), lambda: type("E", (), {})(1), lambda: A()):
    try:
        make()
    except TypeError as e:
        print(e)
class OnlyNew:
    def __new__(cls, v):
        self = object.__new__(cls)
        self.v = v
        return self
print(OnlyNew(7).v)
b = A.__new__(A, 1)
print(hasattr(b, "x"))
b.__init__(5)
print(b.x)
class Cached:
    pool = {}
    def __new__(cls, key):
        return cls.pool.setdefault(key, super().__new__(cls))
print(Cached("a") is Cached("a"), Cached("a") is Cached("b"))
