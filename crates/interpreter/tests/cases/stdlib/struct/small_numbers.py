# A few numbers at once: both byte orders, every code, at and beyond the limits.
import struct
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, e)
limits = {"b": (-128, 127), "B": (0, 255), "h": (-2**15, 2**15 - 1), "H": (0, 2**16 - 1), "i": (-2**31, 2**31 - 1), "I": (0, 2**32 - 1), "l": (-2**31, 2**31 - 1), "L": (0, 2**32 - 1), "q": (-2**63, 2**63 - 1), "Q": (0, 2**64 - 1)}
for order in "<>=!":
    for code, (low, high) in limits.items():
        for value in (low, high, 0, 1, low - 1, high + 1):
            t(lambda: (struct.pack(order + code, value), struct.unpack(order + code, struct.pack(order + code, value))))
for order in "@<>":
    for form, values in (("bhilq", (1, -2, 3, -4, 5)), ("3HB", (1, 2, 3, 4)), ("dd", (1.5, -0.0)), ("di", (2, 3)), ("fd", (1.5, 2.5)), ("2xbx", (7,)), ("?b", (True, 1)), ("c5s3p", (b"a", b"hello", b"pq")), ("e", (1.5,)), ("0ib", (3,)), ("", ()), ("iId", (-1, 4000000000, float("inf")))):
        t(lambda: (struct.pack(order + form, *values), struct.unpack(order + form, struct.pack(order + form, *values)), struct.calcsize(order + form)))
t(lambda: struct.pack("<b", True)); t(lambda: struct.pack("<b", 1.0)); t(lambda: struct.pack("<d", "x")); t(lambda: struct.pack("<ii", 1)); t(lambda: struct.pack("<i", 1, 2))
t(lambda: struct.pack("@nN", -1, 2**63)); t(lambda: struct.pack("@P", -1)); t(lambda: struct.unpack("@nN", b"\xff" * 16)); t(lambda: struct.unpack("<q", b"\xff" * 7 + b"\x7f")); t(lambda: struct.unpack(">Q", b"\xff" * 8))
t(lambda: struct.unpack("<i", b"123")); t(lambda: struct.unpack_from("<H", b"abcdef", 2)); t(lambda: struct.unpack_from("<H", b"abcdef", 5)); t(lambda: list(struct.iter_unpack(">h", b"abcdef")))
class I:
    def __index__(self): return 9
t(lambda: struct.pack("<bi", 1, I())); t(lambda: struct.pack("<300B", *range(255), *range(45))[:3]); t(lambda: sum(struct.unpack("<300B", bytes(300)))); t(lambda: struct.pack("<bd", 200, 1.0))
buffer = bytearray(8); t(lambda: struct.pack_into("<hb", buffer, 2, 300, -1)); print(buffer); t(lambda: struct.pack_into("<hb", buffer, 2, 3, 999)); print(buffer)
