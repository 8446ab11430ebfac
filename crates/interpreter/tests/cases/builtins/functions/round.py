# round over ints, floats, own types and with odd digits.
print(round(2.5), round(3.5), round(-2.5), round(2.567, 2), round(2.567, 0), round(1234, -2), round(1250, -2), round(1350, -2), round(-1250, -2), round(2.5, None), round(True), round(5, 3), round(0.1 + 0.2, 2), round(1e-10, 5), round(-0.5), round(0.5), round(1.5), round(99.995, 2), round(1.005, 2))
print(type(round(2.0)).__name__, type(round(2.0, 0)).__name__, type(round(2, 0)).__name__, round(12345.6789, -2), round(12345, -5), round(56789, -5), round(2 ** 70, -10), round(1 / 3, 20), round(-3.7), round(3.2), round(1e17))
class R:
    def __round__(self, n="no digits"): return f"rounded {n}"
print(round(R()), round(R(), 3), round(R(), None))
for bad in (lambda: round("1"), lambda: round(), lambda: round(1.5, "2"), lambda: round(1, 2.0), lambda: round(None), lambda: round(object()), lambda: round([1]), lambda: round(1, 2, 3), lambda: round(1j)):
    try:
        print(bad())
    except TypeError as e:
        print(e)
print([round(i / 10) for i in range(-15, 16, 5)], [round(x * 0.1, 1) for x in range(5)], round(5.015, 2), round(1.45, 1), round(8.345, 2), round(0.285, 2), round(1.115, 2))
