# Fractions in small calculations.
from fractions import Fraction
print(Fraction(1, 3) + Fraction(1, 6), Fraction("0.125"), Fraction(3, 4) ** 2, 1 - Fraction(2, 7))
print(sum(Fraction(1, 2 ** n) for n in range(1, 11)), Fraction(0.1) == Fraction(1, 10), Fraction("0.1") == Fraction(1, 10))
def mixed(f):
    whole, rest = divmod(f.numerator, f.denominator)
    return f"{whole} {rest}/{f.denominator}" if whole and rest else str(f)
print([mixed(Fraction(n, 4)) for n in range(0, 10)])
print(sorted([Fraction(2, 3), Fraction(3, 5), 0.65, 1]), max(Fraction(1, 2), Fraction(3, 7)))
print(Fraction(22, 7).limit_denominator(5), Fraction(3.14159).limit_denominator(100), float(Fraction(1, 8)))
ratio = Fraction(1920, 1080)
print(ratio, f"{ratio.numerator}:{ratio.denominator}", int(720 * ratio), round(Fraction(7, 2)), round(Fraction(22, 7), 2))
odds = {"a": Fraction(1, 2), "b": Fraction(1, 3), "c": Fraction(1, 6)}
print(sum(odds.values()) == 1, {k: f"{float(v):.1%}" for k, v in odds.items()})
speed = Fraction(60, 1) / Fraction(3, 4)
print(speed, type(speed).__name__, speed == 80, Fraction(5) // 2, Fraction(7, 2) % 1, -Fraction(7, 2) // 1)
