# Big integers: the four operations, powers, division with signs, comparison.
a, b = 123456789012345678901234567890, 987654321098765432109876543210
print(a + b, a - b, a * b, b // a, b % a, -a // b, -a % b, a // -b, a % -b)
print(divmod(b, a), divmod(-b, a), divmod(b, -a), divmod(-b, -a))
print(2 ** 100, 3 ** 60, 7 ** 77, (-3) ** 51, 10 ** 50)
print(a == a + 0, a < b, a > -b, a != b, -a < a, a >= a, hash(a) == hash(a + 0), a == float(a), 10 ** 22 == 1e22, 10 ** 23 == 1e23)
f = 1
for i in range(1, 41):
    f *= i
print(f, len(str(f)), sum(int(c) for c in str(f)))
print(a * 0, a * 1, a * -1, a - a, a // a, a % a, abs(-a), +a, -a, a * a - a ** 2)
print((a << 70) >> 70 == a, a >> 200, -a >> 200, a << 3, -a << 3, -a >> 5)
print(a & b, a | b, a ^ b, ~a, a & -b, -a | b, -a ^ -b, a & (2 ** 64 - 1))
x, y = a, b
while y:
    x, y = y, x % y
print("gcd", x)
print(a / b, b / a, a / 10 ** 20, 10 ** 400 / 10 ** 399, -a / 7, 1 / 10 ** 25, (10 ** 25 + 1) / 10 ** 25)
print(pow(a, b, 10 ** 9 + 7), pow(3, -1, 10 ** 20 + 39), pow(a, 0), pow(2, 1000) % 1000007)
print(2 ** 63 - 1, 2 ** 63, -2 ** 63, -2 ** 63 - 1, 2 ** 31, 2 ** 32, 2 ** 64 - 1 + 1, (2 ** 62) * 2, (2 ** 62) * 4, 9223372036854775807 + 1, -9223372036854775808 - 1, 3037000500 ** 2)
