# ZeroDivisionError in every operation.
for source in ("1 / 0", "1 // 0", "1 % 0", "1.0 / 0", "1 / 0.0", "1.0 // 0", "1.0 % 0", "divmod(1, 0)", "divmod(1.0, 0)", "0 / 0", "0 // 0", "0.0 / 0.0", "0 ** -1", "0.0 ** -1", "0j ** -1", "1j / 0", "True / False", "10 ** 50 / 0", "10 ** 50 // 0", "10 ** 50 % 0", "10 ** 50 / 0.0", "pow(0, -1)", "1 % 0.0", "-1 // 0", "5 % False", "1j / 0j", "0 ** -0.5", "sum([]) / len([])", "1 / (1 - 1)", "1 // -0.0", "float('inf') / 0", "float('inf') % 0"):
    try:
        print(source, eval(source))
    except ZeroDivisionError as e:
        print(source, "|", e)
def safe_div(a, b):
    try:
        return a / b
    except ZeroDivisionError:
        return float("inf") if a > 0 else float("-inf") if a < 0 else float("nan")
print(safe_div(1, 0), safe_div(-1, 0), safe_div(0, 0), safe_div(6, 3))
x = 5
try:
    x /= 0
except ZeroDivisionError as e:
    print(e, x)
try:
    x //= 0
except ArithmeticError as e:
    print(type(e).__name__, e)
try:
    [1 / n for n in (2, 1, 0)]
except ZeroDivisionError as e:
    print(e)
