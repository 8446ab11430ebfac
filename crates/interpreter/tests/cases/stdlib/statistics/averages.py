import statistics as s
from fractions import Fraction as F
from decimal import Decimal as D
print(s.mean([1, 2, 3, 4]), s.mean([1.5, 2]), s.mean([F(1, 3), 1]), s.mean([D("1.1"), D("2.2")]), s.fmean([1, 2, 4]), s.mean([float("inf"), 1]))
print(s.median([3, 1, 2]), s.median([4, 1, 3, 2]), s.median_low([1, 2]), s.median_high([1, 2]), s.median_grouped([1, 2, 2, 3, 4, 4, 4], 2))
print(s.mode("hello"), s.multimode("aabb"), s.variance([2.75, 1.75, 1.25, 0.25, 0.5, 1.25, 3.5]), s.pvariance([0.0, 0.25, 0.25, 1.25, 1.5, 1.75, 2.75, 3.25]))
print(s.stdev([1.5, 2.5, 2.5, 2.75, 3.25, 4.75]), s.pstdev([1, 2, 3]), s.stdev([D(1), D(2), D(4)]), s.pstdev([F(1, 2), F(3, 2)]), s.stdev([10**20, 10**20 + 2]))
print(s.quantiles(range(20), n=5), s.quantiles([1, 2, 3], n=4, method="inclusive"), s.harmonic_mean([2, 3, 6]), s.geometric_mean([1, 10, 100]))
print(s.covariance([1, 2, 3], [1, 5, 7]), s.correlation([1, 2, 3], [3, 2, 1]), s.linear_regression([1, 2, 3], [2, 4, 7]))
n = s.NormalDist(10, 2)
print(n.cdf(12), n.pdf(9), n.inv_cdf(0.01), n.inv_cdf(0.5), n.inv_cdf(1e-12), n.quantiles(3), n.overlap(s.NormalDist(12, 3)), n + n, n / 2, 3 - n, hash(n) == hash(s.NormalDist(10, 2)))
for bad in (lambda: s.mean([]), lambda: s.mean([None]), lambda: s.mode([]), lambda: s.stdev([1]), lambda: n.inv_cdf(2), lambda: s.quantiles([1, 2], method="x")):
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, e)
