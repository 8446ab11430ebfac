# The format mini language for floats.
values = (3.14159265, -2.5, 0.0, -0.0, 1e10, 1e-7, 123456789.0, 1e22, float("inf"), float("-inf"), float("nan"), 100.0, 0.1)
specs = ("", "f", ".2f", ".0f", "#.0f", "e", ".2e", ".0e", "g", ".3g", "#g", ".10g", "n", "%", ".1%", "10", "<10.1f", "^12.3f", "=+12.2f", "012.2f", ",", ",.2f", "_.1f", "+", " ", "+.1e", ".3", ".15", "E", "G", "F", "z.1f", "015,.1f")
for v in values:
    print(v, [format(v, s) for s in specs])
print(format(1e16, ""), format(1e15, ""), format(1.5, "5"), format(0.00001, ""), format(123456.789, ".3"), format(1234567.0, ".3"), format(1e100, ".0f")[:12], format(0.5, ".0f"), format(1.5, ".0f"), format(2.5, ".0f"))
print(format(1 / 3, ".50f"), format(0.1, ".20f"), format(2 / 3, ".3%"), format(1e-5, "f"), format(5e-324, "g"), format(1.7976931348623157e308, ".3e"))
