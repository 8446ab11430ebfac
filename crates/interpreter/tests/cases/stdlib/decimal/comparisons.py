# Comparing decimals with each other and with other numbers.
from decimal import Decimal as D
from fractions import Fraction
print(D("1.10") == D("1.1"), D("1.1") == 1.1, D("1.5") == 1.5, D(2) == 2, D("0.5") == Fraction(1, 2), D(1) != 1.0)
print(D("1.1") < 1.2, D("-1") < 0 < D("0.1"), D(3) >= 3, 2.5 > D("2.4"), sorted([D("1.5"), 1, 1.25, Fraction(4, 3)]))
print(D("1.0").compare(D("1.00")), D("1").compare(2), D("1.0").compare_total(D("1.00")), D("-0") == 0, max(D("1.0"), D("1")), min(D("1.0"), D("1")))
print({D("1.0"), D("1.00"), 1, 1.0}, hash(D("1.5")) == hash(1.5), D(10) in range(20), D("2.5") in [2.5], [D("1")].index(1))
for bad in (lambda: D(1) < "2", lambda: D(1) < None, lambda: D(1) < 1j, lambda: D(1) + 1.5, lambda: D(1) * "x", lambda: sum([D(1), 0.5]), lambda: D("1") == "1"):
    try: print(bad())
    except TypeError as e: print(e)
print(D("NaN") == 1, D("Infinity") > 1e308, D("-Infinity") < D("-1e999"), D("1e-5").is_zero(), D("0e5").is_zero())
print(all(D(a) < D(b) for a, b in (("1", "1.1"), ("-2", "-1.9"), ("9", "10"))), D("0.1") + D("0.2") == D("0.3"), 0.1 + 0.2 == 0.3)
