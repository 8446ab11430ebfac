# The best base of a class, and layouts that do not go together.
class A: pass
class B: pass
class S: __slots__=('x',)
class T(S): __slots__=('y',)
class E: __slots__=()
def t(*bs):
    try:
        D=type("D",bs,{}); print([b.__name__ for b in bs], D.__base__.__name__)
    except Exception as e: print([b.__name__ for b in bs], type(e).__name__, e)
import collections,enum,abc,typing
for bs in [(A,int),(A,B),(int,A),(A,B,int),(A,S),(S,A),(E,S),(A,T),(T,A),(S,int),(int,str),(A,dict),(A,Exception),(Exception,A),(A,ValueError),(OSError,ValueError),(KeyError,AttributeError),(ValueError,OSError),(A,ImportError),(ImportError,OSError),(UnicodeDecodeError,ValueError),(E,A),(A,E),(A,abc.ABC),(typing.Generic,A),(A,collections.OrderedDict),(A,collections.Counter),(collections.UserDict,dict),(int,S),(S,list),(tuple,S),(A,tuple),(E,tuple),(E,str),(A,list,object),(object,A),(dict,list),(float,int),(S,T),(A,type),(KeyError,IndexError),(A,collections.deque),(bool,),(A,bool),(type(None),),(A,property),(staticmethod,A),(A,StopIteration),(StopIteration,SyntaxError),(Exception,SystemExit),(BaseException,Exception),(ExceptionGroup,ValueError),(ValueError,ExceptionGroup),(A,slice),(A,range),(A,type(lambda:0)),(A,memoryview),(A,super),(A,frozenset),(set,A),(A,bytearray)]:
    t(*bs)
class M(A,int): __slots__=()
print(M.__base__, M.__mro__)
class WithW: __slots__=('__weakref__',)
class WithD: __slots__=('__dict__',)
t(WithW,WithD); t(WithW,S); t(S,WithW); t(WithD,S); t(WithD,WithW,int); t(A,WithD); t(WithD,A); t(WithW,A); t(A,WithW)
class N1(int): pass
class N2(int): pass
t(A,N1); t(N1,A); t(A,B,N2)
