# Exponents and precisions at their ends, large digits, subclasses, and operands of every kind.
from decimal import *
from fractions import Fraction


def shown(function, *args, **names):
    try:
        print(repr(function(*args, **names)))
    except BaseException as error:
        print(type(error).__name__, "-", error)


for text in ("1e999999999999999999", "1e1000000000000000000", "1e-1999999999999999997", "1e-1999999999999999998", "0e-1999999999999999998", "-1e99999999999999999999", "0e1000000000000000000"):
    shown(Decimal, text)
shown(Decimal, (0, (1,), 10**19))
shown(Decimal, (1, (1, 2), -(10**19)))
shown(Decimal, (1, (1, 2), 10**18))
big = Decimal("1" * 60)
with localcontext(Context(prec=50)) as c:
    for name in ("add", "subtract", "multiply", "divide", "divide_int", "remainder", "divmod", "compare", "max", "min_mag", "remainder_near", "next_toward", "quantize"):
        shown(getattr(c, name), big, 7)
    for name in ("sqrt", "exp", "ln", "log10", "logb", "normalize", "next_plus", "next_minus", "plus", "minus", "abs", "to_integral_exact", "logical_invert"):
        shown(getattr(c, name), Decimal("11.0110"))
    print(big + 1, big - big, -big, +big, abs(-big), big % (97 * 10**50), big // 10**58, divmod(big, 10**59), pow(Decimal(7), 100, 13))
exact = Context(prec=MAX_PREC, Emax=MAX_EMAX, Emin=MIN_EMIN)
print(exact.add(Decimal("1e50"), Decimal("1e-50")), exact.multiply(big, big), exact.subtract(Decimal("1e-30"), 1), exact.quantize(Decimal(2), Decimal("1e-20")))
far = Context(prec=3, Emax=5, Emin=-5, traps=[])
for one, other in (("9.99e5", "1e5"), ("1e-5", "-9e-6"), ("1e-7", "1e-7"), ("-9e5", "9e5"), ("1e-5", "3")):
    one, other = Decimal(one), Decimal(other)
    print(far.add(one, other), far.multiply(one, other), far.divide(one, other), far.power(one, 2), [signal.__name__ for signal, on in far.flags.items() if on])
    far.clear_flags()


class Money(Decimal):
    def __repr__(self):
        return f"Money({self})"


class Tagged(Decimal):
    __slots__ = ("tag",)


class Count(int):
    pass


m, t = Money("12.50"), Tagged("3")
m.note, t.tag = "kept", "three"
print(m + 1, 1 + m, m * t, t - m, m / 4, m // t, m % t, -m, abs(m), m ** 2, 2 ** t, divmod(m, t), type(m + m).__name__, m.note, t.tag)
print(m.sqrt(), m.quantize(Decimal("1")), m.compare(t), m.max(t), m.fma(2, t), m == 12.5, m < 13, m > t, m == Decimal("12.5"), round(m), round(m, 1), hash(m) == hash(Decimal("12.5")))
print(Decimal(3) + Count(4), Count(4) * Decimal(3), Decimal(2) ** Count(3), Decimal(True), Decimal(1) + True, Decimal(10) // True, Decimal(2**90) % 2**50)
d = Decimal("2.5")
for other in (1.5, "1", None, [1], Fraction(1, 2), 1j, object):
    for name in ("__add__", "__rsub__", "__mul__", "__truediv__", "__floordiv__", "__mod__", "__divmod__", "__pow__", "__rpow__", "__eq__", "__lt__"):
        print(getattr(d, name)(other), end=" ")
    print()
for bad in (
    lambda: d + 1.5, lambda: 1.5 - d, lambda: d // "1", lambda: divmod(d, None), lambda: d ** [], lambda: pow(d, 2, "x"), lambda: pow(d, 2, 3), lambda: pow(Decimal(2), -1, 5),
    lambda: d.sqrt(5), lambda: d.compare("1"), lambda: d.max(1.5), lambda: d.fma(1), lambda: d.fma(1, "x"), lambda: d.quantize("1"), lambda: d.quantize(1, "UP"), lambda: d.exp(1, 2),
    lambda: d.to_integral_value("x"), lambda: d.ln(context=3), lambda: d.scaleb(Decimal("1.5")), lambda: d.rotate(99), lambda: d.logical_and(1), lambda: d < 1j, lambda: d < "1",
    lambda: Decimal("sNaN") == 1, lambda: Decimal("NaN") < 1, lambda: Decimal("sNaN") + 1, lambda: Decimal(0) / 0, lambda: d / 0, lambda: d % 0, lambda: d // 0, lambda: divmod(d, 0), lambda: Decimal(0) ** 0,
    lambda: Decimal(-1).sqrt(), lambda: Decimal(-1).ln(), lambda: Decimal("Infinity") - Decimal("Infinity"), lambda: Decimal("1e999999") * 10, lambda: d.quantize(Decimal("1e-40")), lambda: Decimal(10) ** 1000000,
):
    shown(bad)
print(Decimal("NaN") == Decimal("NaN"), Decimal("NaN") != 1, Decimal("Infinity") > 10**400, Decimal("-Infinity") < -(10**400), Decimal("-0") == 0, Decimal("1.10") == Decimal("1.1"), sorted([Decimal(3), 2, Decimal("2.5"), 1.0, Fraction(11, 4)]))
