# is_integer, as_integer_ratio, hex, fromhex, conjugate.
print([n for n in dir(float) if not n.startswith("_")])
for x in (0.0, -0.0, 1.0, 0.1, 0.5, -2.75, 1e300, 5e-324, 255.0, 1 / 3, float("inf"), float("-inf"), float("nan")):
    try:
        ratio = x.as_integer_ratio() if abs(x) < 1e20 and x > 1e-20 else "skipped"
    except (ValueError, OverflowError) as e:
        ratio = e
    print(x, x.is_integer(), x.hex(), ratio, x.conjugate(), x.real, x.imag)
print(*[float.fromhex(t) for t in ("0x1p3", "0x1.8p1", "-0x1.999999999999ap-4", "1.8", "0x.8p0", "inf", "nan", " 0xA ", "0x1p-1074", "0x1p1023", "-0x0p0", "0X1.FP4", "ff")])
for t in ("", "0x", "xyz", "0x1p", "0x1p2000", "1.2.3"):
    try:
        print(float.fromhex(t))
    except (ValueError, OverflowError) as e:
        print(type(e).__name__, e)
for x in (float("inf"), float("nan")):
    try:
        x.as_integer_ratio()
    except (OverflowError, ValueError) as e:
        print(type(e).__name__, e)
print((0.75).as_integer_ratio(), (1e20).as_integer_ratio(), (2.0).is_integer(), (5e-324).as_integer_ratio()[0], float.__name__, (1.5).__add__(1), (1.5).__eq__("x"), (1.5).__divmod__(1), (2.0).__pow__(3))
