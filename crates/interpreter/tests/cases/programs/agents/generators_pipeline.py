import itertools
def numbers(limit):
    sent = None
    for n in range(limit):
        sent = yield n if sent is None else (n, sent)
def evens(source):
    return (n for n in source if n % 2 == 0)
def squares(source):
    for n in source:
        yield n * n
print(list(squares(evens(range(10)))), sum(squares(range(4))), dict(zip("ab", squares(itertools.count(5)))))
gen = numbers(4)
print(next(gen), gen.send("hi"), next(gen), next(gen, "end"), next(gen, "end"))
def outer():
    got = yield from inner()
    yield f"inner said {got}"
def inner():
    try:
        yield 1
        yield 2
    finally:
        print("inner done")
    return "bye"
print(list(outer()))
def resilient():
    while True:
        try:
            yield "ok"
        except ValueError as error:
            yield f"caught {error}"
g = resilient()
print(next(g), g.throw(ValueError("x")), next(g))
g.close()
print(next(g, "closed"))
def chunks(items, size):
    it = iter(items)
    while chunk := list(itertools.islice(it, size)):
        yield chunk
print(list(chunks("abcdefg", 3)), list(itertools.batched("ab", 1)) if hasattr(itertools, "batched") else "no batched")
def moving(items, n):
    window = []
    for x in items:
        window = (window + [x])[-n:]
        if len(window) == n:
            yield sum(window) / n
print(list(moving([1, 2, 3, 4, 5], 3)), [*itertools.chain.from_iterable(chunks(range(5), 2))])
def fib():
    a, b = 0, 1
    while True:
        yield a
        a, b = b, a + b
print(list(itertools.takewhile(lambda x: x < 50, fib())), next(itertools.islice(fib(), 100, None)))
try:
    next(x for x in [] if x)
except StopIteration as error:
    print("stop", error.value)
def bad():
    raise StopIteration("inside")
    yield
try:
    list(bad())
except RuntimeError as error:
    print(error)
a, b = itertools.tee(squares(range(3)))
print(list(a), list(b), (lambda *args, **kw: (args, kw))(*squares(range(2)), k=1))
