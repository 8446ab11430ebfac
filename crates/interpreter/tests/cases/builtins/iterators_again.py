# Iterators asked again after an end or a failure: CPython goes on where it can.
import itertools as it
class S:
    def __init__(s, *items): s.items=list(items)
    def __iter__(s): return s
    def __next__(s):
        if not s.items: print("asked-empty"); raise StopIteration
        x=s.items.pop(0)
        if x=="stop": print("stop"); raise StopIteration
        return x
def n(i,k=6):
    out=[]
    for _ in range(k):
        try: out.append(next(i))
        except StopIteration: out.append("END")
        except Exception as e: out.append(repr(e))
    print(out)
mk=lambda: S(1,2,"stop",3,"stop",4)
n(it.compress(mk(),it.repeat(1))); n(it.compress(it.repeat(9), mk()))
n(it.starmap(lambda a:a, S((1,),"stop",(2,),"stop"))); n(it.takewhile(lambda x:x<2, S(1,2,1,"stop",1))); n(it.takewhile(lambda x:x<5, mk()))
n(it.dropwhile(lambda x:x<2, mk())); n(it.filterfalse(lambda x:x==1, mk())); n(filter(None, mk())); n(map(lambda x:x, mk())); n(zip(mk(),mk())); n(enumerate(mk())); n(it.chain(mk(),mk()),10); n(it.chain.from_iterable(S([1],"stop",[2])),8)
n(it.islice(mk(),5)); n(it.islice(mk(),1,None,2)); n(it.accumulate(mk())); n(it.pairwise(mk())); n(it.zip_longest(mk(),[1])); n(it.cycle(S(1,2,"stop",3)),8); n(map(lambda p: p[0], it.groupby(mk()))); 
n((x for x in mk())); n(it.tee(mk())[0]); n(it.product(mk())); n(iter(S(1,2,1,3).__next__,2)); n(reversed([1,2])); n(it.count()); n(it.permutations(mk(),1))
a,b=it.tee(mk()); n(a); n(b)
n(map(lambda x,y:(x,y), mk(), mk()))
n(zip(mk(), [1,2,3,4,5])); n(zip([1,2,3,4,5],mk())); 
def strict(): n(zip(S(1,"stop",2), S(1,2,3), strict=True))
strict()
def boom(x):
    if x==2: raise ValueError(x)
    return x
n(map(boom,[1,2,3])); n(filter(boom,[1,2,3])); n(it.starmap(boom,[(1,),(2,),(3,)])); n(it.takewhile(boom,[1,2,3])); n(it.dropwhile(lambda x: boom(x)and 0,[1,2,3])); n(it.dropwhile(boom,[1,2,3])); n(it.filterfalse(boom,[1,2,3,0])); n(it.accumulate([1,2,3],lambda a,b: boom(b))); n(map(lambda p: p[0], it.groupby([1,2,3],boom))); n(it.dropwhile(boom,[1,1,2,3,4]))
class B(list):
    def __init__(s,*a): list.__init__(s,a)
n(it.compress([1,2,3],S(1,"stop",1,"stop",0,1)))
class E:
    def __init__(s): s.n=0
    def __iter__(s): return s
    def __next__(s):
        s.n+=1
        if s.n%2==0: raise ValueError(s.n)
        return s.n
for f in (lambda e: it.chain(e,e), lambda e: it.islice(e,4), lambda e: it.accumulate(e), lambda e: it.pairwise(e), lambda e: zip(e,e), lambda e: it.zip_longest(e,[1]), lambda e: it.cycle(e), lambda e: map(lambda p: p[0], it.groupby(e)), lambda e: it.compress(e,[1,1,1,1]), lambda e: it.takewhile(bool,e), lambda e: it.dropwhile(lambda x: x<2,e), lambda e: it.starmap(max,e), lambda e: enumerate(e), lambda e: filter(None,e), lambda e: map(abs,e), lambda e: it.tee(e)[0], lambda e: it.chain.from_iterable([e,e]), lambda e: it.filterfalse(None, e), lambda e: it.zip_longest(e,e), lambda e: it.chain.from_iterable(map(lambda q:[q],e))):
    n(f(E()))

# Where all is taken at once, and where a loop fails in the middle.
m = map(int, ["1", "x", "3", "y", "5"])
found = []
while True:
    try:
        found.append(next(m))
    except ValueError as error:
        found.append(str(error)[-3:])
    except StopIteration:
        break
print(found)
m = map(boom, iter([1, 2, 3, 4]))
try:
    for x in m:
        print("item", x)
except ValueError as error:
    print("failed", error)
print(list(m), list(m))
def ends():
    return (yield from map(str, [1, 2]))
def outer():
    result = yield from ends()
    print("result", result)
print(list(outer()))
class Reversible:
    def __len__(self): return 4
    def __getitem__(self, at):
        if at == 1: raise IndexError("gone")
        return at
print(list(reversed(Reversible())))
