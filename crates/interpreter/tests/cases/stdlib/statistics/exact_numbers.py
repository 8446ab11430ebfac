# Means and spread of fractions, decimals, subclasses and objects that tell their ratio; what is not finite; centers that are given.
import statistics as S
from decimal import Decimal as D
from fractions import Fraction as F


class Count(int):
    pass


class Real(float):
    pass


class Part(F):
    pass


class Price(D):
    pass


class Ratio:
    def __init__(self, top, bottom):
        self.parts = top, bottom

    def as_integer_ratio(self):
        return self.parts


class Half:
    numerator, denominator = 1, 2


def show(name, function, *args, **keywords):
    try:
        result = function(*args, **keywords)
        print(name, repr(result), type(result).__name__)
    except Exception as error:
        print(name, type(error).__name__, error)


inf, nan = float("inf"), float("nan")
SETS = {
    "fractions": [F(1, 3), F(2, 3), F(5, 7)],
    "fractions and ints": [F(1, 3), 1, True],
    "fractions and floats": [F(1, 3), 0.5, 2],
    "decimals": [D("1.5"), D("2.25"), D("-3.125")],
    "decimals and ints": [D("1.1"), 3, D("2.7")],
    "far apart": [D("1E-30"), D("1E+30")],
    "counts": [Count(3), Count(4), 8],
    "reals": [Real(1.5), 2, 2.25],
    "parts": [Part(1, 3), F(1, 2)],
    "prices": [Price("1.5"), D(2)],
    "ratios": [Ratio(1, 3), Ratio(2, 3)],
    "a ratio by zero": [Ratio(1, 0), 1],
    "a negative bottom": [Ratio(2, -3), 1],
    "halves": [Half(), 1],
    "long ints": [10**400, 1],
    "long fractions": [F(10**40, 3), F(1, 7)],
    "large floats": [1e308, 1e308],
    "small floats": [1e-320, 5e-324, 0.0],
    "infinite": [inf, 1.0],
    "both infinite": [inf, -inf],
    "nan": [nan, 1],
    "decimal infinity": [D("inf"), D(1)],
    "decimal infinities": [D("inf"), D("-inf")],
    "text": "abc",
    "a text": [1, "a"],
    "none": [None],
    "complex": [1j, 2],
    "empty": [],
    "one": [5],
    "nothing": None,
}
for name, data in SETS.items():
    for function in (S.mean, S.variance, S.pvariance, S.stdev, S.pstdev):
        show(f"{name}: {function.__name__}", function, data)
        if data:
            show(f"{name}, one by one: {function.__name__}", function, (x for x in data))
    show(f"{name}: from_samples", S.NormalDist.from_samples, data)
    for center in (2, 0.5, F(1, 2), D("1.5"), "x"):
        if data is None or "apart" not in name:
            show(f"{name} about {center}", S.variance, data, center)
