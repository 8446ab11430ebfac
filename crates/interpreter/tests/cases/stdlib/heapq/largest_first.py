# The functions of heaps whose first item is the largest.
import heapq
import random

numbers = random.Random(7)
for count in (0, 1, 2, 3, 7, 30):
    heap = [numbers.randrange(20) for _ in range(count)]
    heapq._heapify_max(heap)
    print(heap)
    taken = []
    while heap:
        taken.append(heapq._heappop_max(heap))
    print(taken)
heap = [5, 3, 8, 1]
heapq._heapify_max(heap)
print(heapq._heapreplace_max(heap, 4), heap, heapq._heapreplace_max(heap, 9), heap)
words = "the quick brown fox jumps over the lazy dog".split()
heapq._heapify_max(words)
print(words, [heapq._heappop_max(words) for _ in range(4)])
for call in (
    lambda: heapq._heappop_max([]),
    lambda: heapq._heapreplace_max([], 1),
    lambda: heapq._heappop_max((1,)),
    lambda: heapq._heapreplace_max((1,), 1),
    lambda: heapq._heapify_max({}),
    lambda: heapq._heapify_max([1, "a"]),
):
    try:
        print(call())
    except (IndexError, TypeError) as error:
        print(type(error).__name__, error)
