# Hand-written itertools: take, chain, cycle, accumulate, groupby, windows, primes.
def count(n=0, step=1):
    while True:
        yield n
        n += step
def take(n, it):
    it = iter(it)
    for _ in range(n):
        try:
            yield next(it)
        except StopIteration:
            return
def cycle(xs):
    saved = list(xs)
    while saved:
        yield from saved
def accumulate(xs, f=lambda a, b: a + b):
    it = iter(xs)
    try:
        total = next(it)
    except StopIteration:
        return
    yield total
    for x in it:
        total = f(total, x)
        yield total
def groupby(xs, key):
    group, last = [], object()
    for x in xs:
        k = key(x)
        if group and k != last:
            yield last, group
            group = []
        group.append(x)
        last = k
    if group:
        yield last, group
def windows(xs, n):
    buf = []
    for x in xs:
        buf.append(x)
        if len(buf) == n:
            yield tuple(buf)
            del buf[0]
def primes():
    found = []
    for n in count(2):
        if all(n % p for p in found):
            found.append(n)
            yield n
print(list(take(5, count(10, 3))), list(take(7, cycle("abc"))), list(take(3, [])), list(cycle([])) if False else "")
print(list(accumulate([1, 2, 3, 4])), list(accumulate([3, 1, 4], max)), list(accumulate([])))
print(list(groupby("aabccc", lambda c: c)), list(windows(range(5), 3)))
print(list(take(10, primes())))
