# Harmonic and geometric means, weights, middles of any type, and two samples: numbers of every kind, and what is wrong with data.
import statistics as S
from decimal import Decimal as D
from fractions import Fraction as F


def show(name, function, *args, **keywords):
    try:
        result = function(*args, **keywords)
        print(name, repr(result), type(result).__name__)
    except Exception as error:
        print(name, type(error).__name__, error)


inf, nan = float("inf"), float("nan")
SETS = [
    [], [3], [1, 2, 4], (2.5, 3, 10), [F(1, 3), F(2, 3)], [D("1.5"), D("2.25")], [True, 2], [0, 1, 2], [0.0, 1.0], [-1, 2], [inf, 2], [nan, 1],
    [5e-324, 1], [10**30, 10**31], range(1, 6), {7}, [None], ["a"], ["a", "b"], [[1], [2]], [3, 3, 3], [-0.0, 0.0], 5, [D("Infinity"), D(2)],
]
WEIGHTS = [None, [1, 2], (1, 1, 2), [0, 0], [0.5, 1.5], [F(1, 2), F(1, 2)], [D(1), D(2)], [-1, 2], [inf, 1], [nan, 1], 7]
for data in SETS:
    for function in (S.harmonic_mean, S.geometric_mean, S.fmean, S.median, S.median_low, S.median_high, S.median_grouped, S.mode, S.multimode, S.quantiles):
        show(f"{function.__name__} {data}", function, data)
    for weights in WEIGHTS:
        show(f"harmonic {data} {weights}", S.harmonic_mean, data, weights)
        if data != ["a", "b"]:
            show(f"fmean {data} {weights}", S.fmean, data, weights)
    for interval in (2, 0.5, F(1, 2), "x", None):
        show(f"grouped {data} {interval}", S.median_grouped, data, interval)
    for n, method in ((1, "exclusive"), (3, "inclusive"), (0, "exclusive"), (5, "odd"), (2.5, "inclusive"), ("a", "inclusive"), (True, "exclusive"), (4, None)):
        show(f"quantiles {data} {n} {method}", S.quantiles, data, n=n, method=method)
PAIRS = [[1, 2], [1, 2, 4], [F(1, 2), 3], [D(1), D(2)], [1.5, nan], [3, 3], [1], 5, "ab", range(2), [1e308, -1e308]]
for x in PAIRS:
    for y in PAIRS:
        for function in (S.covariance, S.correlation, S.linear_regression):
            show(f"{function.__name__} {x} {y}", function, x, y)
        if "ab" not in (x, y):
            show(f"proportional {x} {y}", S.linear_regression, x, y, proportional=True)
normal = S.NormalDist(10, 2)
for step in range(1, 40):
    print(repr(normal.inv_cdf(step / 40)), repr(normal.inv_cdf(10.0**-step)), repr(normal.inv_cdf(1 - 2.0**-step)))
for value in (0, 1, -1, nan, "a", F(1, 2), D(".5"), None):
    show(f"inverse of {value}", normal.inv_cdf, value)
for function in (S.mean, S.fmean, S.median, S.mode, S.quantiles, S.stdev, S.harmonic_mean, S.geometric_mean, S.median_grouped, S.linear_regression):
    name = function.__name__
    show(name, function)
    show(name, function, 1, 2, 3, 4)
    show(name, function, x=1)
    show(name, function, [1, 2], other=3)
    show(name, function, data=[1, 2])
