# Lists as stacks, queues, matrices; rotating, deduping, chunking, flattening, transposing.
stack = []
for x in (1, 2, 3):
    stack.append(x)
print(stack.pop(), stack[-1], stack)
queue = ["a", "b"]
queue.append("c")
print(queue.pop(0), queue)
def rotate(l, k): return l[k % len(l):] + l[:k % len(l)] if l else l
print(rotate([1, 2, 3, 4], 1), rotate([1, 2, 3, 4], -1), rotate([], 3))
items = [3, 1, 3, 2, 1]
print(list(dict.fromkeys(items)), sorted(set(items)), [x for i, x in enumerate(items) if x not in items[:i]])
m = [[1, 2, 3], [4, 5, 6]]
print([list(c) for c in zip(*m)], [sum(r) for r in m], [r[::-1] for r in m], sum(map(sum, m)), [[m[r][c] for r in range(2)][::-1] for c in range(3)])
def flatten(x): return [z for y in x for z in (flatten(y) if isinstance(y, list) else [y])]
print(flatten([1, [2, [3, [4, []]], 5]]))
evens, odds = [], []
for n in range(7):
    (odds if n % 2 else evens).append(n)
print(evens, odds)
grid = [["."] * 4 for _ in range(3)]
grid[1][2] = "#"
print("\n".join("".join(r) for r in grid))
print(list(zip(*[iter(range(6))] * 2)), [max(c) for c in zip([1, 5], [4, 2])], [a * b for a, b in zip([1, 2], [3, 4])])
acc = [0]
for v in [1, 2, 3]:
    acc.append(acc[-1] + v)
print(acc, [b - a for a, b in zip(acc, acc[1:])], acc.index(max(acc)), min(range(4), key=lambda i: abs(acc[i] - 2)))
while stack:
    stack.pop()
else:
    print("empty")
insert_sorted = []
for v in [5, 2, 8, 1]:
    i = 0
    while i < len(insert_sorted) and insert_sorted[i] < v:
        i += 1
    insert_sorted.insert(i, v)
print(insert_sorted)
