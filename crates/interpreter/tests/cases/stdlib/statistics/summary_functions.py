import statistics as st
from fractions import Fraction as F
from decimal import Decimal as D
data = [2, 4, 4, 4, 5, 5, 7, 9]
for name in ["mean", "fmean", "geometric_mean", "harmonic_mean", "median", "median_low", "median_high", "median_grouped", "mode", "multimode", "pstdev", "pvariance", "stdev", "variance"]:
    f = getattr(st, name)
    print(name, f(data), end=" ")
    for d in ([1.5, 2.5, 4.0], [F(1, 2), F(3, 4)], [D("0.5"), D("0.75")], [7]):
        try: print(f(d), end=" ")
        except Exception as e: print(type(e).__name__, e, end=" ")
    try: f([])
    except st.StatisticsError as e: print("|", e)
    else: print("|", f([]))
print(st.quantiles(data), st.quantiles(data, n=10), st.quantiles(data, n=4, method="inclusive"))
print(st.fmean([1, 2, 3], weights=[3, 1, 1]), st.harmonic_mean([40, 60], weights=[5, 30]), st.mode(["a", "b", "b"]), st.multimode("aabbc"))
x, y = [1, 2, 3, 4, 5], [2.1, 4.0, 6.2, 7.9, 10.1]
print(st.covariance(x, y), st.correlation(x, y), st.linear_regression(x, y), st.linear_regression(x, y, proportional=True))
n = st.NormalDist(100, 15)
print(n, n.mean, n.stdev, n.variance, n.pdf(100), n.cdf(115), n.inv_cdf(0.975), n.zscore(130), n.overlap(st.NormalDist(110, 15)), n.quantiles(4))
print(n + 5, n * 2, n / 3, -n, n - n, n + st.NormalDist(1, 2), n == st.NormalDist(100, 15), st.NormalDist.from_samples([1, 2, 3, 4]), n.median, n.mode, hash(n) == hash(st.NormalDist(100, 15)))
for call in [lambda: st.mean(["a"]), lambda: st.mean(5), lambda: st.quantiles([1]), lambda: st.quantiles(data, n=0), lambda: st.quantiles(data, method="x"), lambda: st.geometric_mean([0, 1]), lambda: st.geometric_mean([-1]), lambda: st.harmonic_mean([-1]), lambda: st.stdev([1]), lambda: st.correlation([1], [2]), lambda: st.correlation([1, 1], [2, 3]), lambda: st.NormalDist(0, -1), lambda: n.inv_cdf(2), lambda: st.linear_regression([1, 1], [1, 2]), lambda: st.fmean([1, 2], [1]), lambda: st.covariance([1, 2], [1])]:
    try: print(call())
    except Exception as e: print(type(e).__name__, e)
print(st.variance([1, 2, 3], xbar=2), st.pvariance([1, 2, 3], mu=2), st.mean([True, False, True]), st.mean(range(10)), st.median([1, 3, 2]), st.median(["a", "c", "b"]))
