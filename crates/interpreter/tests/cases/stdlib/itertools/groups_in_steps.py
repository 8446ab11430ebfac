# Groups whose items are taken one by one, some, or all; keys that compute, and keys that are the guest's.
from itertools import groupby
import operator

data = [1, 2, 11, 12, 13, 21, 1]
print({key: [n for n in group] for key, group in groupby(data, key=lambda n: n // 10)})
print([(key, next(group), list(group)) for key, group in groupby(data, key=lambda n: n // 10)])
print([(key, next(group)) for key, group in groupby(data, key=lambda n: n // 10)])
print([key for key, group in groupby("aabbb")], [[c for c in group] for _, group in groupby("aabbb")])
pairs = [("a", 1), ("a", 2), ("b", 3), ("a", 4)]
for key, group in groupby(pairs, operator.itemgetter(0)):
    for item in group:
        print(key, item)

# A group that was left behind has nothing more, whatever was taken of it.
outer = groupby([1, 1, 1, 2, 2, 3])
_, ones = next(outer)
print(next(ones))
_, twos = next(outer)
print(list(ones), next(ones, "none"), next(twos), list(twos), list(twos), next(outer)[0], next(outer, "end"))

# Taking turns with the source.
source = iter([1, 1, 1, 2, 2])
outer = groupby(source)
key, group = next(outer)
print(next(group), next(source), next(group), list(group), [(key, list(group)) for key, group in outer])

# Steps, then something that only the guest can compare.


class Odd:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        print("eq", self.n, getattr(other, "n", other))
        return self.n == getattr(other, "n", other)

    def __repr__(self):
        return f"Odd({self.n})"


for key, group in groupby([1, 1, Odd(1), Odd(1), Odd(2), 2]):
    print(key)
    for item in group:
        print(" ", item)
print([list(group) for _, group in groupby([Odd(1), 1, 1, 2])])


def parity(n):
    print("key", n)
    return n % 2


for key, group in groupby([1, 3, 2, 5], parity):
    for item in group:
        print(key, item)


def outcome(items, key):
    taken = []
    try:
        for found, group in groupby(items, key):
            for item in group:
                taken.append((found, item))
    except Exception as error:
        print(type(error).__name__, error)
    print(taken)


outcome([1, 2, "a", 3], lambda n: n // 10)
outcome([4, 4, 0, 4], lambda n: 8 // n)
outcome([(1,), (1, 2), ()], operator.itemgetter(0))
outcome([{"k": 1}, {"k": 1}, {}], lambda record: record["k"])
nan = float("nan")
print([len([n for n in group]) for _, group in groupby([nan, nan, 0.0, -0.0, False])])
changing = {"a": 1, "b": 1}
outer = groupby(changing, lambda key: 1)
key, group = next(outer)
print(next(group))
changing["c"] = 2
try:
    print(next(group))
except RuntimeError as error:
    print(error)
key, group = next(groupby([5, 5, 5]))
for item in group:
    print(item)
    if item:
        break
print(list(group), list(group))
key, group = next(groupby([5, 5, 6]))
print(next(group), sum(group), [*group])
