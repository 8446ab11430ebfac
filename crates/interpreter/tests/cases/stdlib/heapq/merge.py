import heapq
print(list(heapq.merge([1, 3, 5], [2, 4], iter([0, 6]))))
print(list(heapq.merge([5, 3], [4, 4], reverse=True)), list(heapq.merge(["a", "bb"], ["c"], key=len)))
def stream(n):
    for x in range(n, 20, n):
        yield x
print(list(heapq.merge(stream(3), stream(5), stream(7))))
print(heapq.nlargest(2, iter([5, 1, 9, 7])), heapq.nsmallest(3, (x % 4 for x in range(10))))
print(heapq.nsmallest(3, ["bb", "a", "ccc", "d"], key=len), heapq.nlargest(2, [(1, "a"), (1, "b"), (0, "c")], key=lambda p: p[0]))
print(heapq.nlargest(0, [1]), heapq.nsmallest(-2, [1, 2]), heapq.nlargest(1, []))
