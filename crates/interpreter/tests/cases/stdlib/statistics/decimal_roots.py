# Standard deviations of decimals: a root is rounded once, under the context in use.
import random
import statistics
from decimal import Context, Decimal, Inexact, Overflow, getcontext, localcontext
from fractions import Fraction

D = Decimal
print(statistics.stdev([D("1.5"), D("2.5"), D("4.75")]), statistics.pstdev([D("1.5"), D("2.5"), D("4.75")]))
print(statistics.stdev([D(1), D(1)]), statistics.pstdev([D("2.50")]), statistics.pstdev([D(0), D(0), D(0)]))
print(statistics.pstdev([D(1), D(3)]), statistics.pstdev([D("1e-20"), D("3e-20")]), statistics.pstdev([D("1e20"), D("3e20")]))
print(statistics.stdev([D(1), 2, 4]), statistics.stdev([1, D(2), True]))

rng = random.Random(7)
for precision in (1, 2, 3, 5, 9, 16, 28, 50):
    with localcontext() as context:
        context.prec = precision
        for rounding in ("ROUND_HALF_EVEN", "ROUND_DOWN", "ROUND_UP", "ROUND_FLOOR", "ROUND_CEILING", "ROUND_HALF_UP", "ROUND_05UP"):
            context.rounding = rounding
            data = [D(rng.randrange(1, 10**6)).scaleb(rng.randrange(-4, 4)) for _ in range(rng.randrange(2, 7))]
            context.clear_flags()
            print(precision, rounding, statistics.stdev(data), statistics.pstdev(data), sorted(flag.__name__ for flag, on in context.flags.items() if on))

with localcontext() as context:
    context.traps[Inexact] = True
    for data in ([D(0), D(2)], [D(1), D(2), D(4)]):
        try:
            print(statistics.pstdev(data))
        except Inexact as error:
            print(type(error).__name__, error)
with localcontext(Context(prec=5, Emax=3, Emin=-3)) as context:
    for data in ([D("1e3"), D("9e3")], [D("1e-3"), D("2e-3")], [D("0.001"), D("0.0011")]):
        try:
            print(statistics.pstdev(data))
        except (ArithmeticError, ValueError) as error:
            print(type(error).__name__, error)
with localcontext(Context(prec=3, Emax=5, Emin=-5)) as context:
    context.traps[Overflow] = False
    for data in ([D(0), D("8e5")], [D(0), D("9e2")]):
        try:
            print(statistics.pstdev(data))
        except OverflowError as error:
            print(error)


class Price(Decimal):
    pass


print(repr(statistics.pstdev([Price(1), Price(2)])), getcontext().prec)
print(statistics.stdev([Fraction(1, 3), Fraction(1, 2)]))
