# Every rounding mode on halves, with quantize and context.
from decimal import Decimal as D, getcontext, localcontext, ROUND_UP, ROUND_DOWN, ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_05UP
modes = [ROUND_UP, ROUND_DOWN, ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_05UP]
values = ["5.5", "2.5", "1.6", "1.1", "1.0", "-1.1", "-1.6", "-2.5", "-5.5"]
for m in modes:
    print(f"{m:<16}", *[f"{D(v).quantize(D(1), rounding=m):>3}" for v in values])
print([str(round(D(v))) for v in values], [str(round(D("2.675"), n)) for n in range(4)])
for m in modes:
    with localcontext() as c:
        c.prec, c.rounding = 3, m
        print(m[6:], D("1.2345") + 0, D(2) / 3, D("-9.995") * 1)
print(D("1.25").quantize(D(".1")), D("1.35").quantize(D(".1")), D("12345").quantize(D("1e2")), D("0.005").quantize(D("0.01")))
print(getcontext().rounding, D("7.325").quantize(D(".01"), ROUND_HALF_UP), D("7.325").quantize(D(".01")), D("-0.5").to_integral_value())
