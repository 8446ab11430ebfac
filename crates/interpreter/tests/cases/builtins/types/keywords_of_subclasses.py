def t(f):
    try: print('ok',f())
    except BaseException as e: print(type(e).__name__,e)
# Subclasses of builtin types with an __init__ or a __new__ of their own: which keywords they may be given.
import datetime,decimal,fractions,collections
for base,args in [(int,(3,)),(float,(2.5,)),(str,('a',)),(list,([1],)),(tuple,([1],)),(set,([1],)),(frozenset,([1],)),(dict,({1:2},)),(bytes,(b'a',)),(bytearray,(b'a',)),(complex,(1j,)),(collections.deque,([1],)),(collections.OrderedDict,({1:2},)),(collections.Counter,('aa',)),(collections.defaultdict,(int,)),(datetime.date,(2020,1,1)),(datetime.datetime,(2020,1,1)),(datetime.timedelta,(1,)),(decimal.Decimal,('1',)),(fractions.Fraction,(1,2)),(Exception,('x',)),(object,()),(type('U',(),{}),()),(range,(3,)),(bool,()),(zip,([],)),(map,(len,[])),(filter,(len,[])),(memoryview,(b'',)),(slice,(1,)),]:
    print(base.__name__)
    def mk():
        class A(base): pass
        return A
    try: mk()
    except TypeError as e: print(e); continue
    class A(base): pass
    t(lambda:A(*args,kw=1))
    class B(base):
        def __init__(self,*a,kw=0): self.kw=kw
    t(lambda:B(*args,kw=1).kw)
    class C(base):
        def __init__(self,*a,kw=0): super().__init__(*a); self.kw=kw
    t(lambda:C(*args,kw=1).kw)
    class D(base):
        def __new__(cls,*a,kw=0): s=super().__new__(cls,*a); return s
    t(lambda:(type(D(*args,kw=1)).__name__))
    class E(base):
        def __new__(cls,*a,kw=0): s=super().__new__(cls,*a); s.kw=kw; return s
        def __init__(self,*a,kw=0): super().__init__(*a)
    t(lambda:E(*args,kw=1).kw)
    class F(base):
        def __init__(self,x=None,y=None,z=None,w=None,v=None): self.v=v
    t(lambda:F(*args,v=2).v)
    t(lambda:F(*args,x=2).v)
