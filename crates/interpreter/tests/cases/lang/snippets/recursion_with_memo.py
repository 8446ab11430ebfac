# An agent's cell: grid paths, stairs, partitions, catalan, collatz with one memo decorator.
def memo(f):
    cache = {}
    def g(*a):
        if a not in cache: cache[a] = f(*a)
        return cache[a]
    g.cache = cache
    return g
@memo
def paths(r, c): return 1 if r == 0 or c == 0 else paths(r - 1, c) + paths(r, c - 1)
@memo
def stairs(n): return 1 if n < 2 else stairs(n - 1) + stairs(n - 2)
@memo
def catalan(n): return 1 if n == 0 else sum(catalan(i) * catalan(n - 1 - i) for i in range(n))
@memo
def collatz(n): return 0 if n == 1 else 1 + collatz(n // 2 if n % 2 == 0 else 3 * n + 1)
@memo
def lcs(a, b):
    if not a or not b: return ""
    if a[0] == b[0]: return a[0] + lcs(a[1:], b[1:])
    return max(lcs(a[1:], b), lcs(a, b[1:]), key=len)
print(paths(10, 10), len(paths.cache), stairs(40), [catalan(n) for n in range(10)], max(range(1, 500), key=collatz), lcs("kitten sitting", "sitting kitten"))
