# The abstract numbers and which types belong to them.
from numbers import Number, Complex, Real, Rational, Integral
from fractions import Fraction
from decimal import Decimal
for value in (1, True, 1.5, 2j, Fraction(1, 3), Decimal("1.1"), "1", None):
    print(repr(value), [isinstance(value, kind) for kind in (Number, Complex, Real, Rational, Integral)])
print([kind.__name__ for kind in Integral.__mro__], issubclass(int, Rational), issubclass(bool, Integral), issubclass(Fraction, Integral))
for kind in (Number, Complex, Real, Rational, Integral):
    print(kind, sorted(kind.__abstractmethods__)[:6], len(kind.__abstractmethods__))
for kind in (Complex, Rational):
    try:
        kind()
    except TypeError as error:
        print(error)
print(Number(), hash(Number) == hash(Number)) if False else print(Number.__hash__)
