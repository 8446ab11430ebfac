# islice, takewhile, dropwhile, filterfalse, compress, starmap, pairwise.
from itertools import *

def err(f, *a, **k):
    try: print("no error:", f(*a, **k))
    except Exception as e: print(type(e).__name__, "-", e)

print(list(islice("abcdef", 3)), list(islice("abcdef", 2, 4)), list(islice("abcdef", 1, None, 2)), list(islice("abc", 10)), list(islice("abc", 0)), list(islice("abcdef", None)), list(islice("abcdef", 4, 2)), list(islice(count(), 5, 8)), list(islice("abc", None, None, None)), list(islice(range(10), 0, 10, 4)))
it = iter(range(10)); print(list(islice(it, 3)), list(islice(it, 1, 3)), next(it))
print(list(takewhile(lambda x: x < 3, [1, 2, 5, 1])), list(dropwhile(lambda x: x < 3, [1, 2, 5, 1])), list(takewhile(bool, [])), list(dropwhile(str.isspace, "  a b")), list(filterfalse(lambda x: x % 2, range(6))), list(filterfalse(None, [0, 1, "", "a"])), list(compress("abcdef", [1, 0, 1, 0, 1])), list(compress([1, 2], [])), list(compress("ab", cycle([1, 0]))))
print(list(starmap(pow, [(2, 3), (3, 2)])), list(starmap(lambda *a: sum(a), [(), (1,), (1, 2)])), list(starmap(max, ["ab", "ba"])), list(pairwise([1, 2, 3])), list(pairwise("a")), list(pairwise([])), [b - a for a, b in pairwise([1, 4, 9, 16])], list(zip_longest("ab", [1, 2, 3])), list(zip_longest("ab", "c", fillvalue="-")), list(zip_longest()), list(zip_longest([], [1])))
err(islice, "abc"); err(islice, "abc", -1); err(islice, "abc", "x"); err(islice, "abc", 0, 5, 0); err(islice, "abc", 1.5); err(islice, 5, 1); err(islice, "a", 1, 2, 3, 4); err(takewhile, 5); err(list, takewhile(5, [1])); err(dropwhile); err(filterfalse, None); err(list, starmap(pow, [1])); err(list, starmap(pow, [(1,)])); err(pairwise, 5); err(compress, "a"); err(zip_longest, 5); err(zip_longest, "a", fill=1); err(starmap, 5, [(1,)]) if False else None
a, b = tee([1, 2, 3]); print(next(a), list(b), list(a), tee("x", 0), len(tee("ab", 3)), [list(t) for t in tee("ab", 2)]); err(tee, [], -1); err(tee, 5); t1, = tee(iter("abc"), 1); import copy; next(t1); print(list(copy.copy(t1)), list(t1))
def gen():
    for i in range(5): print("made", i, end=" "); yield i
x = takewhile(lambda v: v < 2, gen()); print(list(x)); y, z = tee(gen()); print(next(y), next(y), next(z)); d = dropwhile(lambda v: v < 1, gen()); print(next(d))
def chunks(it, n):
    it = iter(it)
    while batch := list(islice(it, n)): yield batch
print(list(chunks(range(7), 3)), list(chunks("", 2)), list(zip_longest(*[iter("abcdefg")] * 3, fillvalue="x")))
def window(it, n):
    its = tee(it, n)
    for i, t in enumerate(its): next(islice(t, i, i), None)
    return list(zip(*its))
print(window(range(5), 3), window("ab", 3), [type(f).__name__ for f in (islice("", 1), takewhile(bool, ""), starmap(pow, []), pairwise(""), zip_longest(""))])
