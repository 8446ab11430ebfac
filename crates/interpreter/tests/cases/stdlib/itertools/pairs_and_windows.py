# pairwise, zip_longest, islice and tee together.
from itertools import pairwise, zip_longest, islice, tee, chain, starmap, repeat, cycle
temps = [20, 22, 19, 25]
print([b - a for a, b in pairwise(temps)], list(pairwise("abc")), all(a <= b for a, b in pairwise([1, 2, 2])))
print(list(zip_longest("abc", [1], fillvalue=None)), list(zip_longest([1, 2], [3], [4, 5, 6], fillvalue=0)))
def chunked(xs, n): return [list(filter(lambda x: x is not None, c)) for c in zip_longest(*[iter(xs)] * n)]
print(chunked(range(7), 3), chunked("ab", 5))
def windows(xs, n):
    its = tee(xs, n)
    return list(zip(*(islice(it, i, None) for i, it in enumerate(its))))
print(windows([1, 2, 3, 4], 2), windows("abcd", 3), windows([1], 2))
print(list(islice(cycle("xyz"), 7)), list(zip(range(3), repeat("k"))), list(starmap(max, [(1, 2), (5, 3)])))
print(list(chain.from_iterable(zip("abc", "ABC"))), list(chain([1], chain([2], [3]))), sum(chain([1], [2, 3])))
a, b = tee(iter([1, 2, 3])); next(b, None); print(list(zip(a, b)))
print([list(islice("abcdefgh", s, None, 3)) for s in range(3)], list(islice(range(10), 2, 9, 3)), next(islice("abc", 2, 3)))
it = iter(range(6)); print(list(zip(it, it)), list(zip(*[iter("abcdef")] * 3)), dict(zip("ab", range(9))))
