# A StopIteration that leaks inside a generator becomes a RuntimeError.
def leaky():
    yield 1
    raise StopIteration("leak")
g = leaky()
print(next(g))
try:
    next(g)
except RuntimeError as e:
    print(e, repr(e.__cause__), repr(e.__context__))
def takes(it):
    while True:
        yield next(it)
try:
    print(list(takes(iter([1, 2]))))
except RuntimeError as e:
    print(e)
try:
    list(next(iter([])) for _ in range(1))
except RuntimeError as e:
    print(e)
def safe(it):
    while True:
        try:
            yield next(it)
        except StopIteration:
            return
print(list(safe(iter("ab"))))
try:
    [next(iter([])) for _ in range(1)]
except StopIteration as e:
    print("from a list comprehension", repr(e))
def g2():
    try:
        yield
    except ValueError:
        raise StopIteration
x = g2()
next(x)
try:
    x.throw(ValueError)
except RuntimeError as e:
    print(e, type(e.__cause__).__name__)
class It:
    def __iter__(self):
        return self
    def __next__(self):
        raise StopIteration(5)
def deleg():
    return (yield from It())
try:
    next(deleg())
except StopIteration as e:
    print(e.value)
