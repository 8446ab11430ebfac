# Digits are counted and cut at every length, and hashes are those of equal numbers.
from decimal import Decimal, getcontext, localcontext
from fractions import Fraction

for digits in range(1, 45):
    for number in (10 ** digits - 1, 10 ** digits, 10 ** digits + 1):
        value = Decimal(number)
        assert str(value) == str(number), number
        assert hash(value) == hash(number), number
        assert value.adjusted() == len(str(number)) - 1
for text in ("1.10", "-0.5", "19.99", "123456789.987654321", "1e20", "1e-20", "-7.25e10", "0.1", "3e300", "2305843009213693951", "0", "-0", "1e61"):
    value = Decimal(text)
    assert hash(value) == hash(Fraction(text)), text
    print(value, hash(value), str(-value))
print(Decimal("19.99") / 3, Decimal(1) / 7, Decimal(2) / 3, Decimal(10) / 4, Decimal(-1) / 3, Decimal("1e10") / 3, Decimal(1) / Decimal("3e20"))
for precision in (1, 2, 5, 9, 18, 19, 20, 27, 28, 33, 34):
    with localcontext() as context:
        context.prec = precision
        print(precision, Decimal(2) / 3, Decimal(1) / 8, Decimal(99999) / 100000, Decimal(123456789) * Decimal(987654321), context.flags[__import__("decimal").Inexact])
for mode in ("ROUND_UP", "ROUND_DOWN", "ROUND_HALF_EVEN", "ROUND_HALF_UP", "ROUND_HALF_DOWN", "ROUND_CEILING", "ROUND_FLOOR", "ROUND_05UP"):
    with localcontext() as context:
        context.prec, context.rounding = 3, mode
        print(mode, [str(+Decimal(text)) for text in ("1.235", "1.245", "-1.235", "1.2351", "1.234", "9.995", "9.9949", "1.205")])
