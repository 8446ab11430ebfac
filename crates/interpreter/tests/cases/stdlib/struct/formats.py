# pack, unpack, calcsize, Struct.
import struct

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, e)

for f, v in (("<bBhHiIqQ", (-1, 255, -2, 65535, -3, 4294967295, -4, 2 ** 64 - 1)), (">iHx?", (5, 6, True)), ("!3sc5p", (b"abcd", b"x", b"hello world")), ("<fd", (1.5, -2.25)), ("=e", (0.1,)), ("bhi", (1, 2, 3)), ("3i", (1, 2, 3)), ("<l", (7,)), ("@l", (7,)), ("2s2s", (b"a", b"bcd")), ("", ())):
    data = struct.pack(f, *v)
    print(f, data, struct.calcsize(f), struct.unpack(f, data))
s = struct.Struct("<HB")
b = bytearray(8)
s.pack_into(b, 2, 513, 7)
print(s.size, s.format, s.pack(1, 2), s.unpack(b"\x01\x00\x02"), b, s.unpack_from(b, 2), list(s.iter_unpack(b"\x01\x00\x02\x03\x00\x04")), struct.unpack_from(">H", b"\0\0\1\2", 2), [x for x, in struct.iter_unpack("<h", b"\1\0\2\0")])
for f in (lambda: struct.pack("b", 200), lambda: struct.pack("B", -1), lambda: struct.pack("h", 40000), lambda: struct.pack("<i", 2 ** 40), lambda: struct.pack("q", 2 ** 63), lambda: struct.pack("i", "a"), lambda: struct.pack("i", 1.5), lambda: struct.pack("i"), lambda: struct.pack("i", 1, 2), lambda: struct.pack("z", 1), lambda: struct.unpack("i", b"abc"), lambda: struct.pack("c", b"ab"), lambda: struct.pack("s", "a"), lambda: struct.pack("f", "a"), lambda: struct.calcsize("5"), lambda: struct.unpack_from("i", b"abc"), lambda: struct.pack("<f", 1e300), lambda: struct.unpack("i", "abcd"), lambda: struct.pack(5, 1)):
    err(f)
