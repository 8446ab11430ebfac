# `lru_cache` hashes a key once a call.
import functools
class K:
    n=0
    def __init__(s,v): s.v=v
    def __hash__(s): K.n+=1; return hash(s.v)
    def __eq__(s,o): return s.v==o.v
for dec in (functools.lru_cache, functools.lru_cache(maxsize=2), functools.cache, functools.lru_cache(maxsize=0), functools.lru_cache(maxsize=2,typed=True)):
    K.n=0
    @dec
    def f(*a,**k): return 1
    log=[]
    for call in (lambda: f(K(1)), lambda: f(K(1)), lambda: f(K(2)), lambda: f(K(3)), lambda:f(K(1)), lambda: f(K(1),2), lambda:f(x=K(1)), lambda: f(1,x=K(1))):
        K.n=0; call(); log.append(K.n)
    print(log, f.cache_info())
