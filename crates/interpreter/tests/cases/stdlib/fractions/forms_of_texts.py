# Every form of a text that a Fraction is made from, and texts that are none.
from fractions import Fraction
import sys

good = [
    "3", "+3", "-3", " 3 ", "\t-3/4\n", "3/4", "+3/4", "-0/5", "6/8", "0.5", ".5", "-.5", "5.", "-5.", "1e3", "1E3", "1e+3", "1e-3",
    "-1.5e2", "1.25E-2", ".5e1", "5.e1", "1_000", "1_000/3_000", "1_0.0_1", "1_0e1_0", "00012", "0e5", "-0.0", "0.000", "7e0", "7e-0",
    "12345678901234567890/98765432109876543210", "0.12345678901234567890123", "1e40", "1e-40", "1234567890123456789012345e-10",
    "٣/٤", "١٢.٥", "1٢e٣", "\u20073\u2003", "\x1c3\x1f", "  +0012.5000e-0001  ", "1" + "0" * 60 + "/" + "1" + "0" * 58, "9" * 4300,
]
for text in good:
    made = Fraction(text)
    print(repr(text) if len(text) < 80 else len(text), made if len(text) < 80 else made.numerator % 1000007)

bad = [
    "", " ", "+", "-", ".", "e5", ".e5", "1e", "1e+", "1e-", "1/", "/1", "1//2", "1/-2", "1/+2", "1 /2", "1/ 2", "- 1", "+-1", "--1",
    "1__0", "_1", "1_", "1_/2", "1/2_", "1._5", "1.5_", "1_.5", "1e_5", "1e5_", "1.5/2", "1/2.5", "1/2e3", "0x10", "inf", "nan", "1.2.3",
    "1e5.5", "1e5e5", "1,5", "1 2", "½", "²", "1\x00", "3/4 5", "one", "1e 5", "\u200b3", "1.5.", "..5",
]
for text in bad:
    try:
        print("made", repr(text), Fraction(text))
    except ValueError as error:
        print(error)

for text in ["1/0", "-3/0", "0/0", "0/000"]:
    try:
        Fraction(text)
    except ZeroDivisionError as error:
        print(error)

for text in ["9" * 4301, "1/" + "9" * 4301, "0." + "1" * 4301, "1e" + "9" * 4301]:
    try:
        Fraction(text)
    except ValueError as error:
        print(error)
sys.set_int_max_str_digits(0)
print(Fraction("9" * 5000).numerator % 1000007, Fraction("0." + "3" * 5000).denominator % 1000007)


class Text(str):
    def __repr__(self):
        return "<text>"


class Part(Fraction):
    pass


print(Fraction(Text("3/4")), Fraction(Text(" 1.5e1 ")))
try:
    Fraction(Text("three"))
except ValueError as error:
    print(error)
part = Part("-7/21")
print(type(part).__name__, part, part == Fraction("-1/3"))
for wrong in [b"3", bytearray(b"3"), None, [], 1j]:
    try:
        Fraction(wrong)
    except TypeError as error:
        print(error)
try:
    Fraction("1", "2")
except TypeError as error:
    print(error)
