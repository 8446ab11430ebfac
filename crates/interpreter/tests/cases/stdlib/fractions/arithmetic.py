from fractions import Fraction as F
import math
a, b = F(7, 3), F(-5, 6)
print(a + b, a - b, a * b, a / b, a // b, a % b, divmod(a, b), -a, +a, abs(b), a ** 3, a ** -2, b ** 2, 2 ** a)
print(a + 1, 1 + a, a - 0.5, 1.5 * b, a / 2, 3 / a, a // 1, 5 % b, a + 1j)
print(a < b, a > 2, a == 7 / 3, F(1, 2) == 0.5, F(2) == 2, F(1, 2) in {0.5}, hash(F(3, 7)), hash(F(-1)), hash(F(2**61 - 1)), hash(F(1, 2**61 - 1)))
print(round(F(5, 2)), round(F(7, 2)), round(F(-5, 2)), round(F(314159, 100000), 3), round(F(1555), -2), math.floor(b), math.ceil(b), int(b), float(b))
print(F("-3/4"), F("1.5e2"), F(" 7 "), F("-.25"), F(0.1).limit_denominator(), F(math.pi).limit_denominator(100), F(b), F(a, b))
print(repr(a), str(F(4, 2)), a.as_integer_ratio(), sorted([a, b, F(1)]), sum([F(1, 3)] * 3), max(a, 2), bool(F(0)))
for bad in (lambda: F(1, 0), lambda: F("x"), lambda: F(1.5, 2), lambda: F(None), lambda: F(1) / 0, lambda: F(1) + "a", lambda: F("1/0"), lambda: F(float("inf"))):
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, e)
