# Memoised recursion: grids, coins, partitions.
from functools import lru_cache, cache
@cache
def ways(amount, coins=(1, 2, 5, 10)):
    if amount == 0: return 1
    if amount < 0 or not coins: return 0
    return ways(amount - coins[-1], coins) + ways(amount, coins[:-1])
print(ways(10), ways(50), ways.cache_info().currsize > 10)
@lru_cache(maxsize=None)
def lcs(a, b):
    if not a or not b: return ""
    if a[0] == b[0]: return a[0] + lcs(a[1:], b[1:])
    x, y = lcs(a[1:], b), lcs(a, b[1:])
    return x if len(x) >= len(y) else y
print(lcs("AGGTAB", "GXTXAYB"))
@cache
def parts(n, k=None):
    k = n if k is None else k
    if n == 0: return 1
    return sum(parts(n - i, i) for i in range(1, min(n, k) + 1))
print([parts(n) for n in range(12)])
@lru_cache(maxsize=3)
def slow(x): return x * x
for x in (1, 2, 3, 1, 4, 1, 2): slow(x)
print(slow.cache_info(), slow.cache_parameters())
slow.cache_clear(); print(slow.cache_info())
@cache
def ack(m, n): return n + 1 if m == 0 else ack(m - 1, 1) if n == 0 else ack(m - 1, ack(m, n - 1))
print(ack(2, 3), [slow(v) for v in range(3)])
@cache
def hanoi(n): return 0 if n == 0 else 2 * hanoi(n - 1) + 1
print(hanoi(20), hanoi.__name__, hanoi.__wrapped__(1))
