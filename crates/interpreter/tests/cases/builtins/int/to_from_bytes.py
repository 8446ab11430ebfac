# to_bytes and from_bytes.
print((1024).to_bytes(2, "big"), (1024).to_bytes(4, "little"), (0).to_bytes(1, "big"), (255).to_bytes(1, "big"), (-1).to_bytes(2, "big", signed=True), (-128).to_bytes(1, "little", signed=True), (2 ** 70).to_bytes(10, "big"), (0).to_bytes(0, "big"), (5).to_bytes(), (5).to_bytes(3), (1).to_bytes(length=2, byteorder="little"))
print(int.from_bytes(b"\x04\x00", "big"), int.from_bytes(b"\x04\x00", "little"), int.from_bytes(b"\xff\xff", "big", signed=True), int.from_bytes(b"\xff\xff", "big"), int.from_bytes(b"", "big"), int.from_bytes([1, 2], "big"), int.from_bytes(bytearray(b"\x80"), "little", signed=True), int.from_bytes(b"\x01\x02"), int.from_bytes(b"\x80" + b"\0" * 9, "big", signed=True))
for call in (lambda: (256).to_bytes(1, "big"), lambda: (-1).to_bytes(1, "big"), lambda: (128).to_bytes(1, "big", signed=True), lambda: (-129).to_bytes(1, "big", signed=True), lambda: (1).to_bytes(1, "middle"), lambda: (1).to_bytes(-1, "big"), lambda: int.from_bytes("ab", "big"), lambda: int.from_bytes([256], "big"), lambda: int.from_bytes(5, "big"), lambda: int.from_bytes(b"a", "up"), lambda: (1).to_bytes("a", "big"), lambda: (1).to_bytes(0, "big")):
    try:
        print(call())
    except (OverflowError, ValueError, TypeError) as e:
        print(type(e).__name__, e)
for n in (0, 1, -1, 127, 128, -128, -129, 65535, 2 ** 40, -2 ** 40):
    size = (n.bit_length() + 8) // 8
    b = n.to_bytes(size, "big", signed=True)
    print(n, b, int.from_bytes(b, "big", signed=True) == n)
