# median and its variants, mode, multimode.
import statistics as st
from fractions import Fraction as F
from decimal import Decimal as D
for data in ([1, 3, 2], [4, 1, 3, 2], [5], [1.5, 2], ["b", "a", "c"], [F(1, 3), F(1, 2)], [D("1"), D("2.5")], (3, 3, 1)):
    print(data, st.median(data) if not isinstance(data[0], str) or len(data) % 2 else "", st.median_low(data), st.median_high(data))
print(st.median_grouped([52, 52, 53, 54]), st.median_grouped([1, 3, 3, 5, 7]), st.median_grouped([1, 3, 3, 5, 7], interval=2), st.median_grouped([10]), st.median_grouped([1, 2, 2, 3, 4, 4, 4, 4, 4, 5], 1))
print(st.mode([1, 1, 2, 3, 3]), st.mode("banana"), st.mode(["red", "blue", "blue"]), st.mode([None, None, 1]), st.multimode("aabbbbccddddeeffffgg"), st.multimode([]), st.multimode([1]), st.multimode(x % 2 for x in range(4)))
for bad in (lambda: st.median([]), lambda: st.median_low([]), lambda: st.median_high(iter([])), lambda: st.median_grouped([]), lambda: st.mode([]), lambda: st.median(["a", "b"]), lambda: st.median([1, "a"]), lambda: st.median_grouped(["x"]), lambda: st.mode([[1]]), lambda: st.multimode([{}]), lambda: st.median(5), lambda: st.median_grouped([1, 2], "x")):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print(issubclass(st.StatisticsError, ValueError), st.StatisticsError.__module__, st.median(iter([3, 1])), st.median(range(0)) if False else "")
