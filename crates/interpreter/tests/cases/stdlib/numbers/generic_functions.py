# Code that dispatches on the tower.
import numbers
from decimal import Decimal
from fractions import Fraction
from functools import singledispatch
@singledispatch
def describe(value):
    return "something"
@describe.register(numbers.Integral)
def _(value):
    return f"integer {value}"
@describe.register(numbers.Rational)
def _(value):
    return f"ratio {value.numerator}/{value.denominator}"
@describe.register(numbers.Real)
def _(value):
    return f"real {value:g}"
@describe.register(numbers.Complex)
def _(value):
    return f"complex {value.real}+{value.imag}i"
for value in (3, True, Fraction(2, 4), 1.25, 1 - 2j, Decimal(1), "x"):
    print(describe(value))
def average(values):
    values = list(values)
    if not all(isinstance(value, numbers.Real) for value in values):
        raise TypeError("real numbers only")
    return sum(values) / len(values)
print(average([1, 2.5, Fraction(1, 2)]))
try:
    average([1, 2j])
except TypeError as error:
    print(error)
print(isinstance(Decimal(1), numbers.Number), isinstance(Decimal(1), numbers.Real), isinstance(float("nan"), numbers.Real), numbers.Integral.__module__, numbers.__all__)
