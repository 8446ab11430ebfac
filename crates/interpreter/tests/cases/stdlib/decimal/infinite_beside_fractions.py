# Infinities and what is no number, compared with fractions.
from decimal import Decimal, InvalidOperation
from fractions import Fraction

half = Fraction(1, 2)
for number in (Decimal("inf"), Decimal("-inf"), Decimal("0.5"), Decimal("0.75")):
    print(number, number < half, number <= half, number > half, number >= half, number == half, number != half, half < number, half >= number)
nothing = Decimal("nan")
print(nothing == half, half == nothing, nothing != half)
for compare in (lambda: nothing < half, lambda: half < nothing, lambda: Decimal("snan") == half):
    try:
        print(compare())
    except InvalidOperation as error:
        print("InvalidOperation:", error)
print(sorted([half, Decimal("inf"), Decimal("-inf"), Fraction(1, 3)]))
