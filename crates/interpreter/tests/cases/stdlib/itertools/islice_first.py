# The first items of generators: how many are taken.
import itertools
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, e)
class It:
    def __init__(s,n): s.n=n; s.i=0
    def __iter__(s): print('iter', end=' '); return s
    def __next__(s):
        s.i+=1
        if s.i>s.n: raise StopIteration
        return s.i
# islice
def g(n):
    for i in range(n):
        print('<%d>'%i, end='')
        yield i
for a in ((3,),(0,),(None,),(1,4),(1,None),(0,6,2),(1,7,3),(5,3),(20,),(2,20,5)):
    x=g(8); t(lambda: list(itertools.islice(x,*a))); print('rest', list(x))
    x=g(8); r=[]
    for i in itertools.islice(x,*a): r.append(i)
    print(r,'rest',next(x,'end'))
x=g(4); s=itertools.islice(x,3); print(next(s)); print(list(s)); print(list(s), list(x))
s=itertools.islice(It(5),2); print(list(s), list(s))
def bomb():
    yield 1
    raise KeyError('b')
s=itertools.islice(bomb(),5); t(lambda:list(s)); t(lambda:list(s)); t(lambda:next(s))
def stopper(x):
    if x==2: raise StopIteration
    return x
t(lambda: list(itertools.islice(map(stopper,[1,2,3]),5))); t(lambda: list(itertools.islice(map(stopper,[1,2,3]),1,5)))
