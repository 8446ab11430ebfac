from decimal import *
D = Decimal
modes = [ROUND_UP, ROUND_DOWN, ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_05UP]
for mode in modes:
    print(mode, [str(D(x).quantize(D("0.1"), rounding=mode)) for x in ("1.25", "-1.25", "1.35", "1.01", "-1.09", "0.05", "5.55", "1.55")], [str(D(x).to_integral_value(mode)) for x in ("0.5", "1.5", "-2.5", "0.1", "10.9")])
for prec in (1, 3, 9):
    for mode in modes:
        c = Context(prec=prec, rounding=mode)
        print(prec, mode, c.divide(2, 3), c.add(D("99.95"), D("0.05")), c.multiply(D("-1.25"), D("1.15")), c.create_decimal("123456789.987654321"), c.plus(D("0.0012345")))
print(D("1e10").quantize(D("1")), D("1.5").quantize(D("1e1")), D("0").quantize(D("0.001")), D("1.0").to_integral_exact(), D("12.345").rotate(2), D("12.345").shift(-1))
