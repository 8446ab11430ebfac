# __prepare__: the namespace a class body fills.
class Recorder(dict):
    def __init__(self):
        self.order = []
    def __setitem__(self, k, v):
        self.order.append(k)
        super().__setitem__(k, v)
class Meta(type):
    @classmethod
    def __prepare__(mcls, name, bases, **kw):
        print("prepare", name, bases, kw)
        return Recorder()
    def __new__(mcls, name, bases, ns, **kw):
        cls = super().__new__(mcls, name, bases, dict(ns))
        cls.order = [k for k in ns.order if not k.startswith("__")]
        return cls
class A(metaclass=Meta, flag=True):
    z = 1
    def a(self): pass
    y = z + 1
    z = 3
print(A.order, A.z, A.y)
class Multi(dict):
    def __setitem__(self, k, v):
        if k in self and callable(v):
            raise TypeError(f"{k} defined twice")
        super().__setitem__(k, v)
class NoDup(type):
    @classmethod
    def __prepare__(mcls, *a): return Multi()
try:
    class Twice(metaclass=NoDup):
        def f(self): pass
        def f(self, x): pass
except TypeError as e:
    print(e)
class Auto(dict):
    def __missing__(self, k):
        if k.startswith("__"):
            raise KeyError(k)
        self[k] = len([x for x in self if not x.startswith("__")])
        return self[k]
class AutoMeta(type):
    @classmethod
    def __prepare__(mcls, *a): return Auto()
class Enumish(metaclass=AutoMeta):
    RED
    GREEN
    BLUE
print(Enumish.RED, Enumish.GREEN, Enumish.BLUE)
class Given(type):
    @classmethod
    def __prepare__(mcls, *a): return {"given": "by prepare"}
class G(metaclass=Given):
    used = given + "!"
print(G.used, G.given)
print(type.__prepare__("x", ()))
class BadPrepare(type):
    @classmethod
    def __prepare__(mcls, *a): return 5
try:
    class Bad(metaclass=BadPrepare): pass
except TypeError as e:
    print(e)
