# Builtin functions for many items, where guest code turns out to be needed.
class C:
    def __init__(s,n=0): s.n=n
    def __repr__(s): return f'C{s.n}'
    def __lt__(s,o): return s.n<o.n
    def __add__(s,o): return C(s.n+(o.n if isinstance(o,C) else o))
    __radd__=__add__
    def __bool__(s): return s.n>0
    def __hash__(s): return s.n
    def __eq__(s,o): return s.n==o.n
l=[[C(1)],[C(2),C(3)]]
print(list(map(repr,l)), l, list(map(str,l)), str(l[0]), list(map(ascii,l)), repr(l))
print(list(map(sum,l)), list(map(max,l)), list(map(sorted,[[C(3),C(1)]])), list(map(any,[[C(0)],[C(1)]])), list(map(all,l)))
print(sorted(l), max(l), max(l,key=repr), sorted(l,key=len,reverse=True), sorted([(C(2),1),(C(1),2)]))
m=map(int,'123'); print(2 in m, list(m))
m=map(int,'123'); a,*b=m; print(a,b,list(m))
try: a,b=map(int,'123')
except ValueError as e: print(e)
d={(C(1),):5}; print(list(map(d.get,[(C(1),),(C(9),)])))
def f(*a): return a
print(f(*map(str,[1,2])), dict(map(lambda p:p,[(1,2)])), {**dict(map(str.split,['a b']))}, [*filter(str.isalpha,'a1b')])
rec=[1]; rec.append(rec)
print(list(map(repr,[rec])), list(map(str,[rec,{1:rec}])))
x=map(len,['a']); print(bool(x), x is iter(x), list(x), list(x), next(x,'none'))
import copy
y=map(len,['a','bb']); print(list(copy.copy(y)) if 0 else list(y))
print(sum(map(len,['ab','c']),10), sum(map(float,['1.5','2'])), min(map(abs,[-3,2])), max(map(str,[9,10]),key=len), max(map(int,[]),default=-1))
class MyD(dict):
    def __missing__(s,k): return 'm'
    def get(s,k,d=None): return 'own'
md=MyD(a=1); print(sorted(md,key=md.get), max(md,key=md.__getitem__), list(map(md.get,'ab')), list(map(md.__getitem__,'ab')))
class L2(list):
    def __iter__(s): yield from (7,8)
print(sum(L2([1,2])), max(L2([1,2])), sorted(L2([3])), sum(type('L3',(list,),{})([1,2])), max(type('D3',(dict,),{})(a=1,b=2)))
print(list(map(str.lower,['A',b'B'])) if 0 else 'skip')
try: list(map(str.lower,['A',5]))
except TypeError as e: print(e)
try: sorted(['a',None],key=str.lower)
except TypeError as e: print(e)
try: sum(map(len,[[1],5]))
except TypeError as e: print(e)
try: ''.join(map(chr,[97,'b']))
except TypeError as e: print(e)
