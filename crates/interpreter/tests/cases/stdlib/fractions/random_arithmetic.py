import operator
import random
from decimal import Decimal
from fractions import Fraction

chance = random.Random(11)

def number():
    kind = chance.randrange(6)
    if kind == 0:
        return chance.randrange(-5, 6)
    if kind == 1:
        return chance.choice([0.5, -1.25, 0.1, float("inf"), float("nan"), 1e300])
    if kind == 2:
        return Fraction(chance.randrange(-10**30, 10**30), chance.randrange(1, 10**20))
    if kind == 3:
        return chance.choice([True, Decimal("1.5"), "1/2", None, 1j, 10**40, Fraction(0)])
    return Fraction(chance.randrange(-20, 20), chance.randrange(1, 20))

def shown(function, *args):
    try:
        return repr(function(*args))
    except Exception as error:
        return f"{type(error).__name__} {error}"

names = "add sub mul truediv floordiv mod eq lt le gt ge ne".split()
for turn in range(150):
    a, b = number(), number()
    print(repr(a), repr(b), *[f"{name}={shown(getattr(operator, name), a, b)}" for name in names], sep="; ")
    print(shown(Fraction, a), shown(Fraction, a, b), shown(str, a), shown(operator.neg, a), shown(bool, a), shown(float, a), shown(round, a), shown(divmod, a, b))
