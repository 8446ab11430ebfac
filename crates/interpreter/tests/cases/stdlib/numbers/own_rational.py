# A class of its own in the tower: what the mixins give.
from numbers import Rational, Real, Number
import math
class Half(Rational):
    def __init__(self, halves): self.halves = halves
    numerator = property(lambda self: self.halves)
    denominator = property(lambda self: 2)
    def __repr__(self): return f"Half({self.halves})"
    def __abs__(self): return Half(abs(self.halves))
    def __add__(self, other): return Half(self.halves + int(other * 2))
    __radd__ = __add__
    def __mul__(self, other): return float(self) * other
    __rmul__ = __mul__
    def __neg__(self): return Half(-self.halves)
    def __pos__(self): return self
    def __eq__(self, other): return float(self) == other
    def __hash__(self): return hash(float(self))
    def __lt__(self, other): return float(self) < other
    def __le__(self, other): return float(self) <= other
    def __pow__(self, other): return float(self) ** other
    def __rpow__(self, other): return other ** float(self)
    def __truediv__(self, other): return float(self) / other
    def __rtruediv__(self, other): return other / float(self)
    def __floordiv__(self, other): return float(self) // other
    def __rfloordiv__(self, other): return other // float(self)
    def __mod__(self, other): return float(self) % other
    def __rmod__(self, other): return other % float(self)
    def __floor__(self): return self.halves // 2
    def __ceil__(self): return -(-self.halves // 2)
    def __trunc__(self): return int(self.halves / 2)
    def __round__(self, digits=None): return round(self.halves / 2, digits)
h = Half(5)
print(float(h), complex(h), h.real, h.imag, h.conjugate(), bool(h), bool(Half(0)), divmod(h, 2), divmod(7, h))
print(h - 1, 10 - h, math.floor(h), math.ceil(h), math.trunc(h), round(h), isinstance(h, Real), h == 2.5, h > 1, abs(Half(-3)), int(h))
Number.register(str)
print(isinstance("x", Number), issubclass(str, Number))
