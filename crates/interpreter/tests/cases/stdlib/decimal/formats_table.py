import random
from decimal import Decimal, localcontext, ROUND_UP, ROUND_HALF_UP

chance = random.Random(2)
forms = (".2f", ",.2f", ">12.3f", "<12.1f", "^12.0f", ".1%", "f", "10.2f", "+.2f", "012.2f", ".0f", "e", "", ".3g", ",", "%", ".10f")
for turn in range(60):
    number = Decimal(chance.randrange(-10 ** chance.randrange(1, 20), 10 ** chance.randrange(1, 20))).scaleb(-chance.randrange(8))
    print(number, [format(number, form) for form in forms])
for text in ("0", "-0", "-0.001", "NaN", "Inf", "1E+5", "1E-10", "99.995", "0.5", "1.5", "2.5", "-2.675"):
    number = Decimal(text)
    print(text, [f"{number:{form}}" for form in (".2f", ",.1f", "8.0f", ".1%")])
for mode in (ROUND_UP, ROUND_HALF_UP):
    with localcontext() as context:
        context.rounding = mode
        print(mode, f"{Decimal('2.345'):.2f} {Decimal('-0.05'):.1f} {Decimal('0.125'):.1%}")
for form in ("x", ".f", ".2", "5", "z.1f", ".1.2f"):
    try:
        print(form, repr(format(Decimal("3.14159"), form)))
    except ValueError as error:
        print(form, error)
