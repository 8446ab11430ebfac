# int, float, round and powers of numbers, and numbers of floats: what fits a machine word and what does not.
from decimal import ROUND_UP, Context, Decimal, FloatOperation, Inexact, Rounded, getcontext, localcontext
import math


def tried(work):
    try:
        return repr(work())
    except Exception as error:
        return f"{type(error).__name__}: {error}"


texts = "0 -0 0.00 1 -1 1.00 10 100 12.345 -12.345 1E+5 -1.5E-7 123456789012345678901234567890 1E+40 1E-400 9.9999999999999999999999999999 NaN sNaN -Infinity".split()
for text in texts:
    number = Decimal(text)
    print(text, tried(lambda: int(number)), tried(lambda: float(number)), tried(lambda: math.trunc(number)), tried(lambda: round(number)), bool(number), not number)
    print("  ", [tried(lambda: round(number, places)) for places in (0, 2, -2, 30, True)])
    print("  ", [tried(lambda: number ** power) for power in (0, 1, 2, 3, -2, Decimal("0.5"), 25, Decimal("2.0"))], tried(lambda: pow(number, 2, 7)))
print(tried(lambda: round(Decimal("1.5"), 1.0)), tried(lambda: round(Decimal("1.5"), None)), tried(lambda: round(Decimal("1.5"), 1 << 70)))
for value in (0.0, -0.0, 1.5, 0.1, -2.0, 1e300, 5e-324, 1e16, 2.0**-30, float("inf"), float("-inf"), float("nan")):
    print(value, Decimal(value), Decimal.from_float(value))
context = getcontext()
context.clear_flags()
Decimal(0.5)
print([flag.__name__ for flag, is_set in context.flags.items() if is_set])
with localcontext() as local:
    local.traps[FloatOperation] = True
    print(tried(lambda: Decimal(0.5)), tried(lambda: Decimal(1) < 0.5), Decimal(1) == 1.0)
with localcontext(Context(prec=4, rounding=ROUND_UP)) as local:
    print(Decimal("1.2345") ** 2, Decimal("12.345") * 1, -Decimal("12.345"), +Decimal("1.00001"), Decimal("1.00") ** 9, Decimal(10) / 4, Decimal(1) / 3)
    print([flag.__name__ for flag, is_set in local.flags.items() if is_set])
    print(Decimal(100) / Decimal("0.25"), Decimal("1E+3") / Decimal("1E-3"), Decimal("1.000") / 1, Decimal(1000) / 8)
    local.traps[Inexact] = True
    print(tried(lambda: Decimal(1) / 3), tried(lambda: Decimal("1.23456").quantize(Decimal("0.01"))), tried(lambda: Decimal("1.50").quantize(Decimal("0.1"))))
print(Decimal(7) / 2, Decimal(1) / 1024, Decimal("6.00") / Decimal("2.0"), Decimal(10) ** 20 / 10, Decimal(0) / 5, Decimal("8E+30") / 2)


class Money(Decimal):
    def __add__(self, other):
        return Money(super().__add__(other))

    def __round__(self, places=None):
        return "round money"


money = Money("1.25")
money += 1
print(repr(money), round(money, 1), int(money), float(money), money ** 2, -money, Money("2") > 1, 1 < Money("2"), Money(0) or "nothing")
total = Decimal(0)
for step in ("0.1", 2, True, Money("3.3")):
    total += Decimal(step) if isinstance(step, str) else step
    total *= 2
    total -= 1
print(total, tried(lambda: total + 1.5), tried(lambda: total < "a"), total == "a", total != None)


class Other:
    def __radd__(self, other):
        return "radd"

    def __lt__(self, other):
        return "lt"

    def __eq__(self, other):
        return "eq"


print(total + Other(), total > Other(), total == Other(), tried(lambda: total - Other()), "yes" if total > Other() else "no")
print(str(Decimal("1E-6")), str(Decimal("1E-7")), str(Decimal("-0.000001230")), str(Decimal("1.5E+3")), repr(Decimal("-0E+2")), f"{Decimal('1E+3')}", str(Decimal("123456789.000000000123456789")))
