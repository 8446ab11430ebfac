# Decimal arithmetic after the General Decimal Arithmetic Specification, on ints: numbers and their operations.
# What computes and writes is native (arithmetic.rs, digits.rs, functions.rs, spec.rs); contexts are in decimal_context.py.
# Guests derive from the class, and compare it with numbers of their own.

import math as _math
import numbers as _numbers
import sys

__all__ = [
    "Decimal", "Context", "DecimalTuple", "DefaultContext", "BasicContext", "ExtendedContext", "DecimalException", "Clamped", "InvalidOperation", "DivisionByZero", "Inexact",
    "Rounded", "Subnormal", "Overflow", "Underflow", "FloatOperation", "DivisionImpossible", "InvalidContext", "ConversionSyntax", "DivisionUndefined", "ROUND_DOWN",
    "ROUND_HALF_UP", "ROUND_HALF_EVEN", "ROUND_CEILING", "ROUND_FLOOR", "ROUND_UP", "ROUND_HALF_DOWN", "ROUND_05UP", "setcontext", "getcontext", "localcontext", "MAX_PREC",
    "MAX_EMAX", "MIN_EMIN", "MIN_ETINY", "HAVE_THREADS", "HAVE_CONTEXTVAR",
]

ROUND_DOWN = "ROUND_DOWN"
ROUND_HALF_UP = "ROUND_HALF_UP"
ROUND_HALF_EVEN = "ROUND_HALF_EVEN"
ROUND_CEILING = "ROUND_CEILING"
ROUND_FLOOR = "ROUND_FLOOR"
ROUND_UP = "ROUND_UP"
ROUND_HALF_DOWN = "ROUND_HALF_DOWN"
ROUND_05UP = "ROUND_05UP"
HAVE_THREADS = HAVE_CONTEXTVAR = True
MAX_PREC = MAX_EMAX = 999999999999999999
MIN_EMIN = -999999999999999999
MIN_ETINY = MIN_EMIN - (MAX_PREC - 1)
__version__ = "1.70"
__libmpdec_version__ = "2.5.1"


class DecimalException(ArithmeticError):
    pass


class Clamped(DecimalException):
    pass


class InvalidOperation(DecimalException):
    pass


class ConversionSyntax(InvalidOperation):
    pass


class DivisionByZero(DecimalException, ZeroDivisionError):
    pass


class DivisionImpossible(InvalidOperation):
    pass


class DivisionUndefined(InvalidOperation, ZeroDivisionError):
    pass


class Inexact(DecimalException):
    pass


class InvalidContext(InvalidOperation):
    pass


class Rounded(DecimalException):
    pass


class Subnormal(DecimalException):
    pass


class Overflow(Inexact, Rounded):
    pass


class Underflow(Inexact, Rounded, Subnormal):
    pass


class FloatOperation(DecimalException, TypeError):
    pass


_SIGNALS = [InvalidOperation, FloatOperation, DivisionByZero, Overflow, Underflow, Subnormal, Inexact, Rounded, Clamped]
_SHOWN = [Clamped, InvalidOperation, DivisionByZero, Inexact, FloatOperation, Overflow, Rounded, Subnormal, Underflow]
_SPECIFIC = {ConversionSyntax: InvalidOperation, DivisionImpossible: InvalidOperation, DivisionUndefined: InvalidOperation, InvalidContext: InvalidOperation}


def _comparable(self, value, equality):
    if isinstance(value, Decimal):
        return self, value
    if isinstance(value, int):
        return self, _operand(value)
    if isinstance(value, _numbers.Rational):
        # self <=> n/d  becomes  self*d <=> n
        scaled = self if self._kind else _make(self._sign, self._int * value.denominator, self._exp)
        return scaled, _operand(int(value.numerator))
    if isinstance(value, complex) and equality and value.imag == 0:
        value = value.real
    if isinstance(value, float):
        context = getcontext()
        if equality:
            context.flags[FloatOperation] = True
        else:
            context._signal(FloatOperation)
        return self, Decimal.from_float(value)
    return self, NotImplemented


# The modulus of hashes, and what a tenth is under it.
_PRIME = 2305843009213693951
_TENTH = 2075258708292324556


class Decimal:
    """A decimal floating point number: Decimal("3.14"), Decimal(3), Decimal((0, (3, 1, 4), -2))."""
    __slots__ = ("_sign", "_int", "_exp", "_kind", "__weakref__")

    def __new__(cls, value="0", context=None):
        if context is not None and not isinstance(context, Context):
            raise TypeError("optional argument must be a context")
        if type(value) is cls is Decimal:
            return value
        self = object.__new__(cls)
        if isinstance(value, str):
            self._read(value, context)
        elif isinstance(value, int):
            self._sign, self._int, self._exp, self._kind = int(value < 0), abs(int(value)), 0, ""
        elif isinstance(value, Decimal):
            self._sign, self._int, self._exp, self._kind = value._sign, value._int, value._exp, value._kind
        elif isinstance(value, float):
            (context or getcontext())._signal(FloatOperation)
            other = Decimal.from_float(value)
            self._sign, self._int, self._exp, self._kind = other._sign, other._int, other._exp, other._kind
        elif isinstance(value, (list, tuple)):
            self._from_tuple(value, context)
        else:
            raise TypeError(f"conversion from {_type_name(value)} to Decimal is not supported")
        return self

    def _read(self, text, context):
        parts = _read_parts(text)
        if parts is None:
            other = (context or getcontext())._signal(ConversionSyntax)
            parts = other._sign, other._int, other._exp, other._kind
        self._sign, self._int, self._exp, self._kind = parts
        if not self._kind:
            self._check_range(context)

    def _check_range(self, context):
        if self._exp < MIN_ETINY or self.adjusted() > MAX_EMAX:
            (context or getcontext())._signal(InvalidOperation)
            self._sign, self._int, self._exp, self._kind = 0, 0, 0, "n"

    def _from_tuple(self, value, context):
        if len(value) != 3:
            raise ValueError("argument must be a sequence of length 3")
        sign, digits, exponent = value
        if not (isinstance(sign, int) and sign in (0, 1)):
            raise ValueError("sign must be an integer with the value 0 or 1")
        digits = tuple(digits)
        for digit in digits:
            if not (isinstance(digit, int) and 0 <= digit <= 9):
                raise ValueError("coefficient must be a tuple of digits")
        self._sign = int(sign)
        self._int = int("".join(map(str, digits)) or "0")
        self._exp, self._kind = 0, ""
        if exponent == "F":
            self._int, self._kind = 0, "F"
        elif exponent in ("n", "N"):
            self._kind = exponent
        elif isinstance(exponent, int):
            if not -(2**63) <= exponent < 2**63:
                raise OverflowError("Python int too large to convert to C ssize_t")
            self._exp = int(exponent)
            self._check_range(context)
        elif isinstance(exponent, str):
            raise ValueError("string argument in the third position must be 'F', 'n' or 'N'")
        else:
            raise ValueError("exponent must be an integer")

    @classmethod
    def from_float(cls, f, /):
        """The exact value of a float or int."""
        if isinstance(f, int):
            result = _operand(f)
        elif isinstance(f, float):
            sign = int(_math.copysign(1.0, f) < 0)
            if _math.isinf(f):
                result = _make(sign, 0, 0, "F")
            elif _math.isnan(f):
                result = _make(sign, 0, 0, "n")
            else:
                numerator, denominator = abs(f).as_integer_ratio()
                places = denominator.bit_length() - 1
                result = _make(sign, numerator * 5**places, -places)
        else:
            raise TypeError("argument must be int or float")
        return result if cls is Decimal else cls(result)

    def __repr__(self):
        return f"Decimal('{self}')"

    def __str__(self, eng=False, context=None):
        sign = "-" if self._sign else ""
        if self._kind:
            if self._kind == "F":
                return sign + "Infinity"
            return sign + ("NaN" if self._kind == "n" else "sNaN") + (_text(self._int) if self._int else "")
        digits = _text(self._int)
        left = self._exp + len(digits)
        if self._exp <= 0 and left > -6:
            point = left
        elif not eng:
            point = 1
        elif digits == "0":
            point = (left + 1) % 3 - 1
        else:
            point = (left - 1) % 3 + 1
        if point <= 0:
            whole, decimals = "0", "." + "0" * -point + digits
        elif point >= len(digits):
            whole, decimals = digits + "0" * (point - len(digits)), ""
        else:
            whole, decimals = digits[:point], "." + digits[point:]
        if left == point:
            exponent = ""
        else:
            letter = "E" if context is None and getcontext().capitals or context is not None and context.capitals else "e"
            exponent = f"{letter}{left - point:+d}"
        return sign + whole + decimals + exponent

    def to_eng_string(self, context=None):
        return self.__str__(True, context)

    def __hash__(self):
        if self._kind:
            if self._kind == "N":
                raise TypeError("Cannot hash a signaling NaN value")
            if self._kind == "n":
                return object.__hash__(self)
            return -sys.hash_info.inf if self._sign else sys.hash_info.inf
        exponent = self._exp
        power = pow(10, exponent, _PRIME) if exponent >= 0 else pow(_TENTH, -exponent, _PRIME)
        value = self._int * power % _PRIME
        if self._sign:
            value = -value
        return -2 if value == -1 else value

    def __reduce__(self):
        return (self.__class__, (str(self),))

    def __copy__(self):
        return self if type(self) is Decimal else self.__class__(str(self))

    def __deepcopy__(self, memo):
        return self.__copy__()

    def as_tuple(self):
        """Sign, digits and exponent."""
        from decimal import DecimalTuple
        if self._kind == "F":
            return DecimalTuple(self._sign, (0,), "F")
        if self._kind:
            return DecimalTuple(self._sign, tuple(map(int, _text(self._int))) if self._int else (), self._kind)
        return DecimalTuple(self._sign, tuple(map(int, _text(self._int))), self._exp)

    def as_integer_ratio(self):
        """The exact value as a pair of ints."""
        if self._kind:
            if self._kind == "F":
                raise OverflowError("cannot convert Infinity to integer ratio")
            raise ValueError("cannot convert NaN to integer ratio")
        if not self._int:
            return 0, 1
        _check_size(abs(self._exp))
        numerator, denominator = (self._int * 10**self._exp, 1) if self._exp >= 0 else (self._int, 10**-self._exp)
        divisor = _math.gcd(numerator, denominator)
        numerator //= divisor
        return (-numerator if self._sign else numerator), denominator // divisor

    # What a number is.

    def __bool__(self):
        return bool(self._kind or self._int)

    def adjusted(self):
        """The exponent of the first digit."""
        if self._kind:
            return 0
        return self._exp + _len10(self._int) - 1 if self._int else self._exp

    def is_canonical(self):
        return True

    def canonical(self):
        return self

    def is_finite(self):
        return not self._kind

    def is_infinite(self):
        return self._kind == "F"

    def is_nan(self):
        return self._kind in ("n", "N")

    def is_qnan(self):
        return self._kind == "n"

    def is_snan(self):
        return self._kind == "N"

    def is_signed(self):
        return self._sign == 1

    def is_zero(self):
        return not self._kind and not self._int

    def is_normal(self, context=None):
        return bool(not self._kind and self._int and (context or getcontext()).Emin <= self.adjusted())

    def is_subnormal(self, context=None):
        return bool(not self._kind and self._int and (context or getcontext()).Emin > self.adjusted())

    def number_class(self, context=None):
        if self._kind in ("n", "N"):
            return "NaN" if self._kind == "n" else "sNaN"
        sign = "-" if self._sign else "+"
        if self._kind:
            return sign + "Infinity"
        return sign + ("Zero" if not self._int else "Subnormal" if self.is_subnormal(context) else "Normal")

    def radix(self):
        return _make(0, 10, 0)

    def copy_abs(self):
        return _make(0, self._int, self._exp, self._kind)

    def copy_negate(self):
        return _make(1 - self._sign, self._int, self._exp, self._kind)

    def copy_sign(self, other, context=None):
        return _make(_required(other)._sign, self._int, self._exp, self._kind)

    def conjugate(self):
        return self

    @property
    def real(self):
        return self

    @property
    def imag(self):
        return _make(0, 0, 0)

    # Conversions.

    def __int__(self):
        if self._kind:
            if self._kind == "F":
                raise OverflowError("cannot convert Infinity to integer")
            raise ValueError("cannot convert NaN to integer")
        _check_size(self._exp)
        value = self._int * 10**self._exp if self._exp >= 0 else self._int // 10 ** min(-self._exp, _len10(self._int) + 1)
        return -value if self._sign else value

    def __float__(self):
        if self._kind in ("n", "N"):
            if self._kind == "N":
                raise ValueError("cannot convert signaling NaN to float")
            return -_math.nan if self._sign else _math.nan
        return float(str(self))

    def __complex__(self):
        return complex(float(self))

    def _to_int(self, mode):
        if self._kind:
            if self._kind == "F":
                raise OverflowError("cannot convert Infinity to integer")
            raise ValueError("cannot convert NaN to integer")
        _check_size(self._exp)
        value = _shifted_down(self._int, -self._exp, mode, self._sign)
        return -value if self._sign else value

    def __floor__(self):
        return self._to_int(ROUND_FLOOR)

    def __ceil__(self):
        return self._to_int(ROUND_CEILING)

    def __round__(self, n=None):
        if n is None:
            return self._to_int(ROUND_HALF_EVEN)
        if not isinstance(n, int):
            raise TypeError("optional arg must be an integer")
        if not -(2**63) <= n < 2**63:
            raise OverflowError("Python int too large to convert to C ssize_t")
        return self.quantize(_make(0, 1, -n))

    # Comparison.

    def __eq__(self, other):
        self, other = _comparable(self, other, True)
        if other is NotImplemented:
            return other
        if self._kind in ("n", "N") or other._kind in ("n", "N"):
            if "N" in (self._kind, other._kind):
                getcontext()._signal(InvalidOperation)
            return False
        return _order(self, other) == 0

    def __ne__(self, other):
        equal = Decimal.__eq__(self, other)
        return equal if equal is NotImplemented else not equal

    def _ordered(self, other, wanted):
        self, other = _comparable(self, other, False)
        if other is NotImplemented:
            return other
        if self._kind in ("n", "N") or other._kind in ("n", "N"):
            getcontext()._signal(InvalidOperation)
            return False
        return _order(self, other) in wanted

    def __lt__(self, other):
        return self._ordered(other, (-1,))

    def __le__(self, other):
        return self._ordered(other, (-1, 0))

    def __gt__(self, other):
        return self._ordered(other, (1,))

    def __ge__(self, other):
        return self._ordered(other, (0, 1))
