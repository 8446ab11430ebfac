# quantize, normalize, comparisons, logic and inspection methods.
from decimal import *

def err(f, *a, **k):
    try: print("no error:", repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, "-", e)

d = Decimal("-12.3450")
print(d.quantize(Decimal("0.01")), d.quantize(Decimal("1")), d.quantize(Decimal("0.01"), rounding=ROUND_UP), d.quantize(Decimal("1e1")), d.quantize(Decimal("0.00000")), d.normalize(), Decimal("100").normalize(), Decimal("0.00").normalize(), Decimal("-0").normalize(), d.to_integral_value(), d.to_integral(ROUND_CEILING), d.to_integral_exact(), Decimal("1e5").to_integral_value())
print(d.adjusted(), d.as_tuple().exponent, d.copy_abs(), d.copy_negate(), d.copy_sign(Decimal(1)), d.is_signed(), d.is_finite(), d.is_infinite(), d.is_nan(), d.is_qnan(), d.is_snan(), d.is_zero(), d.is_normal(), d.is_subnormal(), d.is_canonical(), d.canonical(), d.conjugate(), d.real, d.imag, d.radix(), d.number_class(), Decimal("0").number_class(), Decimal("-inf").number_class(), Decimal("nan").number_class(), Decimal("snan").number_class(), Decimal("1e-1000025").number_class())
print(d.compare(Decimal(1)), Decimal(1).compare(1), Decimal("nan").compare(1), Decimal("1.0").compare_total(Decimal("1")), Decimal("1.0").compare_total_mag(Decimal("-1.00")), Decimal(3).max(5), Decimal(3).min(Decimal("nan")), Decimal(-3).max_mag(2), Decimal(-3).min_mag(2), Decimal(1).same_quantum(Decimal(5)), Decimal("1.0").same_quantum(Decimal("1.00")))
print(Decimal(2).sqrt(), Decimal(16).sqrt(), Decimal("0.01").sqrt(), Decimal(1).exp(), Decimal(10).ln(), Decimal(1000).log10(), Decimal(2).log10(), Decimal(250).logb(), Decimal("1.5").fma(2, 3), Decimal(10).remainder_near(3), Decimal(11).remainder_near(6), Decimal(5).scaleb(3), Decimal("1234").shift(2), Decimal("1234").shift(-2), Decimal("1234").rotate(1), Decimal(1).next_plus(), Decimal(1).next_minus(), Decimal(1).next_toward(0))
print(Decimal("1100").logical_and(Decimal("1010")), Decimal("1100").logical_or(1010), Decimal("1100").logical_xor(1010), Decimal("101").logical_invert())
err(Decimal(2).logical_and, 1); err(d.quantize, Decimal("1e-40")); err(d.quantize, "x"); err(d.quantize, 2, "BAD"); err(Decimal(-1).sqrt); err(Decimal(-1).ln); err(Decimal(0).ln); err(Decimal(0).logb); err(Decimal("nan").compare_signal, 1); err(Decimal("inf").quantize, 1); err(Decimal(1).shift, Decimal("1.5")); err(d.compare, "x")
modes = [ROUND_UP, ROUND_DOWN, ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_05UP]
for v in ("2.5", "3.5", "-2.5", "2.51", "-2.49", "0.5"):
    print(v, *[str(Decimal(v).quantize(Decimal(1), m)) for m in modes])
print(modes, (Decimal("1.005") * 100).quantize(1), Decimal("2.345").quantize(Decimal(".01"), ROUND_HALF_UP), Decimal("19.99").quantize(Decimal(".1"), rounding=ROUND_DOWN))
