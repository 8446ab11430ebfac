# Classes as iterators and iterables; __getitem__ iteration; iter with a sentinel.
class Countdown:
    def __init__(self, n):
        self.n = n
    def __iter__(self):
        return self
    def __next__(self):
        if self.n <= 0:
            raise StopIteration
        self.n -= 1
        return self.n + 1
print(list(Countdown(3)), sum(Countdown(4)), max(Countdown(2)))
c = Countdown(3)
print(next(c), list(c), list(c))
class Fresh:
    def __iter__(self):
        return Countdown(2)
f = Fresh()
print(list(f), list(f), [x + y for x in f for y in f])
class Old:
    def __getitem__(self, i):
        if i >= 3:
            raise IndexError(i)
        return i ** 2
print(list(Old()), 4 in Old(), [*Old()], dict(enumerate(Old())))
values = iter([1, 2, 0, 3])
print(list(iter(lambda: next(values), 0)), list(values))
class Stop:
    def __getitem__(self, i):
        if i == 2:
            raise StopIteration
        return i
print(list(Stop()))
for bad in (5, None, object(), len):
    try:
        iter(bad)
    except TypeError as e:
        print(e)
class NoNext:
    def __iter__(self):
        return 5
try:
    iter(NoNext())
except TypeError as e:
    print(e)
class NoneIter:
    __iter__ = None
    def __getitem__(self, i):
        return i
try:
    iter(NoneIter())
except TypeError as e:
    print(e)
try:
    next([1])
except TypeError as e:
    print(e)
