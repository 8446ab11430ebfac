from collections.abc import Iterator, Generator, Iterable, Sized, Hashable, Callable
class Up(Iterator):
    def __init__(self, n): self.n = n
    def __next__(self):
        if self.n <= 0:
            raise StopIteration
        self.n -= 1
        return self.n
print(list(Up(3)), iter(Up(1)).__class__.__name__)
class Echo(Generator):
    def __init__(self): self.got = []
    def send(self, value):
        self.got.append(value)
        if len(self.got) > 3:
            raise StopIteration
        return len(self.got)
    def throw(self, typ, val=None, tb=None):
        return super().throw(typ, val, tb)
e = Echo()
print(next(e), e.send("x"), e.got)
e.close()
class OnlyLen:
    def __len__(self): return 1
class NoHash:
    __hash__ = None
class Calls:
    def __call__(self): pass
print(isinstance(OnlyLen(), Sized), isinstance(OnlyLen(), Iterable), isinstance(NoHash(), Hashable), isinstance(Calls(), Callable), issubclass(type, Callable))
class OldIter:
    def __getitem__(self, i): raise IndexError
print(isinstance(OldIter(), Iterable), list(OldIter()))
