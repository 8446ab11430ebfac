# Numbers of up to a hundred and some digits, at the edges of the ways in which they are computed: 34, 38, 115 and 116 digits.
from decimal import *

MODES = [ROUND_HALF_EVEN, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_UP, ROUND_DOWN, ROUND_CEILING, ROUND_FLOOR, ROUND_05UP]
SIGNALS = [Clamped, DivisionByZero, Inexact, Overflow, Rounded, Subnormal, Underflow]


def told(context, operation):
    context.clear_flags()
    try:
        result = operation()
    except DecimalException as error:
        result = type(error).__name__
    return str(result), "".join(str(int(context.flags[signal])) for signal in SIGNALS)


numbers = [
    Decimal("3"), Decimal("-0.07"), Decimal("9" * 34), Decimal("1" + "0" * 37), Decimal("-" + "9" * 38 + ".5"), Decimal("1." + "0" * 49 + "1"),
    Decimal("5" * 50 + "E-20"), Decimal(2**192), Decimal(2**384 - 1), Decimal("-" + "123456789" * 12 + "E-54"), Decimal("8" * 115), Decimal("7" * 116),
]
for precision in [28, 34, 50, 115, 116]:
    for place, mode in enumerate(MODES):
        context = Context(prec=precision, rounding=mode, Emin=-400, Emax=400, traps=[])
        setcontext(context)
        for a in numbers[place % 6::6]:
            for b in numbers[(place + precision) % 2::2]:
                results = [told(context, work) for work in (lambda: a + b, lambda: a - b, lambda: a * b, lambda: a / b, lambda: a // b, lambda: a % b, lambda: -a)]
                print(precision, place, *(text if len(text) < 40 else f"{text[:10]}..{text[-12:]}" for text, _ in results), *(flags for _, flags in results), a < b, a == b, a > b)

# Exact quotients keep the zeros that the ideal exponent has, and no more.
setcontext(Context(prec=60, traps=[InvalidOperation, DivisionByZero, Overflow]))
for top, bottom in [("1", "8"), ("1.00", "8"), ("1E+3", "8"), ("1E+70", "1E+5"), ("9" * 58, "3"), ("1" + "0" * 50, "1" + "0" * 20), ("1E-40", "4E+3"), (str(3**90), str(3**40)), ("0", "7E+5"), ("-0.000", "3")]:
    print(Decimal(top) / Decimal(bottom), Decimal(bottom) - Decimal(top), Decimal(top) + Decimal(bottom))

# A series, a root by Newton's method, and texts.
setcontext(Context(prec=100))
total, term, number = Decimal(0), Decimal(1), 0
while total + term != total:
    total += term
    number += 1
    term /= number
print(number, total, repr(total * total), f"{total:>110}", f"{total:.40f}")
root = Decimal(2)
for _ in range(9):
    root = (root + 2 / root) / 2
print(root, root == Decimal(2).sqrt(), root.quantize(Decimal("1E-60")), round(root, 75), round(-root, 0), +root, abs(-root))
print(root ** 2, Decimal("1.2345678901234567890123") ** 4, Decimal(3) ** 200, Decimal(-7) ** 101, Decimal(1000) ** 5)

# A trap keeps flags as they are; the edges of exponents are not passed.
context = Context(prec=50, Emin=-60, Emax=60, traps=[Inexact, Overflow, Subnormal])
setcontext(context)
for work in (lambda: Decimal(1) / 3, lambda: Decimal("9" * 50) + Decimal("1E-5"), lambda: Decimal("9E+60") * 2, lambda: Decimal("1E-60") / 2, lambda: Decimal("1" * 60).quantize(Decimal(1)), lambda: Decimal("1E+59") * 10 + Decimal("1E+11"), lambda: 5 * Decimal("2E-61")):
    print(*told(context, work))

# Literals are read exactly, whatever the context.
setcontext(Context(prec=28))
for text in ["1" * 115, "1" * 116, "-" + "1" * 58 + "." + "2" * 57, "." + "0" * 100 + "5", "0" * 130 + "7", "00." + "0" * 40, "1" * 40 + "e+20", "1" * 40 + "E-9999999", "+" + "9" * 77]:
    number = Decimal(text)
    print(number, repr(-number.copy_abs()), number.adjusted(), hash(number) == hash(Decimal(str(number))))
