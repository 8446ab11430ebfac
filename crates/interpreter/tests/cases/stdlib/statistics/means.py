# mean, fmean, geometric and harmonic means, of every kind of number.
import statistics as st
from fractions import Fraction as F
from decimal import Decimal as D
for data in ([1, 2, 3, 4], [1.5, 2.5], [F(1, 2), F(1, 3)], [D("0.5"), D("0.75"), D("0.625")], [True, False, True], range(10), (x * x for x in range(4)), [-1.0, 1e16, 1], {"a": 1}.values()):
    data = list(data)
    print(data, st.mean(data), repr(st.mean(data)), st.fmean(data))
print(st.fmean([3.5, 4.0, 5.25]), st.fmean([85, 92, 83, 91], weights=[0.2, 0.2, 0.3, 0.3]), st.fmean(iter([1, 2])), st.fmean([1, 2], (3, 1)))
print(round(st.geometric_mean([54, 24, 36]), 9), st.geometric_mean([1, 1]), st.harmonic_mean([40, 60]), st.harmonic_mean([40, 60], weights=[5, 30]), st.harmonic_mean([2.5, 0]), st.harmonic_mean([F(2), F(4)]), st.harmonic_mean([5]), st.harmonic_mean([D(10), D(40)]))
for bad in (lambda: st.mean([]), lambda: st.fmean([]), lambda: st.mean(["a"]), lambda: st.mean([1, D(2)]) if False else st.mean([None]), lambda: st.fmean(["x"]), lambda: st.fmean([1, 2], weights=[1]), lambda: st.fmean([1], weights=[0]), lambda: st.geometric_mean([]), lambda: st.geometric_mean([1, -1]), lambda: st.geometric_mean([0]),
            lambda: st.harmonic_mean([]), lambda: st.harmonic_mean([-1]), lambda: st.harmonic_mean(["a"]), lambda: st.harmonic_mean([1, 2], weights=[1]), lambda: st.harmonic_mean([1], weights=[0]), lambda: st.mean(5)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print(st.mean([float("inf"), 1]), st.mean([float("inf"), float("-inf")]), st.mean([1, F(1, 2)]), st.mean([1, 2.5]), st.mean([1e308, 1e308]), st.mean([10**400, 10**400 + 2]) == 10**400 + 1)
