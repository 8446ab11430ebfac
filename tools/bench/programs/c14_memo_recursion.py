# Puzzles by recursion with a memory: change, edits, partitions.
N = 40  #@ small=1
from functools import lru_cache
def change(amount, coins):
    @lru_cache(maxsize=None)
    def ways(left, kinds):
        if left == 0:
            return 1
        if left < 0 or kinds == 0:
            return 0
        return ways(left - coins[kinds - 1], kinds) + ways(left, kinds - 1)
    return ways(amount, len(coins))
def edits(a, b):
    memo = {}
    def distance(i, j):
        if i == 0 or j == 0:
            return i + j
        if (i, j) not in memo:
            same = a[i - 1] == b[j - 1]
            memo[i, j] = min(distance(i - 1, j) + 1, distance(i, j - 1) + 1, distance(i - 1, j - 1) + (not same))
        return memo[i, j]
    return distance(len(a), len(b))
for i in range(N):
    result = change(400, (1, 2, 5, 10, 20, 50, 100, 200)), edits("the quick brown fox jumps over", "a quiet brown dog sleeps under")
print(result)
