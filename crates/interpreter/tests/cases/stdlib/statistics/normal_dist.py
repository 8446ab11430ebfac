# NormalDist: its attributes, functions and arithmetic.
from statistics import NormalDist
sat = NormalDist(1060, 195)
print(sat, sat.mean, sat.median, sat.mode, sat.stdev, sat.variance, NormalDist(), NormalDist(sigma=2), NormalDist(mu=1.5))
print(round(sat.cdf(1200), 12), round(1.0 - sat.cdf(1100 + 0.5), 12), sat.pdf(1060), round(sat.pdf(700), 15), sat.zscore(1255), sat.inv_cdf(0.5), round(sat.inv_cdf(0.975), 9), round(NormalDist().inv_cdf(0.05), 12), round(NormalDist().inv_cdf(1e-12), 9))
print([round(q, 6) for q in sat.quantiles()], [round(q, 3) for q in NormalDist(100, 15).quantiles(n=5)], sat.samples(3, seed=8675309), NormalDist().samples(2, seed="x"))
print(NormalDist.from_samples([4, 4.5, 5, 7.5]), NormalDist.from_samples([1, 2, 3]))
a, b = NormalDist(5, 2), NormalDist(8, 3)
print(a + 10, a - 1, a * 3, a / 2, -a, +a, 10 + a, 10 - a, 3 * a, a + b, a - b, a == NormalDist(5, 2), a == b, hash(a) == hash(NormalDist(5, 2)), round(a.overlap(b), 12), a.overlap(a), a == 5)
for bad in (lambda: NormalDist(0, -1), lambda: a.inv_cdf(0), lambda: a.inv_cdf(1), lambda: NormalDist(0, 0).pdf(1), lambda: NormalDist(0, 0).cdf(1), lambda: NormalDist(0, 0).zscore(1), lambda: NormalDist(1, 0).overlap(b), lambda: a.overlap(5), lambda: NormalDist.from_samples([1]), lambda: a * b, lambda: a / b, lambda: NormalDist("x"), lambda: a.mean.__class__.__setattr__(a, "mean", 3)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
try:
    a.mean = 4
except AttributeError as error:
    print(error)
