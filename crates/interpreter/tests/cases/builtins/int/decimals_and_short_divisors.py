# The decimal text of integers of all sizes, and quotients and remainders by small ones.
for bits in list(range(0, 140)) + [200, 256, 511, 512, 513, 1000, 2048, 4096, 6143, 6144, 6145, 9000]:
    n = 1 << bits
    for x in (n - 1, n, n + 1, -n):
        text = str(x)
        assert int(text) == x and len(text) == len("%d" % x) == len(f"{x}"), x
    print(bits, str(n)[:20], str(n)[-20:], len(str(-n)))
for digits in range(1, 60):
    x = 10**digits
    print(x - 1, x, -x - 1, x + 10 ** (digits // 2))
big = [10**20, 10**20 + 7, -(10**20), -(10**20) - 7, 2**64, -(2**64), 2**100 + 1, -(2**100) - 1, 3**200, -(3**200), 10**27 * 9, 2**2000 + 12345]
small = [1, 2, 3, 7, 10, 1000, 65536, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**32 + 1, 2**40, -1, -2, -7, -(2**32)]
for a in big:
    for b in small:
        q, r = a // b, a % b
        assert q * b + r == a and (0 <= r < b or b < r <= 0), (a, b)
        assert divmod(a, b) == (q, r)
        print(r, q % 1000003, b // a, (b % a) % 1000003, end=" ")
    print()
for a in big[:4]:
    for op in (lambda: a // 0, lambda: a % 0, lambda: divmod(a, 0), lambda: a // True, lambda: a % True, lambda: a // False):
        try:
            print(op())
        except ZeroDivisionError as error:
            print(error)
x = 3**300
for m in (7, 97, 1000):
    y = x
    y %= m
    z = x
    z //= m
    print(y, z % 10**12)
digits = []
while x:
    x, d = x // 10, x % 10
    digits.append(d)
print(len(digits), digits[:10], digits[-3:])
