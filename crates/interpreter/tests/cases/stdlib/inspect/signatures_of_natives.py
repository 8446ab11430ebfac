# Signatures of builtins, of methods, classes and partials, and what CPython says where it has none.
import inspect, builtins, functools, re
def show(n, f):
    try: print(n, inspect.signature(f))
    except BaseException as e: print(n, type(e).__name__, re.sub('0x[0-9a-f]+','0x',str(e)))
for n in sorted(dir(builtins)):
    f = getattr(builtins, n)
    if n.startswith('_') or n in ('classmethod','staticmethod','exit','quit','copyright','credits','license','help') or (isinstance(f,type) and issubclass(f,BaseException)) or not callable(f): continue
    show(n, f)
for t in (int,float,str,bytes,bytearray,list,tuple,dict,set,frozenset,range,slice,complex,memoryview,object,type,property,staticmethod,classmethod,super,enumerate,zip,map,filter,reversed):
    for n in sorted(dir(t)):
        if n.startswith('__') and n not in ('__init__', '__new__', '__len__', '__eq__', '__add__', '__iter__', '__repr__') or not callable(getattr(t, n)): continue
        show(f'{t.__name__}.{n}', getattr(t,n))
for o in (1,1.5,'a',b'a',[],(),{},set()):
    for n in ('__add__','append','get','split','join','sort','update','pop','index','count','format','to_bytes','__len__','extend','strip','replace'):
        if hasattr(o,n): show(f'{o!r}.{n}', getattr(o,n))
import math, itertools, collections, json, re as r, datetime, random, statistics, os.path, textwrap, string, time, copy, heapq, bisect, operator, decimal, fractions
for m in (math, itertools, collections, json, random, textwrap, string, copy, heapq, bisect, operator):
    for n in sorted(m.__all__ if hasattr(m, '__all__') else dir(m)):
        f=getattr(m,n)
        if n.startswith('_') or not callable(f) or (isinstance(f,type) and issubclass(f,BaseException)): continue
        show(f'{m.__name__}.{n}', f)
def f(a, b: int = 2, /, c=3, *args, d, e: 'str' = 5, **kw) -> list: pass
class K:
    def __init__(self, a, *, b=1): pass
    def m(self, x: int) -> str: pass
    @classmethod
    def c(cls, x): pass
    @staticmethod
    def s(x): pass
    def __call__(self, q): pass
class N:
    def __new__(cls, a, b): return super().__new__(cls)
class M(type):
    def __call__(cls, z): pass
class MM(metaclass=M): pass
class Empty: pass
import dataclasses, enum, typing
@dataclasses.dataclass
class D: a:int; b:list=dataclasses.field(default_factory=list); c:str='x'
class E(enum.Enum): A=1
NT=collections.namedtuple('NT','x y',defaults=[1])
class TN(typing.NamedTuple): a:int; b:str='q'
@functools.wraps(f)
def w(*a,**k): pass
@functools.lru_cache
def l(x,y=1): pass
@functools.singledispatch
def sd(x): pass
for n,o in dict(f=f,K=K,Km=K.m,km=K(1).m,Kc=K.c,Ks=K.s,k=K(1),N=N,MM=MM,Empty=Empty,D=D,E=E,NT=NT,TN=TN,w=w,l=l,sd=sd,p1=functools.partial(f,1,2,3,d=1),p2=functools.partial(f,1),p3=functools.partial(int,base=2),p4=functools.partial(K,b=3),lam=lambda x,*y:0,Ex=Exception,VE=ValueError,OE=OSError,KE=KeyError,gen=(lambda:(yield)),typ=typing.cast,Path=__import__('pathlib').Path,Counter=collections.Counter,dd=collections.defaultdict,od=collections.OrderedDict,dq=collections.deque,mt=functools.partialmethod, x5=5, s='a', none=None, abc=list[int], dec=decimal.Decimal, date=datetime.date,td=datetime.timedelta).items(): show(n,o)
s=inspect.signature(f)
for n,p in s.parameters.items(): print(n,p,p.kind,repr(p.kind),p.kind.description,p.default,p.annotation,repr(p))
print(s.return_annotation, s.bind(1,2,3,4,5,d=6,z=7), s.bind(1,d=2).arguments, s.bind_partial().arguments)
for a,k in [((),{}),((1,),{}),((1,),{'d':1,'a':2}),((1,2,3,4),{}),((1,),{'d':1,'c':5,'zz':9})]:
    try: b=s.bind(*a,**k); b.apply_defaults(); print(b.args,b.kwargs,b)
    except TypeError as e: print(e)
print(inspect.getfullargspec(f), inspect.getfullargspec(K), inspect.getfullargspec(K.m), sep='\n')
print(s.replace(return_annotation=int), s==inspect.signature(f), repr(s), hash(inspect.signature(l))==hash(inspect.signature(l)))
for bad in [lambda: inspect.Parameter('1',inspect.Parameter.KEYWORD_ONLY), lambda: inspect.Parameter('a',inspect.Parameter.VAR_POSITIONAL,default=1), lambda: inspect.Signature([inspect.Parameter('a',inspect.Parameter.KEYWORD_ONLY),inspect.Parameter('b',inspect.Parameter.POSITIONAL_ONLY)]), lambda: inspect.Signature([inspect.Parameter('a',1),inspect.Parameter('a',1)]), lambda: inspect.Parameter('a',9), lambda: inspect.Parameter(5,1), lambda: inspect.Signature([inspect.Parameter('a',1,default=1),inspect.Parameter('b',1)]), lambda: inspect.Parameter('if',1)]:
    try: print(bad())
    except Exception as e: print(type(e).__name__, e)
