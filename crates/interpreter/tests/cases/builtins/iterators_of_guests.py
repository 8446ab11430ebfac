# How often sources written by the guest are asked for their iterators.
m=map(int,["1","x","3"])
def n(i,k=5):
    o=[]
    for _ in range(k):
        try: o.append(next(i))
        except Exception as e: o.append(repr(e)[:30])
    print(o)
n(m)
class It:
    def __init__(s): s.n=0
    def __iter__(s): print("iter"); return s
    def __next__(s):
        s.n+=1
        if s.n>3: raise StopIteration
        return s.n
import itertools as t
def L(s): print("##",s)

L('map(lambda x:x,It())')
n(map(lambda x:x,It()))
L('t.compress(It(),[1,1,1])')
n(t.compress(It(),[1,1,1]))
L('zip(It(),[1,2])')
n(zip(It(),[1,2]))
L('t.starmap(max,map(lambda x:(x,x),It()))')
n(t.starmap(max,map(lambda x:(x,x),It())))
L('t.pairwise(It())')
n(t.pairwise(It()))
L('t.accumulate(It())')
n(t.accumulate(It()))
L('enumerate(It())')
n(enumerate(It()))
L('filter(None,It())')
n(filter(None,It()))
L('t.islice(It(),2)')
n(t.islice(It(),2))
L('t.cycle(It())')
n(t.cycle(It()))
L('t.groupby(It())')
n(map(lambda p: p[0], t.groupby(It())))
L('t.chain(It(),It())')
n(t.chain(It(),It()))
L('t.zip_longest(It(),It())')
n(t.zip_longest(It(),It()))
L('t.tee(It())[0]')
n(t.tee(It())[0])
L('t.takewhile(bool,It())')
n(t.takewhile(bool,It()))
L('t.dropwhile(bool,It())')
n(t.dropwhile(bool,It()))
L('t.filterfalse(bool,It())')
n(t.filterfalse(bool,It()))
L('map(max,It(),It())')
n(map(max,It(),It()))
