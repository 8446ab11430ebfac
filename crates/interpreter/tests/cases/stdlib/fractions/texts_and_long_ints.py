# Fractions of texts, floats and long ints.
from fractions import Fraction


def shown(function, *args, **names):
    try:
        print(repr(function(*args, **names)))
    except Exception as error:
        print(type(error).__name__, "-", error)


for text in (
    "3", "-3", "+3", "3/4", "-6/8", "0/5", "007/014", "0.75", "-0.5", ".25", "3.", "-.5", "1.250", " 3/4 ", "\t1.5\n", "1e3", "2.5e-3", "1_000/3", "12345678901234567890/3", "0.12345678901234567890123",
    "99999999999999999/2", "999999999999999999/2", "1/99999999999999999", "\u0663/4", "3/-4", "3 /4", "3/ 4", "", ".", "/", "1/", "/2", "1/0", "a", "1.2/3", "--1", "+-1", "1..2", "1.2.3", "nan", "inf", "0x1", "1 2",
):
    shown(Fraction, text)
for value in (0.0, -0.0, 0.5, -0.75, 0.1, 1e10, 1e22, 2.0**60, 2.0**61, 2.0**-60, 2.0**-61, 1e-300, 5e-324, 1.7976931348623157e308, 123456.789, -1 / 3, float("nan"), float("inf"), -float("inf"), True):
    shown(Fraction, value)
small, long, longer = Fraction(-7, 3), Fraction(10**40 + 1, 10**39 + 7), Fraction(-(3**100), 2**150)
for a in (small, long, longer, 5, 10**30, -(2**70)):
    for b in (long, longer):
        print(a + b, b - a, a * b, b / a, a / b, b // a, a % b, divmod(b, a), a < b, b <= a, a == b, b == b + 0, a > b, sep=" | ")
print(long - long, long / long, long * 0, longer + Fraction(3**100, 2**150), long ** 2, -long, abs(longer), bool(long), hash(long) == hash(long + 0), round(long, 5), float(long), int(longer))
huge = Fraction(7**3000, 11**2900)
print((huge + 1 - huge) == 1, huge * (1 / huge), huge > 1, (huge / 7**3000).numerator, huge % 1 < 1)
print(sorted([long, small, longer, 1, Fraction(1, 10**30)]), max(long, longer), sum([long, longer, small]) == small + longer + long)
for bad in (lambda: long / 0, lambda: long // 0, lambda: long % 0, lambda: long / Fraction(0), lambda: long + "1", lambda: long < "1", lambda: Fraction("1", 2), lambda: Fraction(1.5, 2), lambda: Fraction("1/2", None), lambda: Fraction([]), lambda: Fraction(1, 2, 3)):
    shown(bad)


class Half(Fraction):
    pass


print(repr(Half("1/2")), repr(Half(0.5) + long), Half(10**40, 3) * 3, type(Half(1, 2) + 1).__name__)
