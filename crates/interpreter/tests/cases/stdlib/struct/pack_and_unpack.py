import struct
for fmt, vals in [("b", (-128,)), ("B", (255,)), ("<h", (-2,)), (">H", (65535,)), ("<i", (-5,)), (">I", (2**32 - 1,)), ("<q", (-2**63,)), (">Q", (2**64 - 1,)), ("<f", (1.5,)), (">d", (-0.1,)), ("<e", (0.5,)), ("?", (True,)), ("c", (b"x",)), ("5s", (b"abc",)), ("3s", (b"abcdef",)), ("5p", (b"abc",)), ("<bhl", (1, 2, 3)), ("bhl", (1, 2, 3)), ("!2H3x", (1, 2)), ("@bi", (1, 2)), ("=bi", (1, 2)), ("0i", ()), ("<2b 1h", (1, 2, 3)), ("n", (5,)), ("P", (5,)), ("l0i", (1,))]:
    data = struct.pack(fmt, *vals)
    print(fmt, data, struct.calcsize(fmt), struct.unpack(fmt, data))
s = struct.Struct("<hI")
print(s.size, s.format, s.pack(1, 2), s.unpack(b"\1\0\2\0\0\0"), list(s.iter_unpack(s.pack(1, 2) + s.pack(3, 4))), s.unpack_from(b"xx" + s.pack(7, 8), 2))
buf = bytearray(10); s.pack_into(buf, 3, 9, 10); print(buf, struct.unpack_from("<I", buf, 5), struct.unpack_from("<b", buf, -1))
for call in [lambda: struct.pack("b", 200), lambda: struct.pack("B", -1), lambda: struct.pack("<i", 2**31), lambda: struct.pack("h", 1.5), lambda: struct.pack("i"), lambda: struct.pack("i", 1, 2), lambda: struct.unpack("i", b"abc"), lambda: struct.pack("z", 1), lambda: struct.pack("c", "x"), lambda: struct.pack("c", b"xy"), lambda: struct.pack("s", "x"), lambda: struct.unpack_from("i", b"abc"), lambda: struct.pack_into("i", bytearray(2), 0, 1), lambda: struct.calcsize("3"), lambda: list(struct.iter_unpack("h", b"abc")), lambda: struct.pack("<f", 1e300), lambda: struct.pack("<e", 1e6), lambda: struct.pack("f", "a"), lambda: struct.unpack_from("b", b"a", -5), lambda: struct.pack("<n", 1), lambda: struct.pack("Q", -1), lambda: struct.pack("q", 2**63), lambda: struct.pack("?", []), lambda: struct.iter_unpack("", b"")]:
    try: print(call())
    except Exception as e: print(type(e).__name__, e)
print(struct.unpack("<f", struct.pack("<f", 0.1)), struct.unpack(">d", b"\x7f\xf0" + b"\0" * 6), struct.pack("<e", float("nan"))[1] & 0x7c, struct.unpack("<3?", b"\0\1\2"))
