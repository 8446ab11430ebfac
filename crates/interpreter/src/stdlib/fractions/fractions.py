# Exact rational numbers. A Fraction is a pair of ints without a common divisor, the second of them positive; all
# arithmetic is done on such pairs, and floats and complex numbers are left to their own. Texts and pairs of ints that are not
# very long are native (fractions.rs). Guests derive from the class, and bring numbers of their own (`numbers.Rational`).

from math import gcd as _gcd, isfinite as _isfinite
import numbers
import operator as _operator
import sys as _sys

__all__ = ["Fraction"]


def _is_decimal(value):
    from decimal import Decimal
    return isinstance(value, Decimal)


def _lowest(top, bottom):
    # A Fraction of any two ints.
    common = _gcd(top, bottom)
    if bottom < 0:
        common = -common
    return _pair(top // common, bottom // common)


def _pair(top, bottom):
    made = object.__new__(Fraction)
    made._numerator = top
    made._denominator = bottom
    return made


def _sum(a, b, c, d):
    return _lowest(a * d + c * b, b * d)


def _difference(a, b, c, d):
    return _lowest(a * d - c * b, b * d)


def _product(a, b, c, d):
    return _lowest(a * c, b * d)


def _quotient(a, b, c, d):
    if c == 0:
        raise ZeroDivisionError(f"Fraction({(a > 0) - (a < 0)}, 0)")
    return _lowest(a * d, b * c)


def _whole(a, b, c, d):
    return a * d // (b * c)


def _rest(a, b, c, d):
    return _lowest(a * d % (c * b), b * d)


def _both(a, b, c, d):
    whole, rest = divmod(a * d, b * c)
    return whole, _lowest(rest, b * d)


def _methods(exact, plain):
    # An operator's method for the left side and the one for the right.
    def left(self, other):
        if isinstance(other, (int, Fraction)):
            return exact(self._numerator, self._denominator, other.numerator, other.denominator)
        if isinstance(other, (float, complex)):
            return plain(type(other)(self), other) if type(other) in (float, complex) else plain(float(self), other)
        return NotImplemented

    def right(self, other):
        if isinstance(other, numbers.Rational):
            return exact(other.numerator, other.denominator, self._numerator, self._denominator)
        for kind, number in ((numbers.Real, float), (numbers.Complex, complex)):
            if isinstance(other, kind):
                return plain(number(other), number(self))
        return NotImplemented

    for method, prefix in ((left, ""), (right, "r")):
        method.__name__ = f"__{prefix}{plain.__name__}__"
        method.__qualname__ = "Fraction." + method.__name__
    return left, right


class Fraction(numbers.Rational):
    """A rational number: Fraction(3, 4), Fraction("3/4"), Fraction(0.75)."""
    __slots__ = ("_numerator", "_denominator")

    def __new__(cls, numerator=0, denominator=None, *, _normalize=True):
        if denominator is None:
            if isinstance(numerator, numbers.Rational):
                top, bottom = numerator.numerator, numerator.denominator
            elif isinstance(numerator, float):
                top, bottom = numerator.as_integer_ratio()
            elif isinstance(numerator, str):
                found = _read(numerator)
                if found is None:
                    raise ValueError(f"Invalid literal for Fraction: {numerator!r}")
                top, bottom = found
            elif _is_decimal(numerator):
                top, bottom = numerator.as_integer_ratio()
            else:
                raise TypeError("argument should be a string or a Rational instance")
        elif isinstance(numerator, numbers.Rational) and isinstance(denominator, numbers.Rational):
            top, bottom = numerator.numerator * denominator.denominator, denominator.numerator * numerator.denominator
        else:
            raise TypeError("both arguments should be Rational instances")
        if bottom == 0:
            raise ZeroDivisionError(f"Fraction({top}, 0)")
        common = _gcd(top, bottom) if bottom > 0 else -_gcd(top, bottom)
        made = super(Fraction, cls).__new__(cls)
        made._numerator = top // common
        made._denominator = bottom // common
        return made

    @classmethod
    def from_float(cls, f):
        """The exact value of a float or an int."""
        if isinstance(f, (float, numbers.Integral)):
            return cls(f)
        raise TypeError(f"{cls.__name__}.from_float() only takes floats, not {f!r} ({type(f).__name__})")

    @classmethod
    def from_decimal(cls, dec):
        """The exact value of a Decimal or an int."""
        if isinstance(dec, numbers.Integral) or _is_decimal(dec):
            return cls(dec)
        raise TypeError(f"{cls.__name__}.from_decimal() only takes Decimals, not {dec!r} ({type(dec).__name__})")

    def as_integer_ratio(self):
        """The numerator and the denominator, as a tuple."""
        return self._numerator, self._denominator

    @property
    def numerator(self):
        """The number above the line."""
        return self._numerator

    @property
    def denominator(self):
        """The number below the line."""
        return self._denominator

    def limit_denominator(self, max_denominator=1000000):
        """The closest fraction whose denominator is at most max_denominator."""
        if max_denominator < 1:
            raise ValueError("max_denominator should be at least 1")
        if self._denominator <= max_denominator:
            return Fraction(self)
        # The continued fraction goes on while its values fit; the nearest value lies at its end, or part of a step later.
        before, value = (0, 1), (1, 0)
        left = self.as_integer_ratio()
        while True:
            term, rest = divmod(*left)
            after = before[0] + term * value[0], before[1] + term * value[1]
            if after[1] > max_denominator:
                break
            before, value, left = value, after, (left[1], rest)
        part = (max_denominator - before[1]) // value[1]
        near, far = _lowest(*value), _lowest(before[0] + part * value[0], before[1] + part * value[1])
        return far if abs(far - self) < abs(near - self) else near

    def __repr__(self):
        return f"{type(self).__name__}({self._numerator}, {self._denominator})"

    def __str__(self):
        return f"{self._numerator}/{self._denominator}" if self._denominator != 1 else str(self._numerator)

    __add__, __radd__ = _methods(_sum, _operator.add)
    __sub__, __rsub__ = _methods(_difference, _operator.sub)
    __mul__, __rmul__ = _methods(_product, _operator.mul)
    __truediv__, __rtruediv__ = _methods(_quotient, _operator.truediv)
    __floordiv__, __rfloordiv__ = _methods(_whole, _operator.floordiv)
    __mod__, __rmod__ = _methods(_rest, _operator.mod)
    __divmod__, __rdivmod__ = _methods(_both, divmod)

    def __pow__(self, other):
        if not isinstance(other, numbers.Rational):
            return float(self) ** other
        if other.denominator != 1:
            return float(self) ** float(other)
        top, bottom, power = self._numerator, self._denominator, other.numerator
        return Fraction(top ** power, bottom ** power) if power >= 0 else Fraction(bottom ** -power, top ** -power)

    def __rpow__(self, other):
        power = self._numerator
        if self._denominator == 1 and (power >= 0 or not isinstance(other, numbers.Rational)):
            return other ** power
        return Fraction(other) ** self if isinstance(other, numbers.Rational) else other ** float(self)

    def __pos__(self):
        return _pair(self._numerator, self._denominator)

    def __neg__(self):
        return _pair(-self._numerator, self._denominator)

    def __abs__(self):
        return _pair(abs(self._numerator), self._denominator)

    def __trunc__(self):
        whole = abs(self._numerator) // self._denominator
        return whole if self._numerator >= 0 else -whole

    __int__ = __trunc__

    def __floor__(self):
        return self._numerator // self._denominator

    def __ceil__(self):
        return -(-self._numerator // self._denominator)

    def __round__(self, ndigits=None):
        if ndigits is None:
            # A half goes to the even neighbour.
            whole, rest = divmod(2 * self._numerator + self._denominator, 2 * self._denominator)
            return whole - 1 if rest == 0 and whole % 2 else whole
        scale = 10 ** abs(ndigits)
        return Fraction(round(self * scale), scale) if ndigits > 0 else Fraction(round(self / scale) * scale)

    def __hash__(self):
        # Equal numbers hash alike: a hash is the value modulo one prime, and infinity's where there is no inverse.
        prime = _sys.hash_info.modulus
        value = hash(abs(self._numerator) * pow(self._denominator, -1, prime)) if self._denominator % prime else _sys.hash_info.inf
        return hash(-value if self._numerator < 0 else value)

    def __eq__(self, other):
        if isinstance(other, numbers.Rational):
            return self._numerator == other.numerator and self._denominator == other.denominator
        if isinstance(other, numbers.Complex) and other.imag == 0:
            other = other.real
        if isinstance(other, float):
            return _isfinite(other) and self.as_integer_ratio() == other.as_integer_ratio()
        return NotImplemented

    def _compared(self, other, test):
        if isinstance(other, float):
            if not _isfinite(other):
                return test(0.0, other)
            top, bottom = other.as_integer_ratio()
        elif isinstance(other, numbers.Rational):
            top, bottom = other.numerator, other.denominator
        else:
            return NotImplemented
        return test(self._numerator * bottom, top * self._denominator)

    def __lt__(self, other):
        return self._compared(other, _operator.lt)

    def __le__(self, other):
        return self._compared(other, _operator.le)

    def __gt__(self, other):
        return self._compared(other, _operator.gt)

    def __ge__(self, other):
        return self._compared(other, _operator.ge)

    def __bool__(self):
        return self._numerator != 0

    def __reduce__(self):
        return (type(self), (self._numerator, self._denominator))

    def __copy__(self):
        return self if type(self) is Fraction else type(self)(self._numerator, self._denominator)

    def __deepcopy__(self, memo):
        return self.__copy__()


def _install_natives():
    # The natives take over; what they leave to Python they find here by name.
    slowly = {}
    names = "new add radd sub rsub mul rmul truediv rtruediv floordiv rfloordiv mod rmod eq lt le gt ge neg abs bool hash repr str"
    for name in names.split():
        name = f"__{name}__"
        slowly[name] = getattr(Fraction, name)
        setattr(Fraction, name, globals().pop(name))
    _setup(_pair(0, 1), slowly)


_install_natives()
del _install_natives, _setup
