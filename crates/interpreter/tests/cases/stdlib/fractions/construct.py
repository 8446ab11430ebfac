# Fraction from ints, floats, decimals, text, and what is refused.
from fractions import Fraction as F
from decimal import Decimal

def err(f, *a, **k):
    try: print("no error:", repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, "-", e)

for a in ((), (3,), (6, 4), (-6, 4), (6, -4), (0, 5), (True,), (0.5,), (0.1,), (-2.75,), (Decimal("1.25"),), (F(1, 3),), (F(1, 2), F(3, 4)), (2, F(1, 3)), ("3/4",), ("-3/4",), (" 7 ",), ("1.25",), ("-.5",), ("1e3",), ("2.5e-2",), ("+5/10",), ("1_000/3",), (10**30, 10**29), ("0/7",), ("3.",), ("٣/٤",)):
    print(a, repr(F(*a)), F(*a))
for a in ((1, 0), ("a",), ("1/0",), ("1/2/3",), ("1 /2",), ("1/ 2",), ("",), ("1.5/2",), ("1/-2",), (1.5, 2), ("1", 2), (None,), ([],), (float("nan"),), (float("inf"),), (Decimal("nan"),), (Decimal("inf"),), (1j,), (1, "2"), (1, 2, 3), ("1__0",), ("0x10",)):
    err(F, *a)
print(F.from_float(0.75), F.from_float(3), F.from_decimal(Decimal("0.1")), F.from_decimal(2), F(0.3).limit_denominator(10), F("3.14159265358979").limit_denominator(1000), F(355, 113).limit_denominator(50), F(0.1).limit_denominator(), F(5).limit_denominator(1))
err(F.from_float, "x"); err(F.from_decimal, 0.5); err(F(1, 3).limit_denominator, 0); err(F.from_float, float("nan"))
f = F(-7, 3); print(f.numerator, f.denominator, f.as_integer_ratio(), f.real, f.imag, f.conjugate(), str(f), repr(f), f"{f}", "%s" % f, hash(F(1, 2)) == hash(0.5), hash(F(4, 2)) == hash(2), bool(F(0)), bool(f), isinstance(f, F))
err(setattr, f, "numerator", 5); err(lambda: f.nope); err(format, f, ".2f")
class Half(F):
    def __new__(cls, n): return super().__new__(cls, n, 2)
h = Half(3); print(h, repr(h), type(h + 1).__name__, h == F(3, 2), type(+h).__name__)
from numbers import Rational, Number, Complex
print(isinstance(f, Rational), isinstance(f, Number), issubclass(F, Complex), F(3, 2).__reduce__(), Rational in F.__mro__)
