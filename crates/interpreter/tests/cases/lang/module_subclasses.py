# Modules of classes that are derived from `module`.
import types, sys
class M(types.ModuleType):
    "doc of M"
    def __getattr__(self, n): return 'dyn '+n
    x=1
m=M('foo'); print(m.__name__, m.__doc__, m.zzz, m.x, isinstance(m,types.ModuleType), type(m).__name__)
m.y=3; print(m.y, vars(m)['y'], sorted(vars(m)))
class N(types.ModuleType):
    def __init__(self, name, extra): super().__init__(name, 'docstring'); self.extra=extra
    @property
    def p(self): return self.extra*2
    def meth(self): return self.p
n=N('bar', 5); print(n.p, n.meth(), n.__doc__, repr(n), n.extra)
sys.modules['foo']=m
import foo; print(foo is m, foo.anything)
from foo import y, other; print(y, other)
m2=types.ModuleType('q'); print(repr(m2), vars(m2))
def ga(name): return 'mod '+name
m2.__getattr__=ga; print(m2.hello)
del m2.__getattr__
try: m2.hello
except AttributeError as e: print(e)
try: N('b',1).nope
except AttributeError as e: print(e)
print(dir(m2), N.__mro__)
try: types.ModuleType()
except TypeError as e: print(e)
try: types.ModuleType(3)
except TypeError as e: print(e)
class O(types.ModuleType):
    def __repr__(self): return 'O!'
    def __setattr__(self,k,v): print('set',k); super().__setattr__(k,v)
o=O('o'); o.a=1; print(o, o.a)
o.__class__=M
print(o.qq)

class Lazy(types.ModuleType):
    def __getattribute__(self, n):
        return 'lazy' if n == 'answer' else super().__getattribute__(n)
    def __dir__(self): return ['answer']
lazy = Lazy('lazy'); print(lazy.answer, lazy.__name__, dir(lazy), lazy)
try: lazy.nothing
except AttributeError as e: print(e, e.name)
try: M()
except TypeError as e: print(e)
try: M(3)
except TypeError as e: print(e)
m.__init__('again', 'doc'); print(m.__name__, m.__doc__, sorted(vars(m)))
del m.y; print(m.y)
print(types.ModuleType(name='kw', doc='d').__doc__, types.ModuleType('a', 'b').__doc__)
try: types.ModuleType('a', 'b', 'c')
except TypeError as e: print(e)
try: types.ModuleType('a', x=1)
except TypeError as e: print(e)
sys.modules['made'] = N('made', 4)
from made import extra, p
print(extra, p)
try: from made import absent
except ImportError as e: print(e)
