# Infinity, NaN, zeros and signs.
from decimal import *
inf, ninf, nan, snan, z, nz = map(Decimal, ("inf", "-inf", "nan", "snan", "0", "-0"))
print(inf > 1, ninf < -10**50, inf == inf, nan == nan, nan != nan, z == nz, str(nz), repr(nz), -z, +nz, abs(nz), nz + z, nz * 5)
print(inf + 1, inf - 1, inf * -2, 1 / inf, -1 / inf, inf ** 2, inf ** -1, 0 ** inf if False else "", min(inf, 5), max(ninf, 5))
def attempt(f):
    try:
        print(repr(f()))
    except Exception as e:
        print(type(e).__name__, e)
for f in (lambda: inf - inf, lambda: inf / inf, lambda: 0 * inf, lambda: nan < 1, lambda: sorted([nan, Decimal(1)]), lambda: snan + 1, lambda: int(inf), lambda: int(nan), lambda: round(inf), lambda: z / z, lambda: 1 / z, lambda: z ** z, lambda: nan.compare(Decimal(1)), lambda: hash(nan) is not None, lambda: hash(snan), lambda: float(nan), lambda: float(inf), lambda: nan + 1, lambda: nan.is_nan(), lambda: max(nan, Decimal(1)), lambda: Decimal("nan12") + 1, lambda: -snan):
    attempt(f)
print(inf.is_infinite(), nan.is_nan(), snan.is_snan(), nan.is_qnan(), z.is_zero(), nz.is_signed(), inf.is_finite(), str(Decimal("-nan7")), Decimal("Infinity").as_tuple(), bool(nan), bool(z))
