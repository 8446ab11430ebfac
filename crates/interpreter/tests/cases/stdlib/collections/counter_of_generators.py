# Counters of generators: plain ones are counted at once, others step by step, and nothing shows which it was.
import collections
from collections import Counter

names = ["anna", "bob", "alice", "", "carl", "bea"]
print(Counter(name[0] for name in names if name))
print(Counter(len(name) for name in names))
print(Counter((len(name), name[:1]) for name in names))
print(Counter(n % 3 for n in range(20)), Counter(sign for sign in "hello"))
print(Counter(key for key in {"a": 1, "b": 2}), Counter(value for value in {"a": 1, "b": 1}.values()))
print(Counter(key for key, value in [("a", 1), ("b", 2), ("a", 3)] if value > 1))
print(Counter(key for key, value in {"x": 1, "y": 2}.items()))
print(Counter(a + b for a in "ab" for b in "cd"))

# A generator is used up, and so is what it goes over.
source = iter([1, 2, 3, 4])
print(next(source))
generator = (n // 2 for n in source)
print(Counter(generator), list(generator), list(source))
items = [1, 2, 3]
iterator = iter(items)
print(Counter(n for n in iterator))
items.append(4)
print(list(iterator))

# One that was begun goes on.
generator = (n for n in range(5))
next(generator)
print(Counter(generator))


# What was counted before something went wrong stays.
def attempt(counter, generator):
    try:
        counter.update(generator)
    except Exception as error:
        print(type(error).__name__, error)
    print(counter, list(generator))


attempt(Counter(), (name[0] for name in names))
attempt(Counter(a=5), (name[0] for name in names))
attempt(Counter(), (10 // n for n in (5, 2, 5, 0, 1)))
attempt(Counter(), ([n] for n in (1, 2)))
attempt(Counter(), (a for a, b in [(1, 2), (3,)]))
attempt(Counter(), (missing for n in (1, 2)))
attempt(Counter(), (n.real for n in (1, "a")))
changing = {"a": 1, "b": 2}
keys = (key for key in changing)
changing["c"] = 3
attempt(Counter(), keys)

# Guest code between two items sees and changes what the generator reads.
last = 0


class Odd:
    def __init__(self, n):
        self.n = n

    def __hash__(self):
        global last
        last = self.n
        return self.n

    def __eq__(self, other):
        return self.n == getattr(other, "n", other)

    def __repr__(self):
        return f"Odd({self.n})"


odd = [Odd(1), Odd(2), Odd(1)]
print(Counter((one, last) for one in odd), last)
print(Counter(one for one in odd), last)


class Seven:
    def __hash__(self):
        return 7

    def __eq__(self, other):
        global last
        last += 1
        return False


last = 7
counter = Counter({Seven(): 1})
counter.update(n + last for n in (0, 1, 2))
print(last > 7, sorted(key for key in counter if key.__class__ is int)[0])


class Loud(Counter):
    def __setitem__(self, key, value):
        print("set", key, value)
        super().__setitem__(key, value)


print(Loud(n % 2 for n in range(3)))


class Quiet(Counter):
    pass


print(Quiet(n % 2 for n in range(3)))


def lazily(items, step):
    for item in items:
        yield item + step


def with_end(items):
    for item in items:
        yield item
    print("end")


def received(items):
    for item in items:
        got = yield item
        print("got", got)


print(Counter(lazily([1, 2, 1], 10)), Counter(with_end("aba")), Counter(received("xx")))


def guarded(items):
    try:
        for item in items:
            yield item
    finally:
        print("closed")


print(Counter(guarded([1, 1])))
nan = float("nan")
print(Counter(n for n in [nan, nan, 1, 1.0, True]))
print(Counter(None for _ in range(3)), Counter(n for n in ()))
print(Counter(pair for pair in [("a", (1, 2)), ("a", (1, 2))]))
big = Counter(n % 7 for n in range(100_000))
print(big, big.total())
