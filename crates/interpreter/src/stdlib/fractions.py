# Exact rational numbers.

from decimal import Decimal
import math
import numbers
import operator
import re
import sys

__all__ = ["Fraction"]

_FORMAT = re.compile(r"""
    \s*(?P<sign>[-+]?)(?=\d|\.\d)(?P<whole>\d*|\d+(_\d+)*)
    (?:(?:/(?P<denominator>\d+(_\d+)*))?|(?:\.(?P<decimals>\d*|\d+(_\d+)*))?(?:[eE](?P<exponent>[-+]?\d+(_\d+)*))?)
    \s*\Z""", re.VERBOSE)


def _operators(single, fallback):
    # The pair of methods of a binary operation: exact for rationals, float and complex otherwise.
    def forward(a, b):
        if isinstance(b, (int, Fraction)):
            return single(a, b)
        if isinstance(b, float):
            return fallback(float(a), b)
        if isinstance(b, complex):
            return fallback(complex(a), b)
        return NotImplemented

    def reverse(b, a):
        if isinstance(a, numbers.Rational):
            return single(a, b)
        if isinstance(a, numbers.Real):
            return fallback(float(a), float(b))
        if isinstance(a, numbers.Complex):
            return fallback(complex(a), complex(b))
        return NotImplemented

    name = fallback.__name__
    forward.__name__, reverse.__name__ = f"__{name}__", f"__r{name}__"
    forward.__qualname__, reverse.__qualname__ = f"Fraction.__{name}__", f"Fraction.__r{name}__"
    return forward, reverse


def _add(a, b):
    return Fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)


def _sub(a, b):
    return Fraction(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator)


def _mul(a, b):
    return Fraction(a.numerator * b.numerator, a.denominator * b.denominator)


def _div(a, b):
    return Fraction(a.numerator * b.denominator, a.denominator * b.numerator)


def _floordiv(a, b):
    return (a.numerator * b.denominator) // (a.denominator * b.numerator)


def _divmod(a, b):
    quotient, rest = divmod(a.numerator * b.denominator, a.denominator * b.numerator)
    return quotient, Fraction(rest, a.denominator * b.denominator)


def _mod(a, b):
    return Fraction((a.numerator * b.denominator) % (b.numerator * a.denominator), a.denominator * b.denominator)


class Fraction(numbers.Rational):
    """A rational number: Fraction(3, 4), Fraction("3/4"), Fraction(0.75)."""
    __slots__ = ("_numerator", "_denominator")

    def __new__(cls, numerator=0, denominator=None):
        self = super(Fraction, cls).__new__(cls)
        if denominator is None:
            if type(numerator) is int:
                self._numerator, self._denominator = numerator, 1
                return self
            if isinstance(numerator, numbers.Rational):
                self._numerator, self._denominator = numerator.numerator, numerator.denominator
                return self
            if isinstance(numerator, (float, Decimal)):
                self._numerator, self._denominator = numerator.as_integer_ratio()
                return self
            if not isinstance(numerator, str):
                raise TypeError("argument should be a string or a Rational instance")
            match = _FORMAT.match(numerator)
            if match is None:
                raise ValueError(f"Invalid literal for Fraction: {numerator!r}")
            numerator = int(match["whole"] or "0")
            if match["denominator"]:
                denominator = int(match["denominator"])
            else:
                denominator = 1
                decimals = match["decimals"]
                if decimals:
                    decimals = decimals.replace("_", "")
                    scale = 10 ** len(decimals)
                    numerator = numerator * scale + int(decimals)
                    denominator *= scale
                exponent = match["exponent"]
                if exponent:
                    exponent = int(exponent)
                    if exponent >= 0:
                        numerator *= 10 ** exponent
                    else:
                        denominator *= 10 ** -exponent
            if match["sign"] == "-":
                numerator = -numerator
        elif type(numerator) is int is type(denominator):
            pass
        elif isinstance(numerator, numbers.Rational) and isinstance(denominator, numbers.Rational):
            numerator, denominator = numerator.numerator * denominator.denominator, denominator.numerator * numerator.denominator
        else:
            raise TypeError("both arguments should be Rational instances")
        if denominator == 0:
            raise ZeroDivisionError(f"Fraction({numerator}, 0)")
        divisor = math.gcd(numerator, denominator)
        if denominator < 0:
            divisor = -divisor
        self._numerator, self._denominator = numerator // divisor, denominator // divisor
        return self

    @classmethod
    def from_float(cls, f):
        """The exact value of a float or an int."""
        if isinstance(f, numbers.Integral):
            return cls(f)
        if not isinstance(f, float):
            raise TypeError(f"{cls.__name__}.from_float() only takes floats, not {f!r} ({type(f).__name__})")
        return cls(*f.as_integer_ratio())

    @classmethod
    def from_decimal(cls, dec):
        """The exact value of a Decimal or an int."""
        if isinstance(dec, numbers.Integral):
            dec = Decimal(int(dec))
        elif not isinstance(dec, Decimal):
            raise TypeError(f"{cls.__name__}.from_decimal() only takes Decimals, not {dec!r} ({type(dec).__name__})")
        return cls(*dec.as_integer_ratio())

    def as_integer_ratio(self):
        """The numerator and the denominator, as a tuple."""
        return self._numerator, self._denominator

    def limit_denominator(self, max_denominator=1000000):
        """The closest fraction whose denominator is at most max_denominator."""
        if max_denominator < 1:
            raise ValueError("max_denominator should be at least 1")
        if self._denominator <= max_denominator:
            return Fraction(self)
        # Convergents of the continued fraction, and the last semiconvergent that still fits.
        p0, q0, p1, q1 = 0, 1, 1, 0
        n, d = self._numerator, self._denominator
        while True:
            a = n // d
            q2 = q0 + a * q1
            if q2 > max_denominator:
                break
            p0, q0, p1, q1 = p1, q1, p0 + a * p1, q2
            n, d = d, n - a * d
        k = (max_denominator - q0) // q1
        lower, upper = Fraction(p0 + k * p1, q0 + k * q1), Fraction(p1, q1)
        return upper if abs(upper - self) <= abs(lower - self) else lower

    @property
    def numerator(a):
        return a._numerator

    @property
    def denominator(a):
        return a._denominator

    def __repr__(self):
        return f"{self.__class__.__name__}({self._numerator}, {self._denominator})"

    def __str__(self):
        if self._denominator == 1:
            return str(self._numerator)
        return f"{self._numerator}/{self._denominator}"

    __add__, __radd__ = _operators(_add, operator.add)
    __sub__, __rsub__ = _operators(_sub, operator.sub)
    __mul__, __rmul__ = _operators(_mul, operator.mul)
    __truediv__, __rtruediv__ = _operators(_div, operator.truediv)
    __floordiv__, __rfloordiv__ = _operators(_floordiv, operator.floordiv)
    __divmod__, __rdivmod__ = _operators(_divmod, divmod)
    __mod__, __rmod__ = _operators(_mod, operator.mod)

    def __pow__(a, b):
        if not isinstance(b, numbers.Rational):
            return float(a) ** b
        if b.denominator != 1:
            return float(a) ** float(b)
        power = b.numerator
        if power >= 0:
            return Fraction(a._numerator ** power, a._denominator ** power)
        return Fraction(a._denominator ** -power, a._numerator ** -power)

    def __rpow__(b, a):
        if b._denominator == 1 and b._numerator >= 0:
            return a ** b._numerator
        if isinstance(a, numbers.Rational):
            return Fraction(a.numerator, a.denominator) ** b
        if b._denominator == 1:
            return a ** b._numerator
        return a ** float(b)

    def __pos__(a):
        return Fraction(a._numerator, a._denominator)

    def __neg__(a):
        return Fraction(-a._numerator, a._denominator)

    def __abs__(a):
        return Fraction(abs(a._numerator), a._denominator)

    def __int__(a):
        return -(-a._numerator // a._denominator) if a._numerator < 0 else a._numerator // a._denominator

    def __trunc__(a):
        return a.__int__()

    def __floor__(a):
        return a._numerator // a._denominator

    def __ceil__(a):
        return -(-a._numerator // a._denominator)

    def __round__(self, ndigits=None):
        if ndigits is None:
            floor, rest = divmod(self._numerator, self._denominator)
            if rest * 2 < self._denominator or rest * 2 == self._denominator and floor % 2 == 0:
                return floor
            return floor + 1
        shift = 10 ** abs(ndigits)
        if ndigits > 0:
            return Fraction(round(self * shift), shift)
        return Fraction(round(self / shift) * shift)

    def __hash__(self):
        # Equal numbers hash alike: the value modulo the prime that all numeric hashes use.
        try:
            inverse = pow(self._denominator, -1, sys.hash_info.modulus)
        except ValueError:
            result = sys.hash_info.inf
        else:
            result = hash(hash(abs(self._numerator)) * inverse)
        result = result if self._numerator >= 0 else -result
        return -2 if result == -1 else result

    def __eq__(a, b):
        if type(b) is int:
            return a._numerator == b and a._denominator == 1
        if isinstance(b, numbers.Rational):
            return a._numerator == b.numerator and a._denominator == b.denominator
        if isinstance(b, numbers.Complex) and b.imag == 0:
            b = b.real
        if isinstance(b, float):
            if math.isnan(b) or math.isinf(b):
                return 0.0 == b
            return a == a.from_float(b)
        return NotImplemented

    def _ordered(self, other, test):
        if isinstance(other, numbers.Rational):
            return test(self._numerator * other.denominator, self._denominator * other.numerator)
        if isinstance(other, float):
            if math.isnan(other) or math.isinf(other):
                return test(0.0, other)
            return test(self, self.from_float(other))
        return NotImplemented

    def __lt__(a, b):
        return a._ordered(b, operator.lt)

    def __gt__(a, b):
        return a._ordered(b, operator.gt)

    def __le__(a, b):
        return a._ordered(b, operator.le)

    def __ge__(a, b):
        return a._ordered(b, operator.ge)

    def __bool__(a):
        return bool(a._numerator)

    def __reduce__(self):
        return (self.__class__, (self._numerator, self._denominator))

    def __copy__(self):
        return self if type(self) is Fraction else self.__class__(self._numerator, self._denominator)

    def __deepcopy__(self, memo):
        return self.__copy__()
