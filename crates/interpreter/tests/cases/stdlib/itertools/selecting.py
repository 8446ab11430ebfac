from itertools import islice, takewhile, dropwhile, filterfalse, compress, chain, starmap, pairwise
print(list(islice("abcdefg", 2)), list(islice("abcdefg", 2, 4)), list(islice("abcdefg", 2, None)), list(islice("abcdefg", 0, None, 3)), list(islice("abc", 0)), list(islice("abcdefg", 1, 6, 2)))
it = iter(range(10)); print(list(islice(it, 3)), next(it), list(islice(it, 1, 3)), next(it))
print(list(takewhile(lambda x: x < 3, [1, 2, 5, 1])), list(dropwhile(lambda x: x < 3, [1, 2, 5, 1])), list(filterfalse(lambda x: x % 2, range(6))), list(filterfalse(None, [0, 1, "", "a"])))
print(list(compress("ABCDEF", [1, 0, 1, 0, 1, 1])), list(chain("ab", [1, 2], ())), list(chain.from_iterable(["ab", "cd"])), list(chain()), list(starmap(pow, [(2, 5), (3, 2)])), list(pairwise("abcd")), list(pairwise([1])))
for bad in (lambda: islice("a", -1), lambda: islice("a", 1, 2, 0), lambda: islice("a"), lambda: islice("a", "b"), lambda: islice(5, 1), lambda: list(chain(5)), lambda: list(starmap(pow, [5])), lambda: takewhile(5), lambda: list(takewhile(5, [1]))):
    try:
        bad()
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
class Seen:
    def __init__(self, n): self.n = n
    def __iter__(self): return iter(range(self.n))
print(list(chain(Seen(2), Seen(1))), list(islice(Seen(5), 1, 3)), list(pairwise(Seen(3))))
