# Groups in odd ways: keys that fail, groups that are left, sources that grow.
import operator
from itertools import groupby
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, e)
def gr(x): return [(k, list(g)) for k,g in x]
t(lambda: gr(groupby('aabbbc'))); t(lambda: gr(groupby([1,1.0,True,2,2,'x']))); t(lambda: gr(groupby([]))); t(lambda: [k for k,g in groupby('aabbcaa')])
t(lambda: gr(groupby([(1,2),(1,3),(2,4)], key=lambda p:p[0]))); t(lambda: gr(groupby([(1,2),(1,3),(2,4)], operator.itemgetter(0)))); t(lambda: gr(groupby(range(10), lambda x:x//3))); t(lambda: gr(groupby(iter('aab')))); t(lambda: gr(groupby((c for c in 'aab'))))
t(lambda: gr(groupby('aAbB', str.lower))); t(lambda: gr(groupby([1,0,2], lambda x: 1//x)))
nan=float('nan'); t(lambda: [k for k,_ in groupby([nan,nan,1])]); t(lambda:[k for k,_ in groupby([float('nan'),float('nan')])])
l=list(groupby('aabb')); print([(k,list(g)) for k,g in l])
g=groupby('aaabbb'); k,a=next(g); print(k,next(a)); k,b=next(g); print(k,list(a),list(b)); t(lambda: next(g)); t(lambda:next(g)); t(lambda: list(b))
g=groupby('aab'); k,a=next(g); print(list(a), list(a)); print(next(g)[0]); 
class E:
    def __init__(s,v): s.v=v
    def __eq__(s,o): print('eq',s.v,o.v,end=';'); return s.v==o.v
    def __repr__(s): return 'E%d'%s.v
t(lambda: gr(groupby([E(1),E(1),E(2)]))); t(lambda: gr(groupby([1,1,2,2],key=E)))
class Bad:
    def __eq__(s,o): raise ValueError('cmp')
t(lambda: gr(groupby([1,1,Bad(),3])))
def kf(x):
    if x==2: raise KeyError(x)
    return x
g=groupby([1,1,2,3],kf); r=[]
t(lambda: r.append(next(g)[0])); t(lambda: next(g)); t(lambda: next(g)[0]); t(lambda: next(g)); print(r)
data=[1,1,2]; g=groupby(data); k,a=next(g); data.append(3); print(list(a)); print([(k,list(x)) for k,x in g]); data.append(4); t(lambda: next(g))
for k,g in groupby('xxyy'):
    print(k, end=''); 
    for i in g: print(i, end=''); break
print()
outer=groupby('aabbcc'); print([ (k, next(gg)) for k,gg in outer])
t(lambda: groupby(5)); t(lambda: groupby([1],5) and next(groupby([1],5))); t(lambda: type(next(groupby('a'))[1]).__name__); t(lambda: groupby('a').send)
print({k: sum(1 for _ in g) for k, g in groupby(sorted('mississippi'))})
print(list(zip(groupby('ab'), groupby('ab')))[0][0][0], max(groupby('ab'))[0], [*groupby('ab')][1][0])
