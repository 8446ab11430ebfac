# StopIteration and friends at the edges.
it = iter([])
for f in (lambda: next(it), lambda: next(iter("")), lambda: it.__next__(), lambda: next(x for x in []), lambda: iter({}).__next__(), lambda: next(zip()), lambda: next(map(str, [])), lambda: next(reversed([])), lambda: next(iter(range(0))), lambda: next(enumerate([]))):
    try:
        f()
    except StopIteration as e:
        print("StopIteration", repr(str(e)), e.value, e.args)
print(next(it, "d"), StopIteration("v").value, StopIteration().value, StopIteration(1, 2).value, repr(StopIteration(5)))
def g():
    return 7
    yield
try:
    next(g())
except StopIteration as e:
    print(e.value)
class It:
    def __iter__(self): return self
    def __next__(self): raise StopIteration("ignored by for")
for x in It(): pass
print(list(It()), [*It()], tuple(It()), sum(It()), dict(It()))
try:
    a, b = It()
except ValueError as e:
    print(e)
def raiser():
    raise StopIteration("from a function")
try:
    [raiser() for _ in range(2)]
except StopIteration as e:
    print("list comprehension lets it out:", e)
try:
    list(raiser() for _ in range(2))
except RuntimeError as e:
    print(e)
print(list(map(lambda x: raiser() if x == 2 else x, [1, 2, 3])))
print(max((x for x in [3]), default=0), issubclass(StopIteration, Exception), issubclass(StopAsyncIteration, Exception))
e = StopIteration(3)
e.value = 4
print(e.value, e.args)
