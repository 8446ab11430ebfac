# Floats near 2**53, conversions to int and back, large powers of ten.
for x in (2.0 ** 53 - 1, 2.0 ** 53, 2.0 ** 53 + 2, 2.0 ** 63, 2.0 ** 64, 1e15, 1e16, 1e17, 1e22, 1e23, -1e18, 4503599627370495.5):
    print(repr(x), int(x), float(int(x)) == x, x.is_integer(), x == int(x), x % 2, x // 3, round(x), f"{x:.0f}", f"{x:,}")
print(float(2 ** 53 + 1), float(10 ** 22), float(10 ** 23), int(1e23), 10 ** 23 - int(1e23), float(123456789012345678), int(float(123456789012345678)), 0.1 + 2 ** 53, 1e308 * 1.7, int(1.7976931348623157e308) % 10 ** 10, float("9007199254740993"), 9007199254740993 * 1.0, 9007199254740993 / 1, 9007199254740993 == 9007199254740992.0, 9007199254740993 > 9007199254740992.0)
print([10.0 ** k for k in range(-5, 24, 4)], [float(f"1e{k}") == 10.0 ** k for k in range(-10, 20)].count(True), sum(10.0 ** k for k in range(5)), [2.0 ** k for k in (-1074, -1022, -1, 0, 10, 1023)])
