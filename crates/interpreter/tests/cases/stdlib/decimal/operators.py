# Every operator, with mixed operands and special values.
from decimal import *
from fractions import Fraction

def err(f, *a, **k):
    try: print("no error:", repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, "-", e)

a, b = Decimal("7.5"), Decimal("-2")
print(a + b, a - b, a * b, a / b, a // b, a % b, divmod(a, b), a ** 2, a ** b, -a, +a, abs(b), a + 1, 1 + a, a - True, 2 * a, 10 / a, 10 // a, 10 % a, 2 ** Decimal(3), pow(Decimal(3), 4, 5))
print(Decimal(1) / 3, Decimal(2) / 3, Decimal(10) / 4, Decimal(100) / 10, Decimal("1.00") * Decimal("2.0"), Decimal("1.10") + Decimal("2.20"), Decimal("0.1") + Decimal("0.2") == Decimal("0.3"), Decimal(2) ** Decimal("0.5"), Decimal(2) ** -1, Decimal("-8") ** 3, Decimal(0) ** 5)
print(a < b, a > 5, a == 7.5, a <= 7, 8 > a, a != Decimal("7.50"), Decimal("7.50") == a, a == "7.5", a < Fraction(15, 1), Decimal("nan") == Decimal("nan"), Decimal("nan") != 1, max(a, b), min(a, b), sorted([Decimal(3), Decimal("-1"), Decimal("2.5")]), sum([Decimal("0.1")] * 10), a == None)
inf, nan = Decimal("inf"), Decimal("nan")
print(inf + 1, inf * -1, 1 / inf, -1 / inf, inf == Decimal("Infinity"), inf > 10**100, nan + 1, -nan, inf // 2, abs(-inf), 5 % inf, -5 % inf)
for f in (lambda: a + 1.5, lambda: 1.5 * a, lambda: a + "1", lambda: a / 0, lambda: a // 0, lambda: a % 0, lambda: Decimal(0) / 0, lambda: inf - inf, lambda: inf * 0, lambda: inf / inf, lambda: inf % 2, lambda: nan < 1, lambda: Decimal("snan") + 1, lambda: Decimal(0) ** 0, lambda: Decimal(0) ** -1, lambda: Decimal(-2) ** Decimal("0.5"), lambda: a + None, lambda: a < "x", lambda: a + Fraction(1, 2), lambda: divmod(a, 0), lambda: Decimal("1e999999") * Decimal("1e999999"), lambda: pow(Decimal(2), Decimal("0.5"), 3), lambda: a + 1j, lambda: a & 1, lambda: ~a, lambda: Decimal("snan") == 1):
    err(f)
print(Decimal(-7) // 2, Decimal(-7) % 2, Decimal(7) % -2, -7 // 2, Decimal("5.5") % Decimal("1.7"), Decimal("-5.5") // Decimal("1.7"), Decimal("1e3") + 1, Decimal("1e28") + 1, Decimal("1e29") + 1, Decimal("123456789012345678901234567890") * 1, +Decimal("1.23456789012345678901234567890"))
x = Decimal(5); x += 1; x -= Decimal("0.5"); x *= 2; x /= 4; x **= 2; x //= 1; x %= 4; print(x)
