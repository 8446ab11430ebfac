# Specs that integers refuse.
for spec in (".2", ".2d", "s", "q", "10s", ",x", ",b", ",n", "_n", ",,", "_,", ",_", "+c", "#c", "05.2x", "d5", "5d5", "=+c", ".d", "y", "\n", "1" * 30, "{", "zd", "z", ",c", "_c", "+s"):
    try:
        print(repr(spec), format(42, spec))
    except Exception as e:
        print(repr(spec), type(e).__name__, e)
for value in (-1, 0x110000):
    try:
        format(value, "c")
    except OverflowError as e:
        print(e)
try:
    format(10 ** 400, "f")
except OverflowError as e:
    print(e)
try:
    format(5, 5)
except TypeError as e:
    print(e)
try:
    format()
except TypeError as e:
    print(e)
