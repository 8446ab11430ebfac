# The abstract classes of the numeric tower (PEP 3141).

from abc import ABCMeta, abstractmethod

__all__ = ["Number", "Complex", "Real", "Rational", "Integral"]


def _abstract(owner, namespace, names):
    # Unnamed operations differ only in their names.
    for name in names.split():
        unary = name in ("neg", "pos", "abs", "invert", "trunc", "floor", "ceil", "int", "float", "complex")
        if unary:
            def operation(self):
                raise NotImplementedError
        else:
            def operation(self, other):
                raise NotImplementedError
        operation.__name__ = f"__{name}__"
        operation.__qualname__ = f"{owner}.__{name}__"
        namespace[operation.__name__] = abstractmethod(operation)


class Number(metaclass=ABCMeta):
    """All numbers inherit from this class."""
    __slots__ = ()
    __hash__ = None


class Complex(Number):
    """Numbers with a real and an imaginary part."""
    __slots__ = ()

    _abstract("Complex", locals(), "complex add radd neg pos mul rmul truediv rtruediv pow rpow abs eq")

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

    def __sub__(self, other):
        return self + -other

    def __rsub__(self, other):
        return -self + other

    @abstractmethod
    def conjugate(self):
        """(x+y*i).conjugate() is (x-y*i)."""
        raise NotImplementedError


Complex.register(complex)


class Real(Complex):
    """Numbers on one line, with an order."""
    __slots__ = ()

    _abstract("Real", locals(), "float trunc floor ceil floordiv rfloordiv mod rmod lt le")

    @abstractmethod
    def __round__(self, ndigits=None):
        raise NotImplementedError

    def __divmod__(self, other):
        return self // other, self % other

    def __rdivmod__(self, other):
        return other // self, other % self

    def __complex__(self):
        return complex(float(self))

    @property
    def real(self):
        return +self

    @property
    def imag(self):
        return 0

    def conjugate(self):
        return +self


Real.register(float)


class Rational(Real):
    """Quotients of two integers in lowest terms."""
    __slots__ = ()

    @property
    @abstractmethod
    def numerator(self):
        raise NotImplementedError

    @property
    @abstractmethod
    def denominator(self):
        raise NotImplementedError

    def __float__(self):
        return int(self.numerator) / int(self.denominator)


class Integral(Rational):
    """Whole numbers, with bits."""
    __slots__ = ()

    _abstract("Integral", locals(), "int lshift rlshift rshift rrshift and rand xor rxor or ror invert")

    def __index__(self):
        return int(self)

    @abstractmethod
    def __pow__(self, exponent, modulus=None):
        raise NotImplementedError

    def __float__(self):
        return float(int(self))

    @property
    def numerator(self):
        return +self

    @property
    def denominator(self):
        return 1


Integral.register(int)
