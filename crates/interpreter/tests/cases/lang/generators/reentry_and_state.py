# A generator cannot be re-entered; its locals survive between steps.
def g():
    try:
        next(me)
    except ValueError as e:
        yield str(e)
    yield "fine"
me = g()
print(next(me), next(me))
def stateful():
    seen = []
    while True:
        seen.append((yield list(seen)))
s = stateful()
next(s)
print(s.send(1), s.send(2), s.send(3))
def params(a, *b, c=3, **d):
    yield a
    yield b
    yield c
    yield d
print(list(params(1, 2, 3, c=4, e=5)))
def closure():
    n = 0
    def inc():
        nonlocal n
        n += 1
    while n < 3:
        yield n
        inc()
print(list(closure()))
try:
    params()
except TypeError as e:
    print(e)
def lazy_error():
    1 / 0
    yield
z = lazy_error()
print("created without error")
try:
    next(z)
except ZeroDivisionError as e:
    print(e)
print(list(z))
copies = [iter(stateful()) for _ in range(2)]
print(next(copies[0]), copies[0] is copies[1])
print(sum(1 for _ in range(10000)))
def yields_in_expression():
    x = [(yield 1), (yield 2)]
    y = {"a": (yield 3)}
    yield x, y
e = yields_in_expression()
next(e)
print(e.send("p"), e.send("q"), e.send("r"))
