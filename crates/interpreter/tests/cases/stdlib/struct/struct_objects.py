# Struct objects and binary records.
import struct
from collections import namedtuple
s = struct.Struct("<10sHd?")
print(s.format, s.size, s.pack(b"name", 7, 2.5, True), s.unpack(s.pack(b"x", 1, 0.0, False)), type(s).__name__, s.unpack_from(b"\x00" * 3 + s.pack(b"q", 2, 1.0, True), 3), struct.Struct(b"<h").format)
buffer = bytearray(s.size + 2); s.pack_into(buffer, 2, b"in", 9, -1.0, True); print(buffer.hex(), list(struct.Struct(">H").iter_unpack(b"\x00\x01\x00\x02")))
Record = namedtuple("Record", "name serial school grade")
rec = Record._make(struct.unpack("<10sHHb", struct.pack("<10sHHb", b"raymond   ", 4658, 264, 8))); print(rec, rec.name.rstrip())
header = struct.pack(">4sBBHI", b"RIFF", 1, 2, 0xABCD, 123456); magic, major, minor, flags, length = struct.unpack(">4sBBHI", header); print(header, magic.decode(), major, minor, hex(flags), length)
def read_varint(data):
    value = shift = 0
    for byte in data:
        value |= (byte & 0x7F) << shift; shift += 7
        if not byte & 0x80: return value
print(read_varint(b"\xac\x02"), [struct.unpack("<I", struct.pack(">I", n))[0] for n in (1, 256)], struct.unpack("<Q", struct.pack("<d", 1.0))[0], hex(struct.unpack(">I", struct.pack(">f", 3.14))[0]), int.from_bytes(struct.pack("<h", -2), "little", signed=True), struct.unpack("<d", struct.pack("<Q", 0x7FF0000000000000))[0], struct.unpack(">f", b"\x7f\xc0\x00\x00"))
for bad in (lambda: s.pack(1), lambda: s.unpack(b""), lambda: struct.Struct("y"), lambda: s.unpack_from(b"a"), lambda: s.pack_into(bytearray(3), 0, b"a", 1, 1.0, True), lambda: s.size.x, lambda: struct.Struct(5), lambda: s.pack(b"a", 1, "x", True)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
points = [(1, 2), (3, 4)]; packed = b"".join(struct.pack("<2h", *p) for p in points); print(packed, [struct.unpack_from("<2h", packed, i * 4) for i in range(len(packed) // 4)], struct.__all__)
