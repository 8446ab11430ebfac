# Generators: laziness, next, exhaustion, for, list, multiple instances.
def count(n):
    print("started")
    i = 0
    while i < n:
        yield i
        i += 1
    print("finished")
g = count(2)
print(type(g).__name__, iter(g) is g)
print(next(g))
print(next(g))
try:
    next(g)
except StopIteration as e:
    print("stop", e.value, e.args)
try:
    next(g)
except StopIteration as e:
    print("still", repr(e))
print(next(g, "default"))
a, b = count(3), count(3)
print(next(a), next(a), next(b))
print(list(a), list(b))
def empty():
    return
    yield
print(list(empty()))
def bare():
    x = yield
    print("got", x)
print(list(bare()))
def fib():
    a, b = 0, 1
    while True:
        yield a
        a, b = b, a + b
for n in fib():
    if n > 50:
        break
    print(n, end=" ")
print()
print(g.__name__, count.__name__, hasattr(g, "__next__"), hasattr(g, "send"))
