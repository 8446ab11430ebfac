# nlargest, nsmallest and merge on every kind of input, in the order that a heap gives.
import heapq
import random
from itertools import count, islice
from operator import itemgetter

chance = random.Random(11)


def shown(function, *args, **names):
    try:
        print(repr(function(*args, **names)))
    except Exception as error:
        print(type(error).__name__, "-", error)


for size in (0, 1, 2, 5, 50, 3000):
    ints = [chance.randrange(size + 1) for _ in range(size)]
    for n in (-1, 0, 1, 2, 7, 60):
        least, most = heapq.nsmallest(n, ints), heapq.nlargest(n, ints)
        print(size, n, least == sorted(ints)[:max(n, 0)], most == sorted(ints, reverse=True)[:max(n, 0)], least[:4], most[:4])
        pairs = list(enumerate(ints))
        print(heapq.nsmallest(n, pairs, key=itemgetter(1))[:3], heapq.nlargest(n, pairs, key=lambda pair: pair[1])[:3])
words = "the quick brown fox jumps over the lazy dog again and again".split()
print(heapq.nlargest(3, words), heapq.nsmallest(4, words, key=len), heapq.nlargest(4, words, len), heapq.nsmallest(2, set(words)))
print(heapq.nlargest(2, {"a": 1, "b": 5, "c": 3}.items(), key=itemgetter(1)), heapq.nsmallest(2, "mississippi"), heapq.nlargest(2, (x * x % 7 for x in range(20))))
print(heapq.nsmallest(3, [2.5, 1, True, 0.5, 10**30, -(10**30)]), heapq.nlargest(2, [[1], [1, 2], []]), heapq.nlargest(True, [1, 2, 3]))
print(heapq.nsmallest(2, range(100000, 0, -1)), heapq.nlargest(3, range(200000), key=lambda x: x % 1000))
print(heapq.nsmallest(3, [(1, "b"), (0, "z"), (1, "a")]), heapq.nlargest(1, []), heapq.nsmallest(1, [], key=len), heapq.nlargest(5, [1]))


class Item:
    compared = 0

    def __init__(self, n, tag=""):
        self.n, self.tag = n, tag

    def __lt__(self, other):
        Item.compared += 1
        return self.n < other.n

    def __repr__(self):
        return f"I{self.n}{self.tag}"


items = [Item(chance.randrange(9), chr(97 + at)) for at in range(20)]
print(heapq.nlargest(4, items), heapq.nsmallest(4, items), heapq.nsmallest(3, items, key=lambda item: -item.n), heapq.nlargest(30, items)[:3])
print(heapq.nlargest(2, [1, 2, 3], key=lambda n: Item(-n)), Item.compared > 40)

called = []
print(heapq.nsmallest(2, [3, 1, 2], key=lambda x: called.append(x) or x), called)

print(list(heapq.merge([1, 4, 7], (2, 5), range(3, 10, 3), {6: 0, 8: 0}, "", iter([0]))), list(heapq.merge()), list(heapq.merge([])), list(heapq.merge([1, 2])))
print(list(heapq.merge([9, 5, 1], [8, 2], reverse=True)), list(heapq.merge(["bb", "a"], ["ccc", "d"], key=len, reverse=True)))
print(list(heapq.merge([(1, "a"), (2, "a")], [(1, "b"), (2, "b")], key=itemgetter(0))), list(heapq.merge("ace", "bdf", "aaa")))
print(list(heapq.merge([1, 1, 2], [1, 2, 2])), list(heapq.merge([1.0, 2], [1, 2.0])), list(heapq.merge([Item(1), Item(3)], [Item(1, "x"), Item(2)])))
print(list(islice(heapq.merge(count(0, 3), count(1, 2), (x * 10 for x in count())), 12)))
print(list(heapq.merge([3, 1], [2, 0])), list(heapq.merge([float("nan"), 1.0], [0.5])))


def noisy(name, values):
    for value in values:
        print("next", name, value)
        yield value
    print("end", name)


merged = heapq.merge(noisy("a", [1, 4]), noisy("b", [2, 3]))
print("made", type(merged).__name__)
for value in merged:
    print("got", value)
live = [1, 5]
merged = heapq.merge(live, [2, 6])
print(next(merged), live.append(9), list(merged), next(merged, "over"))
merged = heapq.merge([1, 2], [3])
print(next(merged), merged.close(), list(merged))
changing = {1: 1, 3: 3}
merged = heapq.merge(changing, [2])
next(merged)
changing[5] = 5
shown(list, merged)
for bad in (
    lambda: list(heapq.merge([1], 5)), lambda: list(heapq.merge([1, 2], ["a"])), lambda: list(heapq.merge([1], [2], key=5)), lambda: heapq.merge([1], keys=1),
    lambda: heapq.nlargest(2, [1, "a", 2]), lambda: heapq.nsmallest(2, [3, None, 1]), lambda: heapq.nsmallest(2, [1, 2, 3], key=lambda x: 1 / (x - 3)),
    lambda: heapq.nlargest("2", [1, 2, 3]), lambda: heapq.nlargest(2.0, [1, 2, 3]), lambda: heapq.nlargest(2, None), lambda: heapq.nlargest(2, [1j, 2j, 3j]),
    lambda: heapq.nsmallest(2), lambda: heapq.nsmallest(n=1, iterable=[2, 1]), lambda: heapq.nlargest(2, [1, 2, 3], reverse=True),
    lambda: heapq.nlargest(2, iter([1, "b", 3])), lambda: heapq.nsmallest(3, [(1, {}), (1, {}), (0, {}), (1, {})]),
):
    shown(bad)
