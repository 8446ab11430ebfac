# Return values of generators through StopIteration and yield from.
def g(v):
    yield
    return v
for v in (None, 1, (1, 2), "s", ValueError("x"), StopIteration("y")):
    it = g(v)
    next(it)
    try:
        next(it)
    except StopIteration as e:
        print(repr(e.value), e.args)
def collect():
    results = []
    for v in ("a", (1, 2), None):
        results.append((yield from g(v)))
    return results
it = collect()
steps = 0
while True:
    try:
        next(it)
        steps += 1
    except StopIteration as e:
        print(steps, e.value)
        break
def average():
    total = n = 0
    while True:
        v = yield
        if v is None:
            return total / n
        total += v
        n += 1
a = average()
next(a)
for v in (10, 20, 60):
    a.send(v)
try:
    a.send(None)
except StopIteration as e:
    print(e.value)
def sub():
    r = yield from average()
    print("average was", r)
    yield "end"
s = sub()
next(s)
s.send(4)
print(s.send(None))
print([x for x in g("ignored")])
