# Exact messages for text that is not a number.
for text in ("", " ", "abc", "1.5", "1e5", "--1", "+-1", "1 2", "0x1f", "0b1", "1_", "_1", "1__2", "½", "②", "1,000", "$5", "5%", "inf", "nan", "None", "True", "1\n2", "\0", "1\0", "é" * 3, "a" * 60, "'quoted'", '"', "\\n", "١٢x", "0o8", " 1 x "):
    for f in (int, float):
        try:
            print(f.__name__, ascii(text), f(text))
        except ValueError as e:
            print(f.__name__, ascii(text), "|", ascii(str(e)))
for base in (2, 8, 16, 36, 0):
    for text in ("12", "z", "0b11", "0o17", "0x1F", "", "-", "9", "010"):
        try:
            print(base, text, int(text, base))
        except ValueError as e:
            print(base, text, "|", e)
for text in (b"", b"12", b"\xff", b"1.5", bytearray(b"x")):
    for f in (int, float):
        try:
            print(f.__name__, text, f(text))
        except ValueError as e:
            print(f.__name__, "|", e)
