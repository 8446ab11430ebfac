# Dynamic programming: knapsack, LCS, edit distance, coin change, longest increasing subsequence.
def knapsack(items, cap):
    best = [[0] * (cap + 1) for _ in range(len(items) + 1)]
    for i, (name, w, v) in enumerate(items, 1):
        for c in range(cap + 1):
            best[i][c] = best[i - 1][c]
            if w <= c and best[i - 1][c - w] + v > best[i][c]:
                best[i][c] = best[i - 1][c - w] + v
    chosen, c = [], cap
    for i in range(len(items), 0, -1):
        if best[i][c] != best[i - 1][c]:
            chosen.append(items[i - 1][0])
            c -= items[i - 1][1]
    return best[-1][cap], chosen[::-1]
def lcs(a, b):
    t = [[""] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            t[i + 1][j + 1] = t[i][j] + x if x == y else max(t[i][j + 1], t[i + 1][j], key=len)
    return t[-1][-1]
def edit_distance(a, b):
    prev = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        cur = [i]
        for j, y in enumerate(b, 1):
            cur.append(min(prev[j] + 1, cur[-1] + 1, prev[j - 1] + (x != y)))
        prev = cur
    return prev[-1]
def coins(amount, values):
    ways = [1] + [0] * amount
    least = [0] + [None] * amount
    for v in values:
        for a in range(v, amount + 1):
            ways[a] += ways[a - v]
    for a in range(1, amount + 1):
        options = [least[a - v] for v in values if v <= a and least[a - v] is not None]
        least[a] = min(options) + 1 if options else None
    return ways[amount], least[amount]
def lis(seq):
    best = []
    for i, x in enumerate(seq):
        prior = max((b for b in best if b[-1] < x), key=len, default=[])
        best.append(prior + [x])
    return max(best, key=len, default=[])
memo = {}
def partitions(n, largest):
    if n == 0:
        return 1
    if n < 0 or largest == 0:
        return 0
    if (n, largest) not in memo:
        memo[n, largest] = partitions(n - largest, largest) + partitions(n, largest - 1)
    return memo[n, largest]
print(knapsack([("map", 9, 150), ("compass", 13, 35), ("water", 153, 200), ("sandwich", 50, 160), ("glucose", 15, 60), ("tin", 68, 45), ("banana", 27, 60)], 150))
print(lcs("AGGTAB", "GXTXAYB"), lcs("abc", "xyz") == "", edit_distance("kitten", "sitting"), edit_distance("", "abc"))
print(coins(100, [1, 5, 10, 25, 50]), coins(3, [2]), lis([10, 9, 2, 5, 3, 7, 101, 18]), lis([]))
print([partitions(n, n) for n in range(1, 15)], len(memo))
def unique_paths(r, c): return 1 if r == 1 or c == 1 else unique_paths(r - 1, c) + unique_paths(r, c - 1)
print(unique_paths(5, 6))
def max_sub(xs):
    best = cur = xs[0]
    for x in xs[1:]:
        cur = max(x, cur + x)
        best = max(best, cur)
    return best
print(max_sub([-2, 1, -3, 4, -1, 2, 1, -5, 4]))
