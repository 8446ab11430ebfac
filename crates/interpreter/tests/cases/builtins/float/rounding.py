# round: half to even, digits, negative digits, special values.
print([round(x) for x in (0.5, 1.5, 2.5, -0.5, -1.5, 0.4999, 2.5000001, 1e15 + 0.5, 1e20)], type(round(1.5)).__name__, type(round(1.5, 0)).__name__)
print([round(2.675, 2), round(1.005, 2), round(0.125, 2), round(0.375, 2), round(1.15, 1), round(1.25, 1), round(1.35, 1), round(2.5, 0), round(-2.5, 0), round(1234.5678, -2), round(1250.0, -2), round(15.0, -1), round(25.0, -1)])
print([round(3.14159, n) for n in range(-1, 6)], round(1e300, 2), round(5e-324, 3), round(-0.4), round(-0.4, 0), round(1.5, None), round(0.1 + 0.2, 10), round(1e16, -16), round(12.0, 400), round(12.0, -400), round(123.456, -3))
for bad in (lambda: round(float("inf")), lambda: round(float("nan")), lambda: round("1"), lambda: round(1.5, "a"), lambda: round(1.5, 1.0), lambda: round(), lambda: round(1.7e308, -308), lambda: int(float("inf")), lambda: round(1j)):
    try:
        print(bad())
    except (OverflowError, ValueError, TypeError) as e:
        print(type(e).__name__, e)
print(round(float("inf"), 2), round(float("nan"), 2), round(float("-inf"), -1), round(True), round(False, 1), round(number=2.567, ndigits=1))
print(int(2.9), int(-2.9), 2.9 // 1, -2.9 // 1, (2.5).__trunc__(), (2.5).__floor__(), (2.5).__ceil__(), (-2.5).__floor__(), (-2.5).__ceil__(), (2.5).__round__())
