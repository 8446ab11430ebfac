# Decimal from every kind of input, exactness, text and errors.
from decimal import *
from fractions import Fraction

def err(f, *a, **k):
    try: print("no error:", repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, "-", e)

for v in ("0", "-0", "1", "+1", "1.", ".5", "1.50", "1e5", "1E-5", "-1.5e+3", " 7 ", "1_000.5", "Infinity", "-inf", "nan", "sNaN", "NaN123", "٣.١", 5, -7, True, 0.1, 1.5, -0.0, float("inf"), (0, (1, 2, 3), -2), (1, (), 0), (0, (0,), "F"), (0, (1,), "n"), [1, [4, 5], 1]):
    print(repr(v), "->", repr(Decimal(v)), str(Decimal(v)))
print(Decimal(), Decimal.from_float(0.25), Decimal.from_float(3), Decimal(Decimal("1.10")), Decimal("1e1000000"), Decimal(10**40), repr(Decimal(2**200)))
print(Decimal(0.1) == 0.1, Decimal("0.1") == 0.1, Decimal("0.5") == 0.5 == Fraction(1, 2), Decimal("0.5") == Fraction(1, 2), hash(Decimal("1.0")) == hash(1), hash(Decimal("0.5")) == hash(0.5), {Decimal("1.0"), 1, 1.0})
for bad in ("", "abc", "1.2.3", "1e", "--1", "1 2", "0x10", None, [], (0, (1, 2)), (2, (1,), 0), (0, (10,), 0), (0, (1,), "x"), (0, "12", 0), {}, 1j, b"1"):
    err(Decimal, bad)
err(Decimal.from_float, "1.5")
print(Decimal("123.4500"), Decimal("1E+3"), Decimal("0.0000001"), Decimal("0.000001"), Decimal("0E-10"), Decimal("0E+3"), Decimal("12345678901234567890.1234567890"), Decimal("1e-7").to_eng_string(), Decimal("12e5").to_eng_string())
print(int(Decimal("-3.99")), float(Decimal("1e-400")), complex(Decimal("1.5")), bool(Decimal("0.0")), bool(Decimal("nan")), round(Decimal("2.5")), round(Decimal("2.675"), 2), round(Decimal("1234"), -2), type(round(Decimal("1.5"), 0)).__name__, Decimal("3.7").__trunc__(), Decimal("-3.2").__floor__(), Decimal("-3.2").__ceil__())
err(int, Decimal("nan")); err(int, Decimal("inf")); err(round, Decimal("nan")); err(hash, Decimal("sNaN")); err(float, Decimal("sNaN")); print(Decimal("0.75").as_integer_ratio(), Decimal("-12").as_integer_ratio()); err(Decimal("inf").as_integer_ratio); err(Decimal("nan").as_integer_ratio)
print(Decimal("-1.23E+4").as_tuple(), Decimal("nan5").as_tuple(), Decimal("inf").as_tuple(), DecimalTuple(0, (1,), 2).digits)
