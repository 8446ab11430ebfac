# Every format letter, byte order and size.
import struct
for fmt in ("b", "B", "h", "H", "i", "I", "l", "L", "q", "Q", "n", "N", "f", "d", "e", "?", "c", "s", "5s", "p", "5p", "x", "P"):
    print(fmt, [struct.calcsize(order + fmt) if not (order and fmt in "nNP") else "-" for order in ("", "@", "=", "<", ">", "!")])
print(struct.pack("<bBhHiIqQ", -1, 255, -2, 65535, -3, 2**32 - 1, -4, 2**64 - 1).hex(), struct.pack(">bBhH", 1, 2, 3, 4), struct.pack("=2h3s?c", 1, 2, b"abcd", True, b"z"), struct.pack("<f", 1.5), struct.pack(">d", -0.1).hex(), struct.pack("<e", 0.5), struct.pack("5p", b"abcdefg"), struct.pack("3x"), struct.pack("0s", b""), struct.pack("@ibi", 1, 2, 3), struct.calcsize("@cq"), struct.calcsize("<cq"), struct.calcsize("2h 3i"), struct.pack("4s", b"ab"))
print(struct.unpack("<bBhH", b"\xff\xff\xfe\xff\xff\xff"), struct.unpack(">2sxh", b"ab\x00\x00\x05"), struct.unpack("<3f", struct.pack("<3f", 1, 2.5, -3)), struct.unpack("<?", b"\x02"), struct.unpack("5p", b"\x03abc\x00"), struct.unpack("", b""), struct.unpack("<q", b"\x00" * 7 + b"\x80"), struct.unpack("<e", b"\x00\x7c"), struct.unpack("2c", b"ab"), struct.unpack_from("<h", b"\x00\x01\x02\x03", 1), list(struct.iter_unpack("<hb", b"\x01\x00\x02\x03\x00\x04")))
buf = bytearray(8); struct.pack_into("<hh", buf, 2, 1, -1); print(buf, struct.pack("<i", True), struct.pack("h", *[5]), struct.pack(b"<h", 3))
for bad in (lambda: struct.pack("b", 128), lambda: struct.pack("B", -1), lambda: struct.pack("h", 40000), lambda: struct.pack("<H", 70000), lambda: struct.pack("i", 2**31), lambda: struct.pack("Q", -1), lambda: struct.pack("i", 1.5), lambda: struct.pack("i", "a"), lambda: struct.pack("f", "a"), lambda: struct.pack("s", "a"), lambda: struct.pack("c", b"ab"), lambda: struct.pack("ii", 1), lambda: struct.pack("i", 1, 2), lambda: struct.pack("z", 1), lambda: struct.unpack("i", b"abc"), lambda: struct.unpack("i", "abcd"), lambda: struct.calcsize("<n"), lambda: struct.pack("e", 1e6), lambda: struct.unpack_from("i", b"ab"), lambda: struct.pack_into("i", bytearray(2), 0, 1), lambda: struct.pack(5), lambda: struct.calcsize("5"), lambda: list(struct.iter_unpack("h", b"abc")), lambda: struct.pack("<q", 2**63)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__module__, type(error).__name__, error)
