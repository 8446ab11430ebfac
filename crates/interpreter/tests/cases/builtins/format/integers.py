# The format mini language for integers.
n = 1234567
for spec in ("", "d", "5", "15", "<15", ">15", "^15", "=15", "+", "-", " ", "+15", "015", "<015", ",", "_", "15,", "015,", "x", "X", "#x", "#X", "o", "#o", "b", "#b", "_b", "_x", "#_x", "#_b", "#20x", "#020x", "e", "f", "g", ".2f", "%", "n", "*^15", "0=15", "x<15", "+,", " ,", "c" if False else "d", "é>12", "E", "F", "G", ".3e", "10.2f", "<+15d", "^+15,d"):
    print(spec, "|" + format(n, spec) + "|", "|" + format(-n, spec) + "|")
print(format(0, "x"), format(0, "#b"), format(0, "05"), format(0, ","), format(-0, "+"), format(999, ","), format(1000, ","), format(65, "c"), format(128512, "c"), format(65, "5c"), format(65, "<5c"))
print(format(10 ** 30, ","), format(10 ** 30, "x"), format(10 ** 25, "e"), format(2 ** 64, "_b")[:20], format(10 ** 20, "g"))
print(format(True, "d"), format(True, ""), format(True, "5"), format(False, "x"), format(True, ".1f"))
