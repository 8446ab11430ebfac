# Copies of iterators: at the same place, over the same things; deep copies over copies of them.
import copy
import itertools


def told(make):
    for steps in (0, 1):
        for how in (copy.copy, copy.deepcopy):
            it = make()
            for _ in range(steps):
                next(it, None)
            try:
                other = how(it)
            except TypeError as e:
                print(how.__name__, type(e).__name__, e)
                continue
            print(how.__name__, steps, type(other) is type(it), other is it, list(itertools.islice(other, 5)), list(itertools.islice(it, 5)))


told(lambda: iter([1, 2, 3]))
told(lambda: iter((1, 2, 3)))
told(lambda: iter("abc"))
told(lambda: iter(b"abc"))
told(lambda: iter(range(4)))
told(lambda: iter(range(10**30, 10**30 + 3)))
told(lambda: reversed([1, 2, 3]))
told(lambda: enumerate("abc", 5))
told(lambda: zip([1, 2, 3], "abc"))
told(lambda: itertools.count(5, 2))
told(lambda: itertools.count(1.5))
told(lambda: itertools.repeat("x", 3))
told(lambda: itertools.repeat([1]))
told(lambda: itertools.chain("ab", [1, 2]))
told(lambda: itertools.chain.from_iterable(["ab", "cd"]))
told(lambda: itertools.islice([1, 2, 3, 4, 5], 1, 4))
told(lambda: itertools.zip_longest([1], "ab", fillvalue=0))
told(lambda: itertools.pairwise([1, 2, 3]))
for make in (lambda: itertools.product("ab", [1, 2]), lambda: itertools.permutations("abc", 2), lambda: itertools.combinations("abc", 2)):
    it = make()
    next(it)
    other = copy.copy(it)
    print(list(other), list(it))
first, second = itertools.tee([1, 2, 3])
next(first)
third = copy.copy(first)
print(list(third), list(first), list(second))

print(copy.copy(itertools.count(5, 2)), copy.deepcopy(itertools.count(5)), copy.copy(itertools.repeat(7, 2)))
items = [[1], [2]]
same, deep = copy.copy(iter(items)), copy.deepcopy(iter(items))
items[0].append(5)
items.append([3])
print(list(same), list(deep))
