import heapq
import random

chance = random.Random(4)

def shown(function, *args, **names):
    try:
        print(repr(function(*args, **names)))
    except Exception as error:
        print(type(error).__name__, error)

for turn in range(60):
    data = [chance.randrange(10) for _ in range(chance.randrange(12))]
    n = chance.randrange(-1, 8)
    print(n, data, heapq.nlargest(n, data), heapq.nsmallest(n, data))
    print(heapq.nlargest(n, iter(data), key=lambda x: -x % 4), heapq.nsmallest(n, [(x, at) for at, x in enumerate(data)], key=lambda pair: pair[0]))
many = [chance.randrange(10**6) for _ in range(20000)]
print(heapq.nlargest(5, many) == sorted(many, reverse=True)[:5], heapq.nsmallest(7, (x for x in many)) == sorted(many)[:7])
print(heapq.nlargest(3, enumerate(many), key=lambda pair: pair[1] % 7))
shown(heapq.nlargest, "a", [1, 2])
shown(heapq.nlargest, 2, 5)
shown(heapq.nlargest, 3, "hello")
shown(heapq.nlargest, 1, [])
shown(heapq.nsmallest, 2, {3: 1, 1: 2, 2: 5})
shown(heapq.nlargest)
shown(heapq.nlargest, 1, [1], None, 2)
shown(heapq.heappush, [])
shown(heapq.heappush, [], 1, 2)
shown(heapq.heappop, ())
shown(heapq.heappop, [])
shown(heapq.heapify, "abc")
shown(heapq.heapify)
shown(heapq.heappush, [], item=2)
