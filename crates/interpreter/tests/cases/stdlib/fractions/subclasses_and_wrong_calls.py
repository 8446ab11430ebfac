from fractions import Fraction

class Part(Fraction):
    pass

def shown(function, *args, **names):
    try:
        print(repr(function(*args, **names)))
    except Exception as error:
        print(type(error).__name__, error)

print(repr(Part(1, 2)), Part(1, 2) + 1, type(Part(1, 2) + Part(1, 3)).__name__, Part(3), str(Part(1, 2)))
print(hash(Part(1, 2)) == hash(Fraction(1, 2)), Part(1, 2) == Fraction(1, 2), Fraction(Part(1, 2)))
shown(Fraction, 1, 0)
shown(Fraction, "a")
shown(Fraction, 1, 2, 3)
shown(Fraction, numerator=1, denominator=3)
shown(Fraction)
shown(Fraction, 1.5, 2)
shown(Fraction, Fraction(1, 2), Fraction(3, 4))
shown(Fraction, 1, zz=2)
print(sum(Fraction(1, i) for i in range(1, 30)), Fraction(3, 4) ** 2, 2 ** Fraction(1, 2), Fraction(-7, 2) // 1, max(Fraction(1, 2), 0.3))
print([hash(Fraction(n, d)) == hash(n / d) for n in (-3, -1, 0, 1, 5) for d in (1, 2, 4, 8)])
print({Fraction(1, 2): "half", 2: "two"}[0.5], sorted([Fraction(1, 3), 0.25, 1, Fraction(-1, 2)]))
print(Fraction.from_float(0.125), Fraction("0.125"), Fraction("-3/6"), Fraction(10**20, 4), Fraction(7, 3).limit_denominator(2))
print(f"{Fraction(1, 3)}", "%s" % Fraction(1, 3), Fraction(5, 1), abs(Fraction(-1, 2)), -Fraction(1, 2), +Fraction(1, 2))
