# Variance and standard deviation.
import statistics as st
from fractions import Fraction as F
from decimal import Decimal as D
for data in ([2.75, 1.75, 1.25, 0.25, 0.5, 1.25, 3.5], [1, 2, 3, 4], [F(1, 6), F(1, 2), F(5, 3)], [D("27.5"), D("30.25"), D("30.25"), D("34.5"), D("41.75")], [0, 0, 0], [1e10 + 1, 1e10 + 2, 1e10 + 3], [True, False]):
    print(st.variance(data), st.pvariance(data), st.stdev(data), st.pstdev(data))
print(st.variance([1, 2, 3], 2), st.variance([1, 2, 3], xbar=2.5), st.pvariance([1, 2, 3], mu=2), st.pvariance([5]), st.pstdev([5]), st.stdev([1, 2, 3], 2), st.pstdev([1, 2], 1.5), st.variance(iter([1, 5])))
print(st.variance([10**20, 10**20 + 2]), repr(st.stdev([F(1), F(2)])), repr(st.pstdev([D(1), D(3)])), st.stdev([1, 3.5]), st.variance(range(100)))
for bad in (lambda: st.variance([]), lambda: st.variance([1]), lambda: st.stdev([1]), lambda: st.pvariance([]), lambda: st.pstdev([]), lambda: st.variance(["a", "b"]), lambda: st.stdev(5), lambda: st.variance([1, None])):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
