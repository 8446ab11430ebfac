# Layouts of numbers and texts that are short, beside those that are not.
import itertools

numbers = [0, 5, -5, 255, -255, 123456, -1234567, 10**15, -(10**15), 2**53, 2**53 + 1, 2**60, True]
floats = [0.0, -0.0, 0.5, -2.675, 3.14159, 1e10, 123456.0, 1234567.0, 0.0001, 0.00001234, 9.9995, 99999.5, 999999.5, 1e15, 1e16, 2.5e-7,
          1e300, 5e-324, 0.1 + 0.2, float("inf"), float("-inf"), float("nan")]
codes = ["", "d", "x", "X", "o", "b", "e", "E", "f", "g", "G", "%", "s", "n", "c"]
options = ["", "+", " ", "-", "#", "08", "+08", "#08", ">12", "*^13", "<12", "=12", ",", "_", "12,", "+,"]
precisions = ["", ".0", ".1", ".3", ".10", ".17"]


def show(value, spec):
    try:
        return format(value, spec)
    except (ValueError, OverflowError, TypeError) as error:
        return f"{type(error).__name__}: {error}"


def digest(lines):
    total = 0
    for line in lines:
        for char in line:
            total = (total * 31 + ord(char)) % 1000000007
    return total


for value in numbers + floats:
    specs = [f"{option}{precision}{code}" for option, precision, code in itertools.product(options, precisions, codes)]
    print(repr(value), digest([show(value, spec) for spec in specs]))
for value in (0, -5, 255, 12345678901, 2.5, -0.0, 1234.5678, 1e-7, "text", "naïve"):
    for spec in ("", "+", " ", "#x", "x", "+.2f", ".3e", "g", "e", "10", "*^12", ".3", ",", ",.2f", "%", ".1%", "_d", "08", "+08.1f"):
        print(show(value, spec), end="|")
    print()
conversions = ["%s", "%5s|", "%-8s|", "%.2s", "%d", "%5d", "%-5d|", "%05d", "%+d", "% d", "%i", "%x", "%X", "%o", "%#x", "%e", "%.3e", "%E", "%g",
               "%.3g", "%G", "%f", "%.1f", "%8.2f", "%-8.2f|", "%08.2f", "%+.2f", "% .2f", "%c", "%r", "%05s", "%+s"]
for value in (0, 7, -7, 65, 10**12, 2.5, -0.125, 1e20, 1e-5, "a", "naïve", None, True):
    row = []
    for conversion in conversions:
        try:
            row.append(conversion % value)
        except (TypeError, ValueError, OverflowError) as error:
            row.append(f"{type(error).__name__}: {error}")
    print(value, row)
print(f"{3.14159:.3e} {1e10:g} {255:#x} {5:+d} {0.000012345:.3g} {'x':*^20} {'text':.2} {-7: d} {7: d}")
print("%(a)s %(b)d %(c)5.1f" % {"a": 1, "b": 2, "c": 2.25})
