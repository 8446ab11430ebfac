# format(): types, alignment, grouping, precision and signs.
from decimal import *

d = Decimal("-1234567.8915")
for spec in ("", "f", ".2f", ",", ",.2f", "_.1f", "e", ".3e", "E", "g", ".4g", ".10g", "%", ".1%", "+", "+.0f", " .2f", "20", "<20.2f", "^20.2f", ">20.2f", "*^20.1f", "020.2f", "=+20,.2f", "n", "G", "015,.1f", "z.1f", "#.0f"):
    try: print(repr(spec), repr(format(d, spec)), repr(format(Decimal("0.000123"), spec)), repr(format(Decimal("15E+3"), spec)))
    except ValueError as e: print(repr(spec), "ValueError", e)
for v in ("0", "-0", "0.00", "1e-10", "1e10", "inf", "-inf", "nan", "snan", "12", "99.995", "1E+2"):
    x = Decimal(v); print(v, f"{x}", f"{x:.2f}", f"{x:e}", f"{x:g}", f"{x:10}|", f"{x:<10}|", f"{x:+}", f"{x:%}", f"{x:,}", f"{x!r}", "%s" % x, "%r" % x)
print("%.2f" % Decimal("1.005"), "%d" % Decimal("12.9"), "%5.1f|" % Decimal("3.14159"), "{:>8.3f}|{:<8}|".format(Decimal("2.5"), Decimal("1.10")))
for bad in ("x", "d", "s", "5.", ".", "zz", ",_", "b"):
    try: print(bad, format(d, bad))
    except ValueError as e: print(bad, e)
prices = [("Tea", Decimal("3.5")), ("Coffee beans", Decimal("12.999")), ("Cup", Decimal("1200"))]
for n, p in prices: print(f"{n:<15}{p:>12,.2f}")
print(f"{sum(p for _, p in prices):=^20.2f}", f"{Decimal('0.125'):.2%}", f"{Decimal('1e-5'):f}", str(Decimal("1e-5")), f"{Decimal('123456789'):.3g}", f"{Decimal('1.5'):{10}.{3}}|")
