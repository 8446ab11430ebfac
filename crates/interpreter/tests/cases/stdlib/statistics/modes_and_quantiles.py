# Modes, quantiles and float means of every kind of data.
import statistics
from collections import deque
from decimal import Decimal
from fractions import Fraction


def attempt(function, *args, **keywords):
    try:
        print(function.__name__, repr(function(*args, **keywords)))
    except Exception as error:
        print(function.__name__, type(error).__name__, error)


every = ([], [1], [1, 2, 2, 3], "abca", (1.5, 1.5, 2), [True, 1, 0], [1, 1.0, 2, 2], {3, 4}, {"a": 1}, range(5), deque([1, 1, 2]), [[1], [1]],
         [None, None, "x"], [Decimal(1), 1, 2], [Fraction(1, 2), 0.5], [float("nan"), 1], [(1, 2), (1, 2)], 5, None, iter([3, 3, 1]),
         [10 ** 30, 10 ** 30, 1], [-0.0, 0.0, 1])
for data in every:
    attempt(statistics.mode, data)
for data in every:
    attempt(statistics.multimode, data)
for data in every:
    attempt(statistics.fmean, data)
attempt(statistics.fmean, [1, 2, 3], [1, 1, 2])
attempt(statistics.fmean, [1, 2], weights=[1])
for data in ([1, 2], [3, 1, 2], [1.5, 2, 10, 4], range(100), [5, 5, 5], [1], [], [Decimal(1), Decimal(3), Decimal(2)], [Fraction(1, 3), 1], ["a", "b"],
             [10 ** 20, 1, 3], [float("inf"), 1, 2], (x for x in (4, 1, 3)), [True, False, True], [-0.0, 0.0, 1]):
    data = list(data)
    for options in ({}, {"n": 10}, {"n": 1}, {"method": "inclusive"}, {"n": 3, "method": "inclusive"}):
        attempt(statistics.quantiles, data, **options)
for options in ({"n": 0}, {"n": -1}, {"n": 2.5}, {"n": "a"}, {"method": "other"}, {"unknown": 1}):
    attempt(statistics.quantiles, [1, 2, 3], **options)
attempt(statistics.quantiles, [1, 2, 3], 4)
attempt(statistics.quantiles)
print(statistics.linear_regression([1, 2, 3], [2, 4, 7]), statistics.LinearRegression.__module__)
print(repr(statistics.LinearRegression), "Counter" in dir(statistics), statistics.Decimal is Decimal)
