# Arithmetic, comparison, rounding, powers and mixed types.
from fractions import Fraction as F
from decimal import Decimal
import math, copy

def err(f, *a, **k):
    try: print("no error:", repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, "-", e)

a, b = F(3, 4), F(-5, 6)
print(a + b, a - b, a * b, a / b, a // b, a % b, divmod(a, b), a ** 2, a ** -2, b ** 3, b ** -1, -a, +a, abs(b), a + 1, 1 - a, 2 * a, 1 / a, 7 // a, 7 % a, divmod(7, a))
print(a + 0.25, 0.5 * a, a / 0.5, a ** 0.5, 2 ** a, 2 ** F(3), F(4) ** F(1, 2), a + 1j, a ** 1j if False else "", a // 0.5, a % 0.5, 1.5 // a, a - True, F(2) ** 10, 0 ** F(0), F(0) ** 2, F(-8) ** F(1, 3))
print(a > b, a == F(6, 8), a == 0.75, a == Decimal("0.75"), a != 1, a < 1, a <= 0.75, a >= F(1), 1 > a, a < float("inf"), a == float("nan"), a == "3/4", a == 0.75 + 0j, sorted([F(1, 2), 0.3, 1, F(1, 3)]), max(F(2, 3), F(3, 5)), sum([F(1, n) for n in range(1, 11)]), sum([F(1, 3)] * 3) == 1)
for x in (F(7, 2), F(5, 2), F(-7, 2), F(1, 3), F(-1, 3), F(6)):
    print(x, int(x), round(x), math.floor(x), math.ceil(x), math.trunc(x), float(x), round(x, 1), round(x, 0), round(x, -1), complex(x))
err(lambda: a / 0); err(lambda: a // 0); err(lambda: a % 0); err(lambda: F(0) ** -1); err(lambda: a + "x"); err(lambda: a < "x"); err(lambda: a < 1j); err(lambda: a + Decimal(1)); err(lambda: a + None); err(float, F(10**400)); err(lambda: divmod(a, 0)); err(lambda: a << 1); err(round, a, "x"); err(lambda: a / 0.0)
print(math.gcd(F(4).numerator, 6), math.sqrt(F(9, 4)), copy.copy(a) is a, copy.deepcopy(a) == a, {F(1, 2): "h"}[0.5], F(10**20, 3), F(1, 3) + F(1, 6), F(1, 10) + F(2, 10) == F(3, 10), math.isclose(a, 0.75), F(7, 3) - 2, math.prod([F(1, 2), F(2, 3)]), pow(F(2), 3), F(22, 7) > math.pi)
x = F(1, 2); x += F(1, 3); x *= 6; x -= 1; x /= 3; x **= 2; x //= F(1, 9); x %= 7; print(x, type(x).__name__)
