# Ranges beyond the machine word.
r = range(10 ** 20)
print(r, r[-1], r[10 ** 19], 10 ** 19 in r, 10 ** 20 in r, -1 in r, r[5:10 ** 18][-1], r[::10 ** 19])
print(list(range(10 ** 30, 10 ** 30 + 3)), list(range(2 ** 63 - 2, 2 ** 63 + 2)), list(range(-2 ** 63 - 1, -2 ** 63 + 2)), list(range(0, 10 ** 20, 4 * 10 ** 19)))
try:
    len(r)
except OverflowError as e:
    print(e)
print(bool(r), r == range(10 ** 20), r.index(12345678901234567890), r.count(5), next(iter(r)), next(reversed(r)))
big = range(10 ** 25, 0, -10 ** 24)
print(list(big)[:3], len(big), big[3], 10 ** 24 in big, 5 in big, big[-1], big.step, list(big[8:]))
print(range(2 ** 63 - 1).stop, len(range(2 ** 63 - 1)), len(range(0, 2 ** 64, 2 ** 32)), range(1, 10 ** 100)[10 ** 50])
it = iter(range(10 ** 18, 10 ** 18 + 5))
print(next(it), list(it), sum(range(2 ** 62, 2 ** 62 + 3)), [i % 7 for i in range(10 ** 19, 10 ** 19 + 3)])
print((r[10 ** 20 - 1]), range(-10 ** 20, 10 ** 20, 10 ** 20)[1], max(range(10 ** 20, 10 ** 20 + 2)))
try:
    r[10 ** 20]
except IndexError as e:
    print(e)
for i in range(10 ** 21, 10 ** 21 + 2):
    print(i, end=" ")
print()
