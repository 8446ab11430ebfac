# Format specs of ints and floats, as tables print them.
for spec in ("", "d", "5d", "<5d", "^7d", "+d", " d", "05d", "=+6d", ",d", "_d", "x", "X", "#x", "#010x", "o", "#o", "b", "_b", "#b", "_x", "c", "n", "e", ".2e", "f", ".0f", "#.0f", "g", "%", ".1%"):
    print(repr(spec), [format(n, spec) for n in (65, 1234)], [format(n, spec) for n in (-7, 0)] if spec != "c" else "")
for spec in ("", "f", ".2f", "10.3f", "<10.1f", "+.1f", "010.2f", ",.2f", "_.3f", "e", ".3e", "E", "g", ".3g", "#.3g", "G", "%", ".0%", "n", ".15g", "z.1f", "*^12.2f", "=+10.2f", ",", ".4"):
    print(repr(spec), [format(x, spec) for x in (3.14159, -0.04, 1234567.891, 1e-7, 2.5e20)])
for spec in ("", "f", "5", "e", "g", "+", "%", "05", ",", "F", "E"):
    print(repr(spec), [format(x, spec) for x in (float("inf"), float("-inf"), float("nan"), -0.0)])
for value, spec in ((5, ".2d"), (5, "s"), (5.5, "d"), (5.5, "x"), (5.5, "c"), (5, ",x"), (5, ",n"), (300000000, "c"), (-1, "c"), (5, "+c"), (5, "#c"), (1.5, "_n"), (5, "10.5"), ("x", "d"), ("x", "+"), ("x", "=5"), ("x", ","), ("x", "05"), (5, "5 d"), (5, "dd"), (5, "j"), ("x", ".-1"), (True, "d"), (True, ""), (True, "5"), (None, ""), (None, "5"), ([], "5"), (1, "9999999999999999999d")):
    try:
        print(repr(value), repr(spec), repr(format(value, spec)))
    except Exception as error:
        print(repr(value), repr(spec), type(error).__name__, error)
