# Specs that floats and complex numbers refuse.
for spec in ("d", "x", "c", "s", "b", "q", ".", ".f", "10.", ",n", "_,", ",_f", "=", "ff", "f5", ".-1f", "=s", "+z", "zz", ".2d"):
    try:
        print(repr(spec), "|" + format(3.5, spec) + "|")
    except ValueError as e:
        print(repr(spec), e)
for spec in ("", "f", ".1f", "e", "g", "+.2f", "20", "<20.1f", "^25", ",.2f", "=10", "010", "d", "s", "%", "n", ".3"):
    try:
        print(repr(spec), "|" + format(1234.5 - 2j, spec) + "|")
    except ValueError as e:
        print(repr(spec), e)
print(format(1j, ""), format(-1j, ""), format(complex(1, -0.0), ""), format(complex("nan"), "f"), format(1 + 1j, "#.3g"))
