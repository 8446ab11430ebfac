# int() from text: bases, signs, underscores, spaces, Unicode digits.
for text, *base in (("42",), (" -7 ",), ("+5",), ("1_000",), ("0",), ("-0",), ("007",), ("ff", 16), ("0xFF", 16), ("0xff", 0), ("0b101", 0), ("0o17", 0), ("101", 2), ("-0b11", 2), ("zz", 36), ("Z", 36), ("0", 0), ("00", 0), ("1_0", 2), ("\n12\t",), ("٣٤",), ("１２",), ("0x_f", 16), ("777", 8), ("0O7", 8), ("-0x10", 0)):
    print(repr(text), base, int(text, *base))
print(int(b"12"), int(bytearray(b"7")), int(b"ff", 16), int(3.99), int(-3.99), int(True), int(), int("9" * 40), int(1e20), int("1" * 30, 3))
for args in (("",), (" ",), ("1.5",), ("abc",), ("1__0",), ("_1",), ("1_",), ("0x10",), ("12", 2), ("9", 8), ("1", 37), ("1", 1), ("1", -2), ("08", 0), ("0b2", 0), ("+ 5",), ("--5",), ("1 2",), ("½",), ("\x00",), ("5\x00",), (None,), ([1],), (5, 10), ("5", "a"), (1j,), (float("inf"),), (float("nan"),), (b"\xff",), ("1e5",), ("0x", 16), ("é",)):
    try:
        print(args, int(*args))
    except (ValueError, TypeError, OverflowError) as e:
        print(type(e).__name__, e)
print(int("12", base=3), int(x="5") if False else "positional only")
