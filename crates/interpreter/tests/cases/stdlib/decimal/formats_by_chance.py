# Format specifications of every kind, for numbers of every kind and all roundings.
import random
from decimal import *


def show(number, spec):
    try:
        print(repr(number), spec, repr(format(number, spec)))
    except Exception as error:
        print(repr(number), spec, type(error).__name__, error)


class Price(Decimal):
    pass


TEXTS = (
    "0 -0 1 -1.5 123456789.987654321 1E+10 1E-10 0E+5 0E-7 -0.00 9.995 99.5 1234567 Infinity -Inf NaN sNaN12 -NaN5 1E+400 1.23E-400 "
    "12345678901234567890123456789012345678901234567890.5 0.5 1.5 2.5 -0.4"
).split()
numbers = [*map(Decimal, TEXTS), Price("1234.5"), Price("NaN")]
random.seed(11)
for _ in range(2000):
    number = random.choice(numbers)
    if random.random() < 0.4:
        number = Decimal(random.randint(-10 ** random.randint(1, 30), 10 ** random.randint(1, 30))).scaleb(random.randint(-35, 12))
    spec = random.choice(["", "*", "é", "0", "<", "漢"]) + random.choice("<>=^") if random.random() < 0.4 else ""
    for choices in (("", "", "+", "-", " "), ("", "", "", "z"), ("", "", "0"), ("", "", "5", "12", "30"), ("", "", ","), ("", "", ".0", ".1", ".2", ".5", ".12"), (*"eEfFgGn%fxd", "")):
        spec += random.choice(choices)
    show(number, spec)
for mode in (ROUND_UP, ROUND_DOWN, ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_05UP):
    getcontext().rounding = mode
    for number in numbers[:24]:
        for spec in (".1f", ".2e", ".3g", ".0%"):
            show(number, spec)
getcontext().rounding = ROUND_HALF_EVEN
getcontext().capitals = 0
for number in numbers:
    for spec in ("", "g", "G", "n", ".3"):
        show(number, spec)
for spec in (".", "..2f", ".2f.", "99999999999999999999f", ",,", "_", "#", "<05", "s", "5 ", "é"):
    show(Decimal("1.5"), spec)
