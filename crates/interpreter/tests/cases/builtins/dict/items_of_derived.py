# Items of classes derived from dict, with methods of their own and without, also where these come and go.
from collections import defaultdict, Counter, OrderedDict
d=defaultdict(int)
for w in 'abcab': d[w]+=1
print(d,dict(d))
class D(dict):
    def __getitem__(s,k): return ('own',k)
class E(dict):
    def __setitem__(s,k,v): super().__setitem__(k,v*2)
class F(dict):
    def __missing__(s,k): return k*2
x=D(a=1); print(x['a'],x['z']); e=E(); e['q']=2; e['q']+=1; print(e); f=F(a=1); print(f['a'],f['z']); f['n']=5; print(f)
D.__setitem__=lambda s,k,v: print('set',k,v); x['b']=1; print(dict(x))
del D.__getitem__; print(x['a'])
class G(F): pass
g=G(); g[1]=2; print(g[1],g[3]); F.__getitem__=lambda s,k:'late'; print(g[1]); del F.__getitem__; print(g[1])
try: Counter()[[1]]
except TypeError as er: print(er)
try: {}[1]
except KeyError as er: print(repr(er))
try: defaultdict(None)[1]
except KeyError as er: print(repr(er))
class K:
    def __hash__(s): return 1
    def __eq__(s,o): return isinstance(o,K)
c=Counter(); c[K()]+=1; c[K()]+=1; print(len(c),list(c.values()))
o=OrderedDict(); o['b']=1; o['a']=2; o['b']=3; print(o, o['b']); o.move_to_end('b'); print(list(o))
class M(type(d)): pass
m=M(list); m['x'].append(1); print(m, m['x'])
class Mix:
    def __getitem__(s,k): return 'mix'
class DM(dict,Mix): pass
class MD(Mix,dict): pass
print(DM(a=1)['a'], MD(a=1)['a'])
inst=D(a=1); inst.__class__=F; print(inst['a'],inst['zz'])
import collections; u=collections.UserDict(a=1); u['b']=2; print(u['b'])
