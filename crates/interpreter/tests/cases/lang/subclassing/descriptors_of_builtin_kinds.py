# Subclasses of property, staticmethod and classmethod: arguments, attributes and binding of their own.
import functools, inspect
def attempt(f, *a, **k):
    try: print(f(*a, **k))
    except BaseException as e: print(type(e).__name__, e)
class lazyprop(property):
    def __init__(self, fget, *, label='x', **kw):
        super().__init__(fget, **kw); self.label = label
    def __get__(self, obj, owner=None):
        if obj is None: return self
        return ('lazy', super().__get__(obj, owner))
    def __set_name__(self, owner, name): self.pname = name
class A:
    @lazyprop
    def v(self):
        "doc of v"
        return 5
    w = lazyprop(lambda s: 6, label='W', doc='given')
print(A().v, A.v.label, A.v.pname, A.w.label, A.w.__doc__, A.v.__doc__, isinstance(A.v, property))
attempt(lambda: setattr(A(), 'v', 1))
class Simple(property): pass
class B:
    @Simple
    def x(self): return self._x
    @x.setter
    def x(self, v): self._x = v
    @x.deleter
    def x(self): del self._x
b = B(); b.x = 3; print(b.x, type(B.__dict__['x']).__name__); del b.x; attempt(lambda: b.x)
p = property(); attempt(lambda: p.__get__(5)); attempt(lambda: p.__set__(5, 1)); attempt(lambda: p.__delete__(5))
attempt(property, 1, 2, 3, 4, 5); attempt(property, foo=1); print(property(fget=len).fget, property(len, doc='d').__doc__)
class cs(staticmethod):
    def __init__(self, f, *, ttl=1): super().__init__(f); self.ttl = ttl
    def __call__(self, *a): return ('called', super().__call__(*a))
class tag(classmethod):
    def __init__(self, f, name=None): super().__init__(f); self.name = name
class C:
    @cs
    def s(x): return x
    t = cs(lambda x: x * 2, ttl=9)
    k = tag(lambda cls: cls.__name__, name='kk')
print(C.s(1), C().s(2), C.t(3), C.__dict__['t'].ttl, C.__dict__['s'].__func__.__name__, C.k(), C().k(), C.__dict__['k'].name, C.__dict__['s'](4))
attempt(staticmethod); attempt(staticmethod, 1, 2); attempt(classmethod); attempt(classmethod, function=1); print(staticmethod(len)([1]), repr(staticmethod(len)), repr(classmethod(len)))
class P:
    def f(self): return 'P.f'
    @classmethod
    def c(cls): return cls.__name__
class Q(P):
    def f(self): return 'Q.' + super().f()
    @classmethod
    def c(cls): return 'Q' + super().c()
    def g(self): return super(Q, self).f(), super(Q, type(self)).c()
q = Q(); print(q.f(), Q.c(), q.g(), super(Q, q).__thisclass__, super(Q, q).__self_class__, super(Q, q).__self__ is q)
attempt(lambda: super(Q, 5)); attempt(lambda: super(5, q)); attempt(lambda: super(Q, q).nope); attempt(lambda: super())
print(A.v.fget.__name__, callable(int.real), callable(property()), callable(staticmethod(len)), callable(classmethod(len)))
class D:
    @property
    def boom(self): raise AttributeError('inner')
    def __getattr__(self, n): return 'fallback ' + n
print(D().boom, D().other)
class E:
    @staticmethod
    def s(): return 1
    @classmethod
    def c(cls): return 2
    x = s(); 
print(E.x, type(E.__dict__['c']).__name__)
class F:
    @classmethod
    @property
    def cp(cls): return cls.__name__
print(F.cp, F().cp)
