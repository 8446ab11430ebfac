# Arithmetic of numbers with few digits beside those that have many, none, or no sign; contexts, subclasses and ints.
import decimal
from decimal import Decimal as D

xs = [D("1.10"), D("0"), D("-0"), D("-2.50"), D("1E+5"), D("1E-10"), D("NaN"), D("Infinity"), D(10**20), D(3), D("999999999999999999"), D("1E+2000"), D("-1e-1999")]
for x in xs:
    for y in xs + [1, 0, -3, True, 10**18, 2**60]:
        out = []
        for f in (lambda: x+y, lambda: x-y, lambda: x*y, lambda: y-x, lambda: x<y, lambda: x==y, lambda: x>=y, lambda: y>x, lambda: x!=y, lambda: x/y):
            try: out.append(str(f()))
            except (decimal.DecimalException, TypeError) as e: out.append(type(e).__name__)
        print(x, y, *out)
    print(-x, +x, abs(x))
with decimal.localcontext() as c:
    c.prec = 3
    print(D("1.234")+D("1.1"), D("12")*D("13"), -D("1.2345"), D("9.99")+D("0.01"), c.flags[decimal.Inexact], D(1)/3)
    c.prec = 28; c.Emax = 5; c.Emin = -5
    try: print(D("1E+3")*D("1E+3"))
    except decimal.Overflow as e: print("overflow")
    print(D("1E-3")*D("1E-3"), D(2)+D(3))
    c.traps[decimal.Inexact] = True
    try: D(1)/3
    except decimal.Inexact: print("inexact")
class E(D):
    def __add__(self, o): return "E"
    def __radd__(self, o): return "rE"
print(E(1)+D(1), D(1)+E(1), 1+E(2), E(2)*2, -E(2), type(-E(2)).__name__)
x = D("1.5"); x += 1; x *= D("2"); x -= 3; print(x, 2*x, 3-x, sum([D("0.1")]*3), 1 < x, x < 1.5, x == 2.0)
try: x + 1.5
except TypeError as e: print(e)
try: x + "a"
except TypeError as e: print(e)
print(decimal.getcontext().flags[decimal.Inexact], decimal.getcontext().flags[decimal.Rounded])
