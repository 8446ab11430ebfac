# Numbers with thousands of digits: read, shown, rounded to ints, taken apart.
from decimal import *
import inspect
import math

setcontext(Context(prec=30))
long = "123456789" * 700
number = Decimal(long)
print(str(number) == long, len(str(number)), number.adjusted(), len(number.as_tuple().digits))
print(str(Decimal("0." + long))[:20], Decimal("-" + long + "e-6300").adjusted(), Decimal(long + "." + long).adjusted())
print(hash(number) == hash(int(number)), int(number) % 10**9, int(Decimal(long + ".9")) % 1000, Decimal("1" + "0" * 5000) == 10**5000)
for text in ("1.5", "2.5", "-1.5", "-2.5", "0.4", "-0.4", "1E-50", "-1E-50", "1E-1000000", "-1E-1000000", "0", "-0", "1E+5", "99999.99999", "0E-20"):
    value = Decimal(text)
    print(text, math.floor(value), math.ceil(value), round(value), int(value), math.trunc(value))
for text in ("Infinity", "-Infinity", "NaN", "sNaN"):
    for function in (math.floor, math.ceil, round, int):
        try:
            print(function(Decimal(text)))
        except Exception as error:
            print(text, function.__name__, type(error).__name__, error)
print(Decimal("١٢٣٤.٥"), Decimal("1_000.5"), Decimal(" 12 "))
context = getcontext()
print(context.prec, context is getcontext(), inspect.isbuiltin(getcontext))
for value in (5, True, 2**100, -3, "5", 5.0, None, [1]):
    for method in (context.copy_decimal, context.abs, context.minus):
        try:
            print(method.__name__, repr(method(value)))
        except TypeError as error:
            print(method.__name__, error)
for rounding in ("ROUND_UP", "ROUND_NONE", 5, None, ROUND_05UP):
    try:
        context.rounding = rounding
        print(context.rounding, Decimal("1.25").quantize(Decimal("0.1")), Decimal("1.01").quantize(Decimal("0.1")))
    except TypeError as error:
        print(error)
try:
    getcontext(1)
except TypeError as error:
    print(error)
print(Decimal(3).__add__("x"), Decimal(3).__radd__(2.5), Decimal(1) + True)
