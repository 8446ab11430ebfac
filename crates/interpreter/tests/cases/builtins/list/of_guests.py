# Lists of what the guest iterates: who is asked for what, and how often.
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
class Sep:
    def __iter__(s): print('sep', end=' '); return It(3)
class Len(Sep):
    def __len__(s): print('len', end=' '); return 3
class Hint(Sep):
    def __length_hint__(s): print('hint', end=' '); return 3
class BadLen(Sep):
    def __len__(s): raise ValueError('len')
class TLen(Sep):
    def __len__(s): raise TypeError('len')
class L:
    def __iter__(s): return iter([1,2,3])
class G:
    def __iter__(s):
        yield 1
        yield 2
class Bad:
    def __iter__(s): return 5
class Boom:
    def __iter__(s):
        yield 1
        raise KeyError('boom')
class GI:
    def __getitem__(s,i):
        if i>2: raise IndexError
        return i
for c in (lambda:It(3), Sep, Len, Hint, BadLen, TLen, L, G, Bad, Boom, GI):
    for f in (list, tuple, set, sorted, sum, lambda x:[*x], lambda x:(*x,), lambda x:{*x}, lambda x:[0]+[*x], lambda x:list(enumerate(x)), lambda x: list(zip(x,[5])), lambda x: ",".join(str(i) for i in x), lambda x: dict.fromkeys(x), lambda x: list(reversed(list(x)))):
        t(lambda: f(c()))
    l=[0]
    t(lambda: l.extend(c())); print(l)
    l=[0]
    def aug():
        l.__iadd__(c())
    t(aug); print(l)
l=[1]
def see():
    yield len(l)
    yield len(l)
    yield len(l)
l.extend(see()); print(l)
class See:
    def __iter__(s):
        for _ in range(3): yield len(l)
l.extend(See()); print(l)
l+=See(); print(l); l[1:2]=See(); print(l)
