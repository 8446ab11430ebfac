from decimal import Decimal as D
for x in ("0", "-0.00", "1.5", "-12345.678", "1e10", "1E-9", "0.00012345", "NaN", "-Infinity", "99.995"):
    v = D(x)
    print([format(v, spec) for spec in ("", "f", ".2f", "e", ".3e", "g", ".3g", "%", ".1%", ",.2f", "+", " ", "010.2f", ">12", "*^14", "<10", "=+12.1f", "012,.1f", "E", "G", "n")])
    print(f"{v!s} {v!r} {str(v):>20} {'%s' % v}")
for bad in ("q", ".f", "5.2x", "<<<"):
    try:
        print(format(D(1), bad))
    except ValueError as e:
        print(e)
