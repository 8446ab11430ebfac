# Money, interest, splitting bills, pi and square roots.
from decimal import *
from functools import reduce

CENT = Decimal("0.01")
def money(x): return Decimal(x).quantize(CENT, rounding=ROUND_HALF_UP)
items = [("a", "19.99", 3), ("b", "0.05", 7), ("c", "100", 1)]
sub = sum(Decimal(p) * q for _, p, q in items); tax = money(sub * Decimal("0.0825")); print(sub, tax, sub + tax, money("2.675"), money(2.675))
def split(total, n):
    total = money(total); each = (total / n).quantize(CENT, ROUND_DOWN); left = int((total - each * n) / CENT)
    return [each + CENT if i < left else each for i in range(n)]
print(split("100", 3), sum(split("100", 3)), split("0.05", 4), split("-10", 3) if False else "")
def loan(p, rate, n):
    r = Decimal(rate) / 1200; pay = (Decimal(p) * r / (1 - (1 + r) ** -n)).quantize(CENT); bal = Decimal(p)
    for i in range(1, n + 1):
        interest = money(bal * r); bal = bal + interest - pay
        if i in (1, 2, n): yield i, interest, pay, bal
for row in loan("1000", "6", 6): print(*row)
def pi():
    getcontext().prec += 2; three = Decimal(3); lasts, t, s, n, na, d, da = 0, three, 3, 1, 0, 0, 24
    while s != lasts: lasts = s; n, na = n + na, na + 8; d, da = d + da, da + 32; t = (t * n) / d; s += t
    getcontext().prec -= 2
    return +s
print(pi())
with localcontext() as c:
    c.prec = 50; print(Decimal(2).sqrt(), pi(), Decimal(1).exp()); print(Decimal(1) / 7)
def mean(xs): return sum(xs) / len(xs)
def stdev(xs): m = mean(xs); return (sum((x - m) ** 2 for x in xs) / (len(xs) - 1)).sqrt()
xs = list(map(Decimal, "1.34 1.87 3.45 2.35 1.00 0.03 9.25".split())); print(max(xs), min(xs), sorted(xs), sum(xs), mean(xs), stdev(xs))
a, b, c = xs[:3]; print(str(a), float(a), round(a, 1), int(a), a * 5, a * b, c % a)
print(reduce(lambda x, y: x * y, [Decimal(i) for i in range(1, 31)]), Decimal(3) ** 50, Decimal("1.1") ** 20)
def sci(d): s, digits, e = d.as_tuple(); return "{}{}.{}e{:+d}".format("-" * s, digits[0], "".join(map(str, digits[1:])) or "0", e + len(digits) - 1)
print(sci(Decimal("123.45")), sci(Decimal("-0.0067")), sci(Decimal(5)))
rates = {"USD": Decimal("1.0945"), "JPY": Decimal("157.2")}; print({k: str(money(250 * v)) for k, v in rates.items()}, [str(Decimal(x).normalize()) for x in ("1.500", "100", "0.0")], Decimal("3.14").compare(Decimal("3.140")))
class Price(Decimal):
    def __new__(cls, v): return super().__new__(cls, Decimal(v).quantize(CENT))
    def __str__(self): return f"${self:,.2f}"
p = Price("1234.567"); print(p, repr(p), p + 1, type(p + 1).__name__, isinstance(p, Decimal))
