# quantiles with both methods.
import statistics as st
from fractions import Fraction as F
from decimal import Decimal as D
data = [105, 129, 87, 86, 111, 111, 89, 81, 108, 92, 110, 100, 75, 105, 103, 109, 76, 119, 99, 91, 103, 129]
for n in (1, 2, 4, 10):
    print(n, st.quantiles(data, n=n), st.quantiles(data, n=n, method="inclusive"))
print(st.quantiles([1, 2]), st.quantiles([1, 2], method="inclusive"), st.quantiles([F(1), F(2), F(4)], n=3), st.quantiles([D(1), D(2), D(3)]), st.quantiles(iter([3, 1, 2])), st.quantiles([1.5, 2.5, 9], n=5))
print([round(q, 1) for q in st.quantiles(data, n=10)], len(st.quantiles(range(200), n=100)), st.quantiles([5, 5, 5]))
for bad in (lambda: st.quantiles([1]), lambda: st.quantiles([], n=2), lambda: st.quantiles([1, 2], n=0), lambda: st.quantiles([1, 2], n=-1), lambda: st.quantiles([1, 2], method="odd"), lambda: st.quantiles([1, 2], 4), lambda: st.quantiles([1, "a"]), lambda: st.quantiles([1, 2], n=1.5)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
