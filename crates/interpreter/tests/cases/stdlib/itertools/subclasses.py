# Classes derived from those of itertools, and from map and filter.
import itertools
class Count(itertools.count):
    def hello(self): return 'hi'
c=Count(5,2); print(next(c),next(c),c.hello(),c,isinstance(c,itertools.count),type(c).__name__)
class Chain(itertools.chain):
    pass
print(list(Chain([1],[2])))
class Rep(itertools.repeat):
    def __init__(self,*a): self.tag='t'
r=Rep('x',2); print(r.tag,list(r))
class Prod(itertools.product): pass
print(list(Prod('ab',repeat=2)))
class M(map):
    extra=1
m=M(str,[1,2,3]); print(m.extra,next(m),list(m))
class F(filter):
    def __next__(self): return super().__next__()*10
print(list(F(None,[0,1,2])))
try:
    class T(type(itertools.tee([])[0])): pass
except TypeError as e: print(e)
