# Linear, binary and bisect searches, two pointers, prefix sums, majority.
data = [2, 3, 3, 5, 8, 13, 21]
def bisect(a, x, right=False):
    lo, hi = 0, len(a)
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x or right and a[mid] == x: lo = mid + 1
        else: hi = mid
    return lo
print([(x, bisect(data, x), bisect(data, x, True)) for x in (1, 3, 4, 21, 99)])
def pair_sum(a, t):
    i, j = 0, len(a) - 1
    while i < j:
        s = a[i] + a[j]
        if s == t: return a[i], a[j]
        if s < t: i += 1
        else: j -= 1
print(pair_sum(data, 16), pair_sum(data, 7), pair_sum(data, 5))
prefix = [0]
for x in data: prefix.append(prefix[-1] + x)
print(prefix, prefix[5] - prefix[2] == sum(data[2:5]))
def majority(a):
    n = c = 0
    for x in a:
        if c == 0: n = x
        c += 1 if x == n else -1
    return n if a.count(n) > len(a) // 2 else None
print(majority([1, 2, 1, 1]), majority([1, 2, 3]))
def window(a, k): return max(range(len(a) - k + 1), key=lambda i: sum(a[i:i + k]))
def peak(a): return next((i for i in range(len(a)) if (i == 0 or a[i] > a[i - 1]) and (i == len(a) - 1 or a[i] > a[i + 1])), -1)
print(window([1, 9, 2, 8, 0], 2), peak([1, 3, 2]), peak([]), max(enumerate([3, 9, 4]), key=lambda p: p[1])[0], [i for i, x in enumerate(data) if x == 3], data.index(3), len(data) - 1 - data[::-1].index(3))
