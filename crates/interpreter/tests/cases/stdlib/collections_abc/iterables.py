# Own iterables, iterators, reversibles and containers.
from collections.abc import Iterable, Iterator, Reversible, Container, Sized, Collection, Hashable, Callable, Generator
class Countdown:
    def __init__(self, n): self.n = n
    def __iter__(self): return iter(range(self.n, 0, -1))
    def __reversed__(self): return iter(range(1, self.n + 1))
    def __len__(self): return self.n
    def __contains__(self, x): return isinstance(x, int) and 0 < x <= self.n
c = Countdown(3)
print([isinstance(c, k) for k in (Iterable, Iterator, Reversible, Container, Sized, Collection, Hashable, Callable)])
print(list(c), list(reversed(c)), len(c), 2 in c, 9 in c, max(c), sum(c), sorted(c), [*c], dict(zip(c, "abc")))
class Squares(Iterator):
    def __init__(self, n): self.i, self.n = 0, n
    def __next__(self):
        if self.i == self.n: raise StopIteration
        self.i += 1
        return self.i ** 2
s = Squares(4); print(next(s), list(s), list(s), isinstance(s, Iterable), iter(s) is s)
class OldStyle:
    def __getitem__(self, i):
        if i > 2: raise IndexError
        return i * 10
o = OldStyle(); print(list(o), 20 in o, isinstance(o, Iterable), max(o), tuple(o), iter(o).__class__.__name__)
class NotHashable: __hash__ = None
class EqOnly:
    def __eq__(self, o): return True
print(isinstance(NotHashable(), Hashable), isinstance(EqOnly(), Hashable), issubclass(int, Hashable), isinstance([], Hashable), isinstance((), Hashable))
def flat(x):
    for i in x:
        if isinstance(i, Iterable) and not isinstance(i, (str, bytes)): yield from flat(i)
        else: yield i
print(list(flat([1, [2, (3, {4}), "ab"], range(2)])), isinstance(flat([]), Generator), isinstance(flat, Callable))
