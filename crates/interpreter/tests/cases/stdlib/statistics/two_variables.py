# covariance, correlation, linear_regression.
import statistics as st
from fractions import Fraction as F
x = [1, 2, 3, 4, 5, 6, 7, 8, 9]
y = [1, 2, 3, 1, 2, 3, 1, 2, 3]
z = list(reversed(x))
print(st.covariance(x, y), st.covariance(x, z), st.covariance(z, x), st.correlation(x, x), st.correlation(x, z), round(st.correlation(x, y), 12))
slope, intercept = st.linear_regression([1971, 1975, 1979, 1982, 1983], [1, 2, 3, 4, 5])
print(round(slope * 2019 + intercept), st.linear_regression([1, 2, 3], [2, 4, 6]), st.linear_regression([1, 2, 3], [2, 4, 6.5], proportional=True), st.linear_regression([F(1), F(2)], [F(1, 2), F(3, 2)]))
r = st.linear_regression(x, y)
print(type(r).__name__, r.slope == r[0], r._fields, r._asdict().keys(), repr(st.linear_regression([0, 1], [3, 5])))
for bad in (lambda: st.covariance([1], [1]), lambda: st.covariance([1, 2], [1]), lambda: st.correlation([1, 1], [1, 2]), lambda: st.correlation([1, 2], [1]), lambda: st.linear_regression([1], [1]), lambda: st.linear_regression([1, 2], [1]), lambda: st.linear_regression([1, 1], [1, 2]), lambda: st.correlation([], [])):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
