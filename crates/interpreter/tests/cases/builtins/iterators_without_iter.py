# Iterators that have `__next__` alone: builtins take their items without asking for an iterator again.
import itertools, functools, collections, heapq
class H:
    def __init__(s, n=3): s.n=0; s.m=n
    def __next__(s):
        s.n+=1
        if s.n>s.m: raise StopIteration
        return s.n
class It:
    def __iter__(s): return H()
    def __str__(s): return "It"
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
t(lambda: list(itertools.chain(It(), [5], It())))
t(lambda: [x for x in itertools.chain(It(), [5], It())])
t(lambda: list(itertools.chain.from_iterable([It(), It()])))
t(lambda: list(zip(It(), It())))
t(lambda: list(zip(It(), [1,2,3])))
t(lambda: list(zip([1,2,3], It(), It())))
t(lambda: [x for x in zip(It(), It())])
t(lambda: list(map(str, It())))
t(lambda: list(map(lambda a,b:a+b, It(), It())))
t(lambda: list(filter(lambda a:a>1, It())))
t(lambda: list(enumerate(It())))
t(lambda: sum(It()))
t(lambda: sorted(It()))
t(lambda: max(It()))
t(lambda: dict(zip(It(), It())))
t(lambda: list(itertools.islice(It(), 2)))
t(lambda: list(itertools.accumulate(It())))
t(lambda: list(itertools.takewhile(lambda n: n<3, It())))
t(lambda: list(itertools.dropwhile(lambda n: n<3, It())))
t(lambda: list(itertools.zip_longest(It(), [1])))
t(lambda: list(itertools.pairwise(It())))
t(lambda: list(itertools.starmap(pow, [(2,3)])))
t(lambda: [list(g) for k,g in itertools.groupby(It())])
t(lambda: list(itertools.compress(It(), It())))
t(lambda: list(itertools.product(It(), repeat=2)))
t(lambda: [list(x) for x in itertools.tee(It())])
t(lambda: list(itertools.islice(itertools.cycle(It()), 7)))
t(lambda: functools.reduce(lambda a,b:a+b, It()))
t(lambda: collections.deque(It()))
t(lambda: collections.Counter(It()))
t(lambda: tuple(It()))
t(lambda: set(It()))
t(lambda: any(It()))
t(lambda: ",".join(map(str, It())))
def g():
    yield from It()
t(lambda: list(g()))
t(lambda: [*It(), *It()])
t(lambda: heapq.nlargest(2, It()))
t(lambda: list(heapq.merge(It(), It())))
t(lambda: bytes(It()))
t(lambda: 2 in It())
t(lambda: next(iter(It())))
t(lambda: list(reversed(list(It()))))
t(lambda: list(itertools.batched(It(), 2)) if hasattr(itertools,'batched') else None)


class Index:
    def __init__(s, n): s.n = n
    def __index__(s): return s.n


import random
t(lambda: list(itertools.product("ab", repeat=Index(2))))
t(lambda: list(itertools.product(It(), repeat=Index(2))))
t(lambda: list(itertools.product("ab", repeat=It())))
t(lambda: random.sample(It(), 1))
t(lambda: random.sample({1: 2}, 1))
t(lambda: len(random.sample(collections.deque([1, 2]), 1)))
t(lambda: sorted(random.sample(b"ab", 2)))
t(lambda: (sorted([3, 1.5]), sorted([2.5, 1]), sorted(["b", "a"]), sorted([(2, "a"), (1, "b")]), sorted([(1, 2), (1,)]), sorted([(1, "z"), (1, "a"), (0, "q"), (1, "m")])))
t(lambda: sorted([1, "a"]))
t(lambda: sorted([float("nan"), 1.0]))
t(lambda: (sorted([(2.0, 1), (float("inf"), 0), (-0.0, 3), (0.0, 2)]), sorted([[2], [1]]), sorted([b"b", b"a"], reverse=True), sorted([(1, 1), (1, 1)], reverse=True)))
