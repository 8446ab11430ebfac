# Texts that are numbers, and those that are not.
from decimal import Context, Decimal, InvalidOperation


def tried(text, context=None):
    try:
        number = Decimal(text) if context is None else context.create_decimal(text)
        print(ascii(text)[:40], repr(number), number.as_tuple())
    except (InvalidOperation, ValueError, TypeError) as error:
        print(ascii(text)[:40], type(error).__name__, error)


for text in ("1.50", " -1_000.2_5 ", "+.5", "5.", "1e5", "1E-5", "1e+05", "\u0661\u0662.\u0663", "\uff11e\uff12", "\u20031\u2003", "-0", "-0e-7", "00012.3400",
             "inf", "-Infinity", "+INF", "nan", "NaN00123", "-sNaN7", "snan", "1e999999", "1e1000000", "1e-999999999999999999999", "0e99999999999999999999",
             "1" * 60 + "." + "2" * 30, "", " ", ".", "e5", "1e", "1e+", "1.2.3", "--1", "+-1", "1 2", "infinit", "nan1x", "nan-1", "0x10", "1e5.5", "\u0131nf", "1__0", "_1_",
             "\xb2", "1\x00", "\u0967\u0968.\u0969e-\u0967"):
    tried(text)
    tried("x" + text)
short = Context(prec=3, traps=[InvalidOperation])
for text in ("1.23456", "1e1000000", "nan12345", "-inf", "12345e-3"):
    tried(text, short)
for function in (short.canonical, short.is_canonical):
    try:
        print(function(Decimal("1.2345")), function(5))
    except TypeError as error:
        print(error)
try:
    short.flags["x"]
except KeyError as error:
    print(error)
