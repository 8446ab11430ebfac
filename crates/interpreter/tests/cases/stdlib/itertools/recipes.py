# Recipes built on itertools, and laziness over endless input.
from itertools import *
import operator, collections, random

def take(n, it): return list(islice(it, n))
def prepend(v, it): return chain([v], it)
def tabulate(f, start=0): return map(f, count(start))
def tail(n, it): return iter(collections.deque(it, maxlen=n))
def nth(it, n, default=None): return next(islice(it, n, None), default)
def all_equal(it): g = groupby(it); return next(g, True) and not next(g, False)
def quantify(it, pred=bool): return sum(map(pred, it))
def padnone(it): return chain(it, repeat(None))
def ncycles(it, n): return chain.from_iterable(repeat(tuple(it), n))
def dotproduct(a, b): return sum(map(operator.mul, a, b))
def flatten(l): return chain.from_iterable(l)
def partition(pred, it): a, b = tee(it); return list(filterfalse(pred, a)), list(filter(pred, b))
def unique(it, key=None):
    seen = set()
    for x in it:
        k = x if key is None else key(x)
        if k not in seen: seen.add(k); yield x
def justseen(it, key=None): return map(next, map(operator.itemgetter(1), groupby(it, key)))
def roundrobin(*its):
    pending, nexts = len(its), cycle(iter(i).__next__ for i in its)
    while pending:
        try:
            for n in nexts: yield n()
        except StopIteration: pending -= 1; nexts = cycle(islice(nexts, pending))
def sieve(n):
    data = bytearray((0, 1)) * (n // 2); data[:3] = 0, 0, 0
    limit = int(n ** 0.5) + 1
    for p in compress(range(limit), data): data[p * p:n:p + p] = bytes(len(range(p * p, n, p + p)))
    data[2] = 1
    return list(compress(range(n), data))
def iter_except(f, exc):
    try:
        while True: yield f()
    except exc: pass
print(take(3, count(5)), list(prepend(1, [2])), take(3, tabulate(lambda x: x * x)), list(tail(2, "abcd")), nth("abc", 1), nth("abc", 9, "?"), all_equal("aaa"), all_equal("ab"), all_equal(""), quantify([1, 0, 2]), take(4, padnone("ab")), list(ncycles("ab", 2)), dotproduct([1, 2], [3, 4]), list(flatten([[1], [2, 3]])), partition(lambda x: x % 2, range(5)), list(unique("AaBbA", str.lower)), list(justseen("AAbbA")), list(roundrobin("ABC", "D", "EF")), sieve(30), list(iter_except([1, 2].pop, IndexError)))
def fib():
    a, b = 0, 1
    while True: yield a; a, b = b, a + b
print(list(takewhile(lambda x: x < 100, fib())), next(dropwhile(lambda x: x < 1000, fib())), list(islice(filter(lambda n: n % 7 == 0, count(1)), 3)), list(islice(zip(count(), fib()), 4)))
def batched(it, n):
    it = iter(it)
    while b := tuple(islice(it, n)): yield b
print(list(batched("ABCDEFG", 3)), [sum(b) for b in batched(range(10), 4)], list(map("".join, zip(*[iter("abcdef")] * 2))))
primes = (n for n in count(2) if all(n % d for d in takewhile(lambda d: d * d <= n, count(2)))); print(take(10, primes))
matrix = [[1, 2, 3], [4, 5, 6]]; print(list(zip(*matrix)), list(map(list, zip_longest(*[[1], [2, 3]]))), list(accumulate(chain(*matrix))), list(starmap(operator.mul, zip(*matrix))))
def collatz(n): return chain(takewhile(lambda x: x != 1, accumulate(repeat(n), lambda x, _: x // 2 if x % 2 == 0 else 3 * x + 1)), [1])
print(list(collatz(6)), max(range(1, 30), key=lambda n: sum(1 for _ in collatz(n))), next((w for w in ("a", "bb", "ccc") if len(w) > 1), None))
