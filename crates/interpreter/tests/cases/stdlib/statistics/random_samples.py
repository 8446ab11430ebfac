import random
import statistics as st
from decimal import Decimal
from fractions import Fraction

chance = random.Random(5)

def number():
    kind = chance.randrange(9)
    if kind < 3:
        return chance.randrange(-50, 50)
    if kind < 6:
        return round(chance.uniform(-100, 100), chance.randrange(5))
    if kind == 6:
        return chance.random() * 10 ** chance.randrange(-300, 300)
    return chance.choice([True, False, 0, 0.0, -0.0, 10**30, 2**60, 1, 2, 3])

def shown(function, *args, **names):
    try:
        print(function.__name__, repr(function(*args, **names)))
    except Exception as error:
        print(function.__name__, type(error).__name__, error)

for turn in range(60):
    data = [number() for _ in range(chance.randrange(9))]
    if chance.random() < 0.1:
        data.append(chance.choice([Fraction(1, 3), Decimal("1.5"), float("inf"), float("nan"), "a", None]))
    print(data)
    for function in (st.mean, st.median, st.median_low, st.median_high, st.variance, st.pvariance, st.stdev, st.pstdev, st.fmean, st.mode, st.multimode, st.quantiles):
        shown(function, data)
    shown(st.mean, iter(data))
    shown(st.variance, (x for x in data))
    shown(st.stdev, data, 1.5)
    shown(st.pvariance, tuple(data), mu=0)
    other = [number() for _ in data]
    for function in (st.correlation, st.covariance, st.linear_regression):
        shown(function, data, other)
