# Endless iterators in use.
from itertools import count, cycle, repeat, islice, takewhile, chain, zip_longest
print(list(islice(count(10, 5), 4)), list(islice(count(1, 0.5), 3)), next(count(-3)), list(zip(count(1), "ab")))
colors = cycle(["r", "g", "b"]); print([next(colors) for _ in range(5)], list(zip("abcd", cycle([0, 1]))))
print(list(repeat("x", 2)), list(map(pow, [2, 3], repeat(2))), list(zip(repeat(0), "ab")), sum(repeat(3, 4)), list(repeat([], 2)))
ids = count(100); users = [{"id": next(ids), "name": n} for n in ("ann", "bo")]; print(users, next(ids))
print(list(takewhile(lambda p: p <= 100, (2 ** n for n in count()))), list(islice((n for n in count(1) if n % 3 == 0 and n % 5 == 0), 3)))
def round_robin(*its):
    pool = [iter(i) for i in its]
    while pool:
        for it in pool[:]:
            try: yield next(it)
            except StopIteration: pool.remove(it)
print(list(round_robin("abc", "1", "xy")), repr(count(3)), repr(count(1, 2)), repr(repeat("a", 3)), repr(repeat(None)))
stripes = [c for c, _ in zip(cycle(("odd", "even")), range(3))]; print(stripes, list(islice(cycle([1]), 3)), list(islice(chain([0], cycle([1, 2])), 4)))
def fizz(n):
    f, b = cycle(["", "", "Fizz"]), cycle(["", "", "", "", "Buzz"])
    return [x + y or i for i, x, y in zip(range(1, n + 1), f, b)]
print(fizz(15)); big = count(2**70); print(next(big) - 2**70, next(big) - 2**70, next(count(2.5)), next(islice(count(step=-2), 3, 4)))
