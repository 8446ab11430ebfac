from decimal import *
prices = ["19.99", "5.01", "0.10", "100"]
tax = Decimal("0.0825")
total = sum(map(Decimal, prices))
print(total, (total * tax).quantize(Decimal(".01")), (total * (1 + tax)).quantize(Decimal(".01"), rounding=ROUND_UP), f"{total:,.2f} {total:>12.1f} {tax:.2%}")
def split(amount, ways):
    share = (amount / ways).quantize(Decimal("0.01"), ROUND_DOWN)
    rest = amount - share * ways
    return [share + Decimal("0.01") * (at < rest / Decimal("0.01")) for at in range(ways)]
print(split(Decimal("100"), 3), sum(split(Decimal("100"), 3)), split(Decimal("0.05"), 2))
print([str(Decimal("2.5").quantize(Decimal("1"), mode)) for mode in (ROUND_HALF_EVEN, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN, ROUND_05UP)])
print(Decimal("1E+3"), Decimal("1000").normalize(), Decimal("0.00001234"), Decimal(0.1), Decimal("1.10") + Decimal("2.2"), Decimal(1) / 7, Decimal(2).sqrt(), Decimal("1.5").as_tuple(), Decimal("3.7") // 1, -Decimal("3.7") % 1)
print(Decimal("10").compare(Decimal("9")), Decimal("NaN").is_nan(), Decimal("Infinity") > 10**100, Decimal("0.1") == 0.1, Decimal("0.5") == 0.5, hash(Decimal("1")) == hash(1), Decimal("5").as_integer_ratio(), Decimal("0.25").as_integer_ratio())
with localcontext() as ctx:
    ctx.prec = 5
    print(Decimal(22) / 7, Decimal("123456.7") + 0, ctx.flags[Inexact], Decimal(2) ** Decimal("0.5"), Decimal(10).ln(), Decimal(100).log10(), Decimal(1).exp())
for attempt in (lambda: Decimal(1) / 0, lambda: Decimal("abc"), lambda: Decimal(1) + 1.5, lambda: Decimal("Infinity") - Decimal("Infinity"), lambda: Decimal(-1).sqrt(), lambda: int(Decimal("NaN")), lambda: Decimal("1").quantize(Decimal("1e-50")), lambda: Decimal([])):
    try:
        print(attempt())
    except Exception as error:
        print(type(error).__name__, error)
print(max(Decimal("1.0"), Decimal("1")), sorted([Decimal("2"), 1, 1.5]), round(Decimal("1234.5678"), 2), round(Decimal("1234.5"), -2), Decimal("12.30").to_integral_value(), Decimal("1.23").scaleb(3), Decimal("-1.5").copy_abs(), Decimal("7").remainder_near(4), float(Decimal("0.1")), str(Decimal("1E-7")), getcontext().rounding)
