# Subclass hooks, registration and the generator mixins.
from collections.abc import *
from collections import abc

class Sized1:
    def __len__(self): return 3
class It:
    def __iter__(self): return self
    def __next__(self): raise StopIteration
class Both:
    def __iter__(self): yield 1
    def __len__(self): return 1
    def __contains__(self, x): return False
class Call:
    def __call__(self): pass
class NoHash: __hash__ = None
class NotIter(It): __iter__ = None
print(isinstance(Sized1(), Sized), isinstance(It(), Iterator), isinstance(It(), Iterable), isinstance(Both(), Collection), issubclass(Both, Container), isinstance(Call(), Callable), isinstance(NoHash(), Hashable), isinstance(NotIter(), Iterable), isinstance(It, Callable))
@Sequence.register
class Fake: pass
print(issubclass(Fake, Sequence), isinstance(Fake(), Collection), issubclass(Fake, MutableSequence), Fake.__mro__ == (Fake, object))
class Count(Generator):
    def __init__(self): self.n = 0
    def send(self, v):
        self.n += 1
        if self.n > 3: raise StopIteration("done")
        return (self.n, v)
    def throw(self, t, v=None, tb=None): print("thrown", t); raise StopIteration
g = Count()
print(next(g), g.send("x"), list(g), isinstance(g, Iterator)); g.close()
class OnlyNext(Iterator):
    def __init__(self): self.left = 2
    def __next__(self):
        if not self.left: raise StopIteration
        self.left -= 1
        return self.left
print(list(OnlyNext()), iter(o := OnlyNext()) is o)
for cls in (Iterator, Hashable, Callable, Generator, Awaitable, Container):
    try: cls()
    except TypeError as e: print(e)
print(abc.Iterable[int], abc.Mapping[str, int], abc.Callable[[int], str], abc.Callable[..., int], abc.Sequence[list[int]], abc.Generator[int, None, str])
print(abc.Mapping[str, int].__origin__, abc.Callable[[int, str], bool].__args__, Sequence.__module__, Iterable.__name__, repr(Iterable))
class Plain: pass
print(issubclass(Plain, Hashable), issubclass(list, Hashable), issubclass(int, (Sized, Hashable)), [c.__name__ for c in MutableMapping.__mro__])
