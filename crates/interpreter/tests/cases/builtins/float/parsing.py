# float() from text and numbers.
for t in ("1", "1.5", " -2.5 ", "1e3", "1E-3", ".5", "5.", "+1.0", "inf", "-Infinity", "NaN", "+nan", "INF", "1_000.5", "1e1_0", "0x10" if False else "0", "1e400", "-1e400", "1e-400", "٣.٥", "\t1\n", "00012.50", "1e0", "-0", "123456789012345678901234567890", "0.1e1", "2.2250738585072011e-308", "9007199254740993"):
    print(repr(t), float(t))
print(float(), float(5), float(True), float(10 ** 20), float(b"1.5"), float(bytearray(b"2")), float("1" * 310) == float("inf"))
for t in ("", " ", "abc", "1.2.3", "1e", "e5", "--1", "1 2", "0x10", "1_", "_1", "1__0", "infinit", "nano", "1e5.5", ".", "+", "1,5", "½", "1\x00", None, [], 1j, "1_.5", "1._5", "5f", "NULL"):
    try:
        print(repr(t), float(t))
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
try:
    float(b"x")
except ValueError as e:
    print(e)
try:
    float("1", "2")
except TypeError as e:
    print(e)
