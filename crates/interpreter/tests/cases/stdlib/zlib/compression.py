# compress, decompress, objects, checksums.
import zlib
data = b"hello hello hello " * 50
for level in (-1, 0, 1, 6, 9):
    packed = zlib.compress(data, level); print(level, zlib.decompress(packed) == data, len(packed) < len(data) or level == 0, packed[:1])
print(zlib.crc32(b"abc"), zlib.crc32(b"c", zlib.crc32(b"ab")), zlib.adler32(b"abc"), zlib.adler32(b"c", zlib.adler32(b"ab")), zlib.crc32(b""), zlib.adler32(b""), zlib.crc32(b"x", 5), hex(zlib.crc32(bytearray(b"q"))), zlib.decompress(zlib.compress(b"")), zlib.decompress(zlib.compress(memoryview(b"mv"))))
c = zlib.compressobj(); parts = c.compress(data) + c.compress(b"tail") + c.flush(); d = zlib.decompressobj()
print(zlib.decompress(parts) == data + b"tail", d.decompress(parts[:20]) + d.decompress(parts[20:]) + d.flush() == data + b"tail", d.eof, d.unused_data, d.unconsumed_tail)
d = zlib.decompressobj(); out = d.decompress(zlib.compress(b"abc") + b"extra"); print(out, d.unused_data, d.eof)
raw = zlib.compress(b"raw data", wbits=-15); print(zlib.decompress(raw, -15), zlib.decompress(zlib.compress(b"gz", wbits=31), 47), zlib.decompress(zlib.compress(b"z"), wbits=zlib.MAX_WBITS))
d = zlib.decompressobj(); first = d.decompress(zlib.compress(b"x" * 1000), 10); print(first, len(d.unconsumed_tail) > 0, len(first + d.flush()))
for bad in (lambda: zlib.decompress(b"junk"), lambda: zlib.decompress(zlib.compress(b"abc")[:-2]), lambda: zlib.compress("text"), lambda: zlib.compress(b"a", 10), lambda: zlib.decompress(b""), lambda: zlib.crc32("a"), lambda: zlib.decompressobj().decompress(b"\x00\x01"), lambda: zlib.decompress(zlib.compress(b"abc")[:-4] + b"xxxx")):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__module__, type(error).__name__, error)
print(zlib.MAX_WBITS, zlib.DEFLATED, zlib.DEF_MEM_LEVEL, zlib.Z_BEST_COMPRESSION, zlib.Z_DEFAULT_COMPRESSION, zlib.Z_FINISH, issubclass(zlib.error, Exception))
