# Hashing of nested tuples, tuples as keys, ordering of nested tuples.
print(hash((1, (2, (3,)))) == hash((1, (2, (3,)))), hash((1.0, True)) == hash((1, 1)), hash(()), hash((0,)), hash((1, 2)), hash((2, 1)), hash((-1, -2)), hash((1.5, 2 + 0j)), hash((2 ** 61 - 1,)), hash((None,)) == hash((None,)))
cache = {}
def area(*args, **kw):
    key = args, tuple(sorted(kw.items()))
    if key not in cache: cache[key] = sum(args) + sum(kw.values())
    return cache[key]
print(area(1, 2), area(1, 2, z=3), area(1, 2), len(cache), list(cache))
t = ((1, "b"), (1, "a"), (0, "z"), (1,), (), (0, "z", 0))
print(sorted(t), max(t), min(t), sorted(t, key=len), ((1, 2), 3) < ((1, 3), 0), (1, (2, 3)) == (1, (2, 3)), (1, [2]) == (1, [2]))
for bad in ((1, []), ((), {}), (1, (2, {3})), (bytearray(),)):
    try:
        hash(bad)
    except TypeError as e:
        print(e)
grid = {(x, y, z): x * 100 + y * 10 + z for x in range(2) for y in range(2) for z in range(2)}
print(grid[1, 0, 1], sum(v for (x, *_), v in grid.items() if x), (0, 0, 0) in grid, [k for k in grid if sum(k) == 2])
