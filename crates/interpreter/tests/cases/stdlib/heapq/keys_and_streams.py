# Keys that are computed natively, and what is asked of streams that are merged.
import bisect
import heapq
from operator import attrgetter, itemgetter


class Item:
    def __init__(self, rank):
        self.rank = rank

    def __repr__(self):
        return f"Item({self.rank})"


def shown(value):
    print("key", value)
    return value


print(list(heapq.merge([1, 4, 7], [2, 5], [3], key=shown)))
print(list(heapq.merge([1, 2, 3], key=shown)))
print(list(heapq.merge([3, 2, 1], [5], reverse=True, key=shown)))
print(list(heapq.merge([0.0, 1.5], [-0.0, 1.5], [float("inf")])), list(heapq.merge()), list(heapq.merge([])))
print(list(heapq.merge([1, 2.5], [True, 2], "" or [3])), list(heapq.merge("ac", "bd", ("aa",))))
left, right = iter([1, 3, 5]), iter([2])
stream = heapq.merge(left, right)
print(next(stream), next(stream), next(stream), next(left, "none"), list(stream))
items = [Item(3), Item(1), Item(2)]
print(heapq.nlargest(2, items, key=attrgetter("rank")), heapq.nsmallest(2, [(1, "b"), (0, "z"), (1, "a")], key=itemgetter(0)))
print(heapq.nsmallest(2, ["bb", "a", "ccc"], key=len), heapq.nlargest(2, ["bb", "a", "ccc"], key=str.upper))
for key in (itemgetter(5), attrgetter("none"), shown):
    try:
        print(heapq.nsmallest(2, [(1, 2), (3, 4), (5, 6)], key=key))
    except (IndexError, AttributeError) as error:
        print(type(error).__name__, error)
heap = []
for value in [2.5, float("nan"), 1.0, -0.0, 0.0, 3, 2.5]:
    heapq.heappush(heap, value)
print(heap, [heapq.heappop(heap) for _ in range(len(heap))])

rows = [(n, n * n) for n in range(20)]
print(bisect.bisect_left(rows, 50, key=itemgetter(1)), bisect.bisect(rows, 49, key=itemgetter(1)), bisect.bisect(tuple(rows), 9, key=itemgetter(0)))
print(bisect.bisect_left(items[1:], 2, key=attrgetter("rank")), bisect.bisect_left(["a", "bb", "ccc"], 2, key=len))
bisect.insort(rows, (7.5, 50), key=itemgetter(1))
bisect.insort_left(rows, (0, 0), key=itemgetter(1))
print(rows[:3], rows[8:11])
for key, wanted in ((itemgetter(4), 1), (itemgetter(1), "x"), (attrgetter("none"), 1)):
    for function in (bisect.bisect, bisect.insort):
        try:
            print(function(list(rows), wanted, key=key))
        except (IndexError, TypeError, AttributeError) as error:
            print(type(error).__name__, error)
print(bisect.bisect(rows, 5, 2, 9, key=shown and itemgetter(0)), bisect.bisect([1, 2, 3], 2, key=shown))
try:
    bisect.bisect(rows, 5, hi=50, key=itemgetter(0))
except IndexError as error:
    print("IndexError", error)
