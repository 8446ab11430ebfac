import heapq
class Item:
    log = 0
    def __init__(self, n): self.n = n
    def __lt__(self, other):
        Item.log += 1
        return self.n < other.n
    def __repr__(self): return f"I{self.n}"
heap = [Item((x * 7) % 11) for x in range(11)]
heapq.heapify(heap)
print(heap, Item.log)
heapq.heappush(heap, Item(-1))
print(heapq.heappop(heap), heapq.heapreplace(heap, Item(100)), heapq.heappushpop(heap, Item(0)), Item.log)
print(heapq.nsmallest(3, heap), heapq.nlargest(3, heap), heapq.nsmallest(2, heap, key=lambda i: -i.n))
class Bad:
    def __lt__(self, other): raise ValueError("no order")
broken = [Bad(), Bad()]
try:
    heapq.heapify(broken)
except ValueError as e:
    print(e, len(broken))
class L(list): pass
sub = L([3, 1, 2])
heapq.heapify(sub)
print(sub, type(sub).__name__)
