# Text of very large integers, and the limit on digits.
n = 3 ** 2000
s = str(n)
print(len(s), s[:30], s[-30:], int(s) == n)
print(str(10 ** 100), str(-(10 ** 50) + 1), f"{2 ** 200:,}", f"{2 ** 200:x}", oct(2 ** 200), bin(2 ** 80))
print(int("1" + "0" * 100) == 10 ** 100, int("f" * 50, 16) == 16 ** 50 - 1, int("-" + "9" * 60))
for f in (lambda: str(10 ** 5000), lambda: int("1" * 5000)):
    try:
        f()
        print("no error")
    except ValueError as e:
        print(e)
print(len(hex(10 ** 5000)), int("1" * 4300) > 0, len(str(10 ** 4299)), len(str(2 ** 10000)))
print(int("1" * 5000, 16) > 0, hash(10 ** 1000) == hash(10 ** 1000), (10 ** 1000) % 97, (7 ** 500) // (7 ** 498))
def isqrt(n):
    x = n
    y = (x + 1) // 2
    while y < x:
        x, y = y, (y + n // y) // 2
    return x
print(isqrt(2 * 10 ** 60))
digits = []
q, r, t, k, m, x = 1, 0, 1, 1, 3, 3
while len(digits) < 40:
    if 4 * q + r - t < m * t:
        digits.append(m)
        q, r, m = 10 * q, 10 * (r - m * t), (10 * (3 * q + r)) // t - 10 * m
    else:
        q, r, t, k, m, x = q * k, (2 * q + r) * x, t * x, k + 1, (q * (7 * k + 2) + r * x) // (t * x), x + 2
print("".join(map(str, digits)))
