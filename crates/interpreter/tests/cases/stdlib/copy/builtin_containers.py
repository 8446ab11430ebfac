import re


def shown(function, *args, **options):
    try:
        result = repr(function(*args, **options))
    except Exception as error:
        result = f"{type(error).__name__}: {error}"
    given = [repr(arg) for arg in args] + [f"{name}={value!r}" for name, value in options.items()]
    text = f"{getattr(function, '__name__', '?')}({', '.join(given)[:70]}) -> {result[:300]}"
    print(re.sub("0x[0-9a-f]+", "0x", text))


import copy
a=[1,[2,3],{'k':[4]},(5,[6]),{7},frozenset([8]),bytearray(b'x'),b'y',1.5,None,'s',len,int,range(3)]
b=copy.copy(a); c=copy.deepcopy(a)
print(b,c,b is a,c is a,[x is y for x,y in zip(a,b)],[x is y for x,y in zip(a,c)])
s=[1]; sh=[s,s]; d=copy.deepcopy(sh); print(d, d[0] is d[1], d[0] is s)
l=[]; l.append(l); m=copy.deepcopy(l); print(m is not l, m[0] is m)
di={}; di['self']=di; e=copy.deepcopy(di); print(e['self'] is e)
t1=([],); t1[0].append(t1); t2=copy.deepcopy(t1); print(t2 is not t1, t2[0][0] is t2)
tt=(1,(2,'x')); print(copy.deepcopy(tt) is tt, copy.deepcopy((1,[2])) )
print(copy.deepcopy({(1,2):[3],('a',):{'b':1}}), copy.deepcopy({(1,(2,)):[3]}), copy.deepcopy({1,(2,3),'x'}), copy.deepcopy({frozenset([1]):2}))
class A:
    def __init__(self,v): self.v=v
    def __repr__(self): return f'A({self.v!r})'
class B:
    def __copy__(self): return 'copied'
    def __deepcopy__(self,memo): return ('deep',type(memo).__name__)
class C(list): pass
class D(dict): pass
x=A([1]); print(copy.copy(x), copy.copy(x).v is x.v, copy.deepcopy(x), copy.deepcopy(x).v is x.v, copy.deepcopy([x,x])[0] is copy.deepcopy([x,x])[1])
y=copy.deepcopy([x,x,[x]]); print(y[0] is y[1], y[2][0] is y[0])
print(copy.copy(B()),copy.deepcopy(B()),copy.deepcopy([B(),{1:B()}]), copy.deepcopy(C([1,[2]])), type(copy.deepcopy(C())).__name__, copy.copy(D(a=1)), type(copy.copy(D())).__name__)
deep=cur=[]
for i in range(100): cur.append([]); cur=cur[0]
dd=copy.deepcopy(deep); n=0
while dd: dd=dd[0]; n+=1
print(n)
memo={}; z=[1,[2]]; w=copy.deepcopy(z,memo); print(w, id(z) in memo, memo[id(z)] is w)
shown(copy.copy); shown(copy.deepcopy); shown(copy.copy,1,2); shown(copy.deepcopy,1,2,3,4); shown(copy.copy,x=5); shown(copy.copy,y=1)
def gen(): yield 1
shown(copy.copy,gen()); shown(copy.deepcopy,[gen()])
import collections
print(copy.deepcopy(collections.OrderedDict(a=[1])), copy.deepcopy(collections.defaultdict(list,a=[1])), copy.deepcopy(collections.Counter('aab')), copy.deepcopy(collections.deque([[1]])), copy.copy(slice(1,2)))
