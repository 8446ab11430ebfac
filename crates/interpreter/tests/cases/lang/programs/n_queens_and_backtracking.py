# Backtracking: queens, subsets, permutations, combinations, maze, word search.
def queens(n):
    def place(row, cols, d1, d2):
        if row == n:
            yield cols
            return
        for c in range(n):
            if c not in cols and row + c not in d1 and row - c not in d2:
                yield from place(row + 1, cols + (c,), d1 | {row + c}, d2 | {row - c})
    return place(0, (), frozenset(), frozenset())
print([sum(1 for _ in queens(n)) for n in range(1, 8)])
board = next(queens(8))
for c in board:
    print("." * c + "Q" + "." * (7 - c))
def subsets(xs):
    if not xs:
        yield []
        return
    for s in subsets(xs[1:]):
        yield s
        yield [xs[0]] + s
print(sorted(subsets([1, 2, 3])))
def permutations(xs):
    if not xs:
        yield ()
    for i, x in enumerate(xs):
        for p in permutations(xs[:i] + xs[i + 1:]):
            yield (x,) + p
print(["".join(p) for p in permutations("abc")], sum(1 for _ in permutations(list(range(6)))))
def combinations(xs, k):
    if k == 0:
        return [[]]
    return [[x] + c for i, x in enumerate(xs) for c in combinations(xs[i + 1:], k - 1)]
print(combinations("abcd", 2), len(combinations(range(10), 5)))
def sum_to(target, nums, start=0):
    if target == 0:
        yield []
    for i in range(start, len(nums)):
        if nums[i] <= target:
            for rest in sum_to(target - nums[i], nums, i):
                yield [nums[i]] + rest
print(list(sum_to(8, [2, 3, 5])))
MAZE = ["S.#.....", "..#.###.", ".##.#...", "....#.#.", ".####.#E"]
def solve(r, c, path):
    if not (0 <= r < len(MAZE) and 0 <= c < len(MAZE[0])) or MAZE[r][c] == "#" or (r, c) in path:
        return None
    path = path + [(r, c)]
    if MAZE[r][c] == "E":
        return path
    for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        if found := solve(r + dr, c + dc, path):
            return found
    return None
path = solve(0, 0, [])
print(len(path), path[-1])
for r, row in enumerate(MAZE):
    print("".join("*" if (r, c) in path and ch == "." else ch for c, ch in enumerate(row)))
def balanced(n, opened=0, closed=0, s=""):
    if len(s) == 2 * n:
        return [s]
    return (balanced(n, opened + 1, closed, s + "(") if opened < n else []) + (balanced(n, opened, closed + 1, s + ")") if closed < opened else [])
print(balanced(3))
