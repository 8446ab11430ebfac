# round of ints, floor and true division, divmod, modulo signs, ZeroDivision.
print([round(n, -1) for n in (5, 15, 25, 35, 14, 16, -5, -15, -14, 95, 105)], round(1250, -2), round(1350, -2), round(12345, -3), round(5, 2), round(5), round(-7, 0), round(10 ** 20 + 5, -1), round(49, -2), round(50, -2), round(51, -2), round(5, -400 if False else -5))
for a, b in ((7, 3), (-7, 3), (7, -3), (-7, -3), (6, 3), (-6, 3), (0, 5), (1, 10 ** 20), (-1, 10 ** 20)):
    print(a, b, a // b, a % b, divmod(a, b), a / b, a == (a // b) * b + a % b)
for op in ("1 / 0", "1 // 0", "1 % 0", "divmod(1, 0)", "1.0 / 0", "1.0 // 0", "1.0 % 0", "divmod(1.0, 0)", "0 ** -1", "1j / 0", "10 ** 30 // 0", "10 ** 30 % 0", "pow(2, -1, 0)", "10 ** 30 / 0", "True / False", "0.0 ** -2"):
    try:
        print(eval(op))
    except (ZeroDivisionError, ValueError) as e:
        print(op, "|", type(e).__name__, e)
try:
    10 ** 400 / 3
except OverflowError as e:
    print(e)
try:
    float(10 ** 400)
except OverflowError as e:
    print(e)
try:
    10 ** 400 * 1.0
except OverflowError as e:
    print(e)
print(7 // 2.0, 7 % 2.5, -7 // 2.0, divmod(7, 2.5), 1 // 0.1, 1 % 0.1, 3 // 1, 10 ** 18 // 7, -(10 ** 18) // 7, 9007199254740993 / 1)
