# bytearray(): forms, repr, comparison, methods shared with bytes.
print(bytearray(), bytearray(3), bytearray(b"a"), bytearray([1, 2]), bytearray("é", "utf-8"), bytearray(range(3)), bytearray.fromhex("ff00"), repr(bytearray(b"it's")), str(bytearray(b"\x00")), [bytearray(b"x")])
b = bytearray(b"Hello, World")
print(b.upper(), b.split(b", "), b.find(b"W"), b.replace(b"l", b"L"), b.startswith(b"He"), b.decode(), b.hex(), b.center(16, b"*"), b.title(), b.swapcase(), b.strip(b"Hd"), b.partition(b", "), b.count(b"l"), b.isalpha(), b.zfill(14), b.join([b"1", b"2"]), b.removeprefix(b"Hello"))
print(type(b.upper()).__name__, type(b[1:]).__name__, type(b.split(b",")[0]).__name__, b[0], b[-1:], b[::-1], list(b[:2]))
print(b == b"Hello, World", b != bytearray(b"x"), b < b"I", b"Hello, World" == b, b == "Hello, World", 72 in b, b"lo" in b, len(b), bool(bytearray()), bytearray(b"a") * 3)
for bad in (lambda: bytearray("a"), lambda: bytearray([256]), lambda: bytearray(-1), lambda: bytearray(1.5), lambda: bytearray([None]), lambda: b % 5 if False else bytearray(b"%d") % "x", lambda: bytearray(None)):
    try:
        print(bad())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
a = bytearray(b"abc")
c = bytes(a)
a[0] = 120
print(a, c, bytearray(b"%d!") % 5, bytearray(a) == a, bytearray(a) is a, sorted(a), max(a), [x for x in a], a.translate(None, b"b"), bytearray.maketrans(b"a", b"b")[97], a.copy() == a)
for x in bytearray(b"hi"):
    print(x, end=" ")
print()
