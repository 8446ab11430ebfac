# Ordinary numbers and odd ones give the same kind of answers: signals, identities, subclasses, signs of zeros.
from decimal import *


def show(f):
    try:
        print(repr(f()), sorted(k.__name__ for k, on in getcontext().flags.items() if on))
    except Exception as e:
        print(type(e).__name__, e, sorted(k.__name__ for k, on in getcontext().flags.items() if on))
    getcontext().clear_flags()


D = Decimal
show(lambda: D("1.10") + D("2.205"))
show(lambda: D(1) / 3)
show(lambda: D(1) / 8)
show(lambda: 10 / D("4"))
show(lambda: D("1e30") + D("1e-30"))
show(lambda: D("12345678901234567890") * D("98765432109876543210"))
show(lambda: D("-0.0") + 0)
show(lambda: -D(0))
show(lambda: +D("-0"))
show(lambda: abs(D("-2.50")))
show(lambda: D("2.675").quantize(D("0.01")))
show(lambda: D("2.675").quantize(D("0.01"), ROUND_HALF_UP))
show(lambda: D("2.675").quantize(D("0.01"), rounding=ROUND_DOWN))
show(lambda: D("1e5").quantize(D("1e-30")))
show(lambda: D(7).quantize(D("1E+1")))
show(lambda: round(D("2.345"), 2))
show(lambda: D(1) / 0)
show(lambda: D(0) / 0)
show(lambda: D("NaN") + 1)
show(lambda: D("Infinity") * -2)
show(lambda: D("1.0") == 1)
show(lambda: D("1.5") == 1.5)
show(lambda: [D("1.5") != 1.5, D(2) != D("2.0"), D(2) != 3, 1.5 != D("1.5"), D(1) != "x", D("NaN") != D("NaN")])
show(lambda: [D("1.5") < 2, D("1.5") < 1.2, D(-3) <= D("-3.0"), 4 > D("3.9"), D("1e50") > 1, D(0) >= D("-0")])
show(lambda: D(1) + 1.5)
show(lambda: D(1) < "x")
show(lambda: [D("1e3"), D("1e-7"), D("0.000001"), D("-12.30"), D("0e-3"), D("00012.50"), D(" 7 "), D("1_0")])
show(lambda: D("1e"))
show(lambda: [str(D("1e+20")), str(D("123456789e-12")), repr(D("-0")), f"{D('1234.5'):,.2f}", f"{D('0.5'):%}"])
x = D("3.5")
print(D(x) is x, D("3.5") is x, int(x), float(x), bool(D(0)), bool(x), hash(x) == hash(3.5), sum([x, x]), max(x, D(9)), sorted([x, D(1), D("2.2")]))


class Money(Decimal):
    pass


m = Money("1.50")
print(type(m + 1).__name__, type(Money(m)).__name__, m, repr(m), m == D("1.5"), type(D(m)).__name__)
with localcontext() as c:
    c.prec = 4
    show(lambda: D(2) / 3)
    c.rounding = ROUND_FLOOR
    show(lambda: D(-2) / 3)
    show(lambda: D(1) - D(1))
    c.traps[Inexact] = c.traps[Rounded] = True
    show(lambda: D(1) / 3)
    show(lambda: D("1.23456") + 0)
    show(lambda: D("2.675").quantize(D("0.01")))
    c.Emax = 5
    show(lambda: D("9e5") * 100)
show(lambda: D(1) / 7)
c = Context(prec=40)
print(c.divide(1, 7), c.to_sci_string(D("1e9")), c.to_eng_string(D("1e10")))
