# The abstract classes of the numeric tower (PEP 3141), which guests derive from: what is mixed in calls their methods.

from abc import ABCMeta, abstractmethod

__all__ = ["Number", "Complex", "Real", "Rational", "Integral"]


_UNARY = ("neg", "pos", "abs", "invert", "trunc", "floor", "ceil", "int", "float", "complex", "numerator", "denominator")


def _abstract(name):
    # Abstract operations differ only in their names.
    if name.split(".")[1].strip("_") in _UNARY:
        def operation(self):
            raise NotImplementedError
    else:
        def operation(self, other):
            raise NotImplementedError
    operation.__name__ = name.split(".")[1]
    operation.__qualname__ = name
    return abstractmethod(operation)


class Number(metaclass=ABCMeta):
    """All numbers inherit from this class."""
    __slots__ = ()
    __hash__ = None


class Complex(Number):
    """Numbers with a real and an imaginary part."""
    __slots__ = ()

    __complex__ = _abstract("Complex.__complex__")
    __add__ = _abstract("Complex.__add__")
    __radd__ = _abstract("Complex.__radd__")
    __neg__ = _abstract("Complex.__neg__")
    __pos__ = _abstract("Complex.__pos__")
    __mul__ = _abstract("Complex.__mul__")
    __rmul__ = _abstract("Complex.__rmul__")
    __truediv__ = _abstract("Complex.__truediv__")
    __rtruediv__ = _abstract("Complex.__rtruediv__")
    __pow__ = _abstract("Complex.__pow__")
    __rpow__ = _abstract("Complex.__rpow__")
    __abs__ = _abstract("Complex.__abs__")
    __eq__ = _abstract("Complex.__eq__")

    def __bool__(self):
        """True if self is not zero."""
        return self != 0

    @property
    @abstractmethod
    def real(self):
        """The real part, a Real."""
        raise NotImplementedError

    @property
    @abstractmethod
    def imag(self):
        """The imaginary part, a Real."""
        raise NotImplementedError

    def __rsub__(self, other):
        return -self + other

    def __sub__(self, other):
        return self + -other

    @abstractmethod
    def conjugate(self):
        """(x+y*i).conjugate() is (x-y*i)."""
        raise NotImplementedError


Complex.register(complex)


class Real(Complex):
    """Numbers on one line, with an order."""
    __slots__ = ()

    __float__ = _abstract("Real.__float__")
    __trunc__ = _abstract("Real.__trunc__")
    __floor__ = _abstract("Real.__floor__")
    __ceil__ = _abstract("Real.__ceil__")
    __floordiv__ = _abstract("Real.__floordiv__")
    __rfloordiv__ = _abstract("Real.__rfloordiv__")
    __mod__ = _abstract("Real.__mod__")
    __rmod__ = _abstract("Real.__rmod__")
    __lt__ = _abstract("Real.__lt__")
    __le__ = _abstract("Real.__le__")

    @abstractmethod
    def __round__(self, ndigits=None):
        raise NotImplementedError

    def __rdivmod__(self, other):
        return other // self, other % self

    def __divmod__(self, other):
        return self // other, self % other

    def conjugate(self):
        return +self

    real = property(conjugate)
    imag = property(lambda self: 0)

    def __complex__(self):
        return complex(float(self))


Real.register(float)


class Rational(Real):
    """Quotients of two integers in lowest terms."""
    __slots__ = ()

    numerator = property(_abstract("Rational.numerator"))
    denominator = property(_abstract("Rational.denominator"))

    def __float__(self):
        return int(self.numerator) / int(self.denominator)


class Integral(Rational):
    """Whole numbers, with bits."""
    __slots__ = ()

    __int__ = _abstract("Integral.__int__")
    __lshift__ = _abstract("Integral.__lshift__")
    __rlshift__ = _abstract("Integral.__rlshift__")
    __rshift__ = _abstract("Integral.__rshift__")
    __rrshift__ = _abstract("Integral.__rrshift__")
    __and__ = _abstract("Integral.__and__")
    __rand__ = _abstract("Integral.__rand__")
    __xor__ = _abstract("Integral.__xor__")
    __rxor__ = _abstract("Integral.__rxor__")
    __or__ = _abstract("Integral.__or__")
    __ror__ = _abstract("Integral.__ror__")
    __invert__ = _abstract("Integral.__invert__")

    @abstractmethod
    def __pow__(self, exponent, modulus=None):
        raise NotImplementedError

    def __index__(self):
        return int(self)

    def __float__(self):
        return float(int(self))

    numerator = property(lambda self: +self)
    denominator = property(lambda self: 1)


Integral.register(int)
