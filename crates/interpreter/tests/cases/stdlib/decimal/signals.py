from decimal import *
D = Decimal
c = getcontext()
print(c)
for f in (lambda: D(1) / 0, lambda: D(0) / 0, lambda: D("x"), lambda: D("inf") - D("inf"), lambda: D("sNaN") + 1, lambda: D(-1).ln(), lambda: D(10) ** 1000000, lambda: D("1e999999") * 10, lambda: D(1) % 0, lambda: divmod(D(1), 0), lambda: D("nan") > 1, lambda: D(1) + 1.0, lambda: int(D("nan")), lambda: D("1e20").quantize(D("1e-20")), lambda: setattr(c, "prec", 0), lambda: setattr(c, "rounding", "x"), lambda: D((2, (1,), 0)), lambda: D((0, (1,), "x")), lambda: Context(prec="a")):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
with localcontext(Context(prec=5, traps=[])) as quiet:
    print(D(1) / 0, D(-1) / 0, D(0) / 0, D("x"), D("1e999999") * 10, D("1e-1000030") / 10, D(1) / 3, +D("sNaN12"), D("NaN5") + 1)
    print([s.__name__ for s, on in quiet.flags.items() if on])
    quiet.clear_flags()
    D(1) + 1
    print(any(quiet.flags.values()), quiet)
with localcontext(prec=3) as t:
    t.traps[Inexact] = True
    try:
        D(1) / 3
    except Inexact as e:
        print(type(e).__name__, e)
print(getcontext().prec, ExtendedContext, BasicContext, DecimalTuple(0, (1,), 2), issubclass(Overflow, Inexact), MAX_PREC, D("1.5") == 1.5, D("0.1") == 0.1, D(3) > 2.5)
