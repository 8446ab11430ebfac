# To and from other types, exactly.
from decimal import Decimal, getcontext
from fractions import Fraction
import math, json, statistics
for f in (0.1, 1 / 3, 1e22, 5e-324, 2.5, -0.0):
    d = Decimal(f)
    print(repr(f), str(d)[:30], float(d) == f, Decimal(repr(f)), Decimal.from_float(f) == d)
d = Decimal("123.456")
print(int(d), float(d), str(d), repr(d), Fraction(d), d.as_tuple(), d.as_integer_ratio(), complex(d), bool(d), math.floor(d), math.ceil(d), math.trunc(d), round(d, 1), hash(d) == hash(Fraction(d)))
print(Decimal(7), Decimal("7.00") == 7, Decimal((1, (1, 4, 1), -2)), Decimal(True), Decimal("1e3") == 1000, int(Decimal("1e3")), Decimal(10) ** 20, int(Decimal(10) ** 20))
print(math.sqrt(Decimal(2)), math.isclose(Decimal("0.1"), 0.1), sum([Decimal("1.5"), 2]), max(Decimal(1), 0.5, Fraction(3, 2)), statistics.mean([Decimal("1.5"), Decimal("2.5")]))
print(json.dumps({"d": str(d)}), json.loads("1.10", parse_float=Decimal), "%s %.1f %d" % (d, d, d), f"{d:.1f} {d:10.2f} {d:e}", "{:,}".format(Decimal("1234567.891")))
print(Decimal("1.0").normalize(), Decimal("1200").normalize(), Decimal("0.00").normalize(), Decimal("5E-3"), f"{Decimal('5E-10'):f}", Decimal("1.0") + Decimal("2.00"), Decimal("1.20") * 3)
print(sorted(["1.10", "1.1", "-2", "0.5e1"], key=Decimal), {Decimal("1.0"): "a"}[1], Decimal("3.0") in [3], Decimal(2) in {2.0})
