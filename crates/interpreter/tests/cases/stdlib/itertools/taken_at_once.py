# What takes all items of a map, filter, accumulate, chain or group at once gives the same as one who takes them one by one.
import itertools as I, operator, math, sys
from collections import Counter
xs=[3,1,2]; ws=['bb','a','ccc']
m=map(len,ws); print(sum(m), list(m), sum(map(int,'123')), max(map(len,ws)), min(map(str,xs)), sorted(map(str,xs)), set(map(len,ws)), tuple(map(float,xs)), ','.join(map(str,xs)), list(map(str.upper,ws)), dict(zip(ws,map(len,ws))))
m=map(len,ws); next(m); print(list(m)); print(next(m,'end'))
print(list(filter(None,[0,1,'',2])), list(filter(str.isdigit,['1','a'])), list(filter(bool,[0,3])), sum(filter(None,[1,0,2])))
class L:
    def __len__(s): return 7
    def __str__(s): return 'L!'
    def __int__(s): return 4
    def __lt__(s,o): return True
print(list(map(len,[L(),'a'])), list(map(str,['x',L()])), sum(map(int,['1',L()])), max(map(str,[L(),'A'])))
out=[]
try: out.extend(map(int,['1','2','x','3']))
except ValueError as e: print(e,out)
try: sum(map(int,['1','x']))
except ValueError as e: print(e)
try: list(map(len,[1]))
except TypeError as e: print(e)
try: ','.join(map(str,5))
except TypeError as e: print(e)
try: ','.join(map(len,ws))
except TypeError as e: print(e)
d={'a':3,'b':1,'c':2}
print(max(d,key=d.get),min(d,key=d.get),sorted(d,key=d.get),sorted(d,key=d.__getitem__,reverse=True),sorted(ws,key=len),sorted(['B','a','C'],key=str.lower),max(ws,key=len),min([-3,2],key=abs),sorted([1.5,-2],key=abs),sorted('bca',key='cab'.index),sorted(['10','9'],key=int))
l=['B','a']; l.sort(key=str.lower); print(l); l.sort(key=len,reverse=True); print(l)
try: sorted([1,'a'],key=len)
except TypeError as e: print(e)
try: sorted(['a','x'],key=int)
except ValueError as e: print(e)
try: max([],key=len)
except ValueError as e: print(e)
print(list(I.accumulate(xs)),list(I.accumulate(xs,operator.mul)),list(I.accumulate(xs,max)),list(I.accumulate(xs,initial=10)),list(I.accumulate(['a','b'])),list(I.accumulate([])),list(I.accumulate([[1],[2]])),list(I.accumulate([1.5,True,2**70])),list(I.accumulate(xs,lambda a,b:a-b)), list(I.accumulate((1,2),initial=None)),list(I.accumulate(range(4))))
it=iter([1,2,3,4]); next(it); a=I.accumulate(it); print(list(a),list(it),list(a))
print(list(I.chain(xs,ws,'ab',range(3),{1:2},(4,))),list(I.chain.from_iterable([[1],[2,3],'ab',iter([5])])),list(I.chain(I.repeat(1,3),I.repeat(2,0),I.chain([7],I.chain([8],zip([1],[2]))))))
c=I.chain([1,2],[3]); next(c); print(list(c),list(c)); c=I.chain([1],[2]); print([x for x in c])
print(list(reversed(xs)),list(reversed((1,2))),list(I.repeat('x',4)),list(I.islice(I.repeat(1),3)))
r=I.repeat(5,3); next(r); print(r,list(r),r); r=reversed([1,2,3]); next(r); print(list(r),list(r))
i=iter([1,2,3]); next(i); print(list(i),list(i)); i=iter((1,2)); print(sorted(i,reverse=True),list(i))
print(Counter(map(str.lower,['A','a','b'])), list(Counter('aab').elements()))
print(list(map(math.sqrt,[4,9])), list(map(math.floor,[1.5])), list(map(sum,[[1,2],[3]])), list(map(max,['ab','c'])), list(map(sorted,['ba'])))
print(list(map(d.get,['a','z'])), list(map(' x '.strip,[' ','x'])), list(map(bool,[0,1])), list(map(repr,['a',1,None])))
try: list(map(d.__getitem__,['a','z']))
except KeyError as e: print('KeyError',e)
try: list(map(chr,[65,-1]))
except ValueError as e: print(e)
its=[iter([1,2]),iter([3])]
print(list(map(sum,its)), list(map(sorted,[iter([2,1])])), list(map(list,[iter('ab')])))
g=(x for x in [1,2]); print(list(map(str,g)), list(g))
print([*map(str,xs)], {*map(len,ws)}, print(*map(str,xs)))
a,b,c=map(int,'1 2 3'.split()); print(a,b,c)
lst=[1,2]; m=map(str,lst); lst.append(3); print(list(m))
class M(map): pass
print(list(M(len,ws)), type(M(len,ws)).__name__)
print(str.join('-',map(str,[1,2])), bytes(map(int,['1','2'])), list(zip(map(str,xs),map(len,ws))), all(map(str.isalpha,ws)), any(map(str.isdigit,ws)))
m=map(str.isdigit,['a','1','b']); print(any(m), list(m))
from itertools import groupby
def k(x):
    if x==3: raise StopIteration
    return x//10
for key,g in groupby([1,2,3,14],k): print(key,list(g))
for key,g in groupby([1,2,14,15],lambda x:x//10): print(key,list(g),list(g))
gs=[(a,b) for a,b in groupby('aabb')]; print([list(b) for a,b in gs])
it=groupby([1,1,2,2,2,3]); k1,g1=next(it); print(next(g1)); k2,g2=next(it); print(list(g1),k2,list(g2)); print([(a,list(b)) for a,b in it])
def bad(x):
    if x==2: raise ValueError('bad')
    return 0
for key,g in groupby([1,2,3],None): print(key,*g)
try:
    for key,g in groupby([1,2,3],bad): print(key,list(g))
except ValueError as e: print(e)
from operator import itemgetter
print([(a,[y for _,y in b]) for a,b in groupby([(1,2),(1,3),(2,4)],key=itemgetter(0))])
try: print([(a,list(b)) for a,b in groupby([{'k':1},{'k':1},{}],key=itemgetter('k'))])
except KeyError as e: print('KeyError',e)
m=map(lambda x: 10//x,[1,0,5]); 
try: list(m)
except ZeroDivisionError as e: print(e)
l=[0]; l.extend(map(lambda x:x+1,[1,2])); l+=map(lambda x:x*2,(3,)); print(l)
try: l.extend(map(lambda x: 10//x,[5,0]))
except ZeroDivisionError: print(l)
print([*map(lambda a,b:a+b,[1,2],[3,4])], list(map(lambda *a:a,[1],[2],[3])))
x=[1,2,3]; print(list(map(lambda v: x.append(v) or v if len(x)<6 else v, x)), x)
