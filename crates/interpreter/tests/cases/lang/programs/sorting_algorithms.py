# Nine sorting algorithms against sorted().
def bubble(a):
    a = a[:]
    for i in range(len(a)):
        swapped = False
        for j in range(len(a) - 1 - i):
            if a[j] > a[j + 1]:
                a[j], a[j + 1] = a[j + 1], a[j]
                swapped = True
        if not swapped:
            break
    return a
def insertion(a):
    a = a[:]
    for i in range(1, len(a)):
        x, j = a[i], i - 1
        while j >= 0 and a[j] > x:
            a[j + 1] = a[j]
            j -= 1
        a[j + 1] = x
    return a
def selection(a):
    a = a[:]
    for i in range(len(a)):
        m = min(range(i, len(a)), key=a.__getitem__)
        a[i], a[m] = a[m], a[i]
    return a
def merge_sort(a):
    if len(a) < 2:
        return a[:]
    mid = len(a) // 2
    l, r, out = merge_sort(a[:mid]), merge_sort(a[mid:]), []
    i = j = 0
    while i < len(l) and j < len(r):
        if r[j] < l[i]:
            out.append(r[j]); j += 1
        else:
            out.append(l[i]); i += 1
    return out + l[i:] + r[j:]
def quick(a):
    if not a:
        return []
    p, *rest = a
    return quick([x for x in rest if x < p]) + [p] + quick([x for x in rest if x >= p])
def shell(a):
    a, gap = a[:], len(a) // 2
    while gap:
        for i in range(gap, len(a)):
            x, j = a[i], i
            while j >= gap and a[j - gap] > x:
                a[j] = a[j - gap]
                j -= gap
            a[j] = x
        gap //= 2
    return a
def counting(a):
    if not a:
        return []
    lo, hi = min(a), max(a)
    counts = [0] * (hi - lo + 1)
    for x in a:
        counts[x - lo] += 1
    return [lo + i for i, c in enumerate(counts) for _ in range(c)]
def radix(a):
    neg, pos = [-x for x in a if x < 0], [x for x in a if x >= 0]
    def lsd(b):
        d = 1
        while b and max(b) // d:
            buckets = [[] for _ in range(10)]
            for x in b:
                buckets[x // d % 10].append(x)
            b = [x for k in buckets for x in k]
            d *= 10
        return b
    return [-x for x in reversed(lsd(neg))] + lsd(pos)
def heap(a):
    a = a[:]
    def sift(i, n):
        while (c := 2 * i + 1) < n:
            c += c + 1 < n and a[c] < a[c + 1]
            if a[i] >= a[c]:
                return
            a[i], a[c] = a[c], a[i]
            i = c
    for i in range(len(a) // 2, -1, -1):
        sift(i, len(a))
    for n in range(len(a) - 1, 0, -1):
        a[0], a[n] = a[n], a[0]
        sift(0, n)
    return a
def numbers(n, seed):
    for _ in range(n):
        seed = (seed * 69069 + 1) % 2 ** 32
        yield seed // 65536 % 201 - 100
inputs = [[], [1], [2, 1], [3, 3, 3], list(range(10)), list(range(10, 0, -1)), list(numbers(60, 1)), list(numbers(61, 2))]
for f in (bubble, insertion, selection, merge_sort, quick, shell, counting, radix, heap):
    print(f"{f.__name__:<10}", all(f(i) == sorted(i) for i in inputs), f([5, -2, 9, 0]))
