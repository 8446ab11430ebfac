"""Sorting by hand and by the library: bubble, insertion, merge, quick, heap, by keys; searches in sorted lists."""
import heapq
from bisect import bisect_left, insort
from operator import attrgetter, itemgetter


def numbers(n, seed=42):
    for _ in range(n):
        seed = (seed * 1103515245 + 12345) % 2147483648
        yield seed % 10000


def bubble(items):
    items = items[:]
    for i in range(len(items)):
        for j in range(len(items) - 1 - i):
            if items[j] > items[j + 1]:
                items[j], items[j + 1] = items[j + 1], items[j]
    return items


def insertion(items):
    items = list(items)
    for i in range(1, len(items)):
        value, j = items[i], i - 1
        while j >= 0 and items[j] > value:
            items[j + 1] = items[j]
            j -= 1
        items[j + 1] = value
    return items


def merge_sort(items):
    if len(items) <= 1:
        return items
    middle = len(items) // 2
    left, right = merge_sort(items[:middle]), merge_sort(items[middle:])
    out, i, j = [], 0, 0
    while i < len(left) and j < len(right):
        if left[i] <= right[j]:
            out.append(left[i])
            i += 1
        else:
            out.append(right[j])
            j += 1
    out.extend(left[i:])
    out.extend(right[j:])
    return out


def quick(items):
    if len(items) < 2:
        return items
    pivot = items[len(items) // 2]
    return quick([x for x in items if x < pivot]) + [x for x in items if x == pivot] + quick([x for x in items if x > pivot])


def search(items, wanted):
    low, high = 0, len(items) - 1
    while low <= high:
        middle = (low + high) // 2
        if items[middle] == wanted:
            return middle
        if items[middle] < wanted:
            low = middle + 1
        else:
            high = middle - 1
    return -1


class Item:
    def __init__(self, key, name):
        self.key = key
        self.name = name

    def __lt__(self, other):
        return self.key < other.key


data = list(numbers(3000))
expected = sorted(data)
few = data[:220]
print(bubble(few) == insertion(few) == sorted(few), merge_sort(data) == quick(data) == expected, sum(search(expected, x) for x in data[:1500]))
heap = []
for x in data:
    heapq.heappush(heap, x)
print([heapq.heappop(heap) for _ in range(len(heap))] == expected, heapq.nlargest(3, data), heapq.nsmallest(3, data, key=lambda x: -x))
kept = []
for x in data[:1500]:
    insort(kept, x)
people = [{"name": f"n{x % 97}", "age": x % 60, "pay": x / 7} for x in data]
items = [Item(x, str(x)) for x in data]
for _ in range(6):
    people.sort(key=itemgetter("age", "name"))
    people.sort(key=lambda p: (p["name"], -p["pay"]))
    texts = sorted(p["name"] for p in people)
    floats = sorted((p["pay"] for p in people), reverse=True)
    pairs = sorted((p["age"], p["name"]) for p in people)
    items.sort(key=attrgetter("name"))
    items.sort()
print(kept[:3], bisect_left(kept, 5000), people[0]["name"], texts[-1], round(floats[0], 3), pairs[0], items[0].key, min(items).name)
