# compress, decompress, checksums, objects.
import gzip
import zlib
data = b"hello world " * 100
for level in (-1, 0, 1, 9):
    print(zlib.decompress(zlib.compress(data, level)) == data, len(zlib.compress(data, level)) < 1300)
print(zlib.crc32(b"abc"), zlib.adler32(b"abc"), zlib.crc32(b"c", zlib.crc32(b"ab")), zlib.adler32(b""), zlib.decompress(zlib.compress(b"")), zlib.decompress(zlib.compress(data, wbits=-15), -15) == data, zlib.decompress(zlib.compress(data, wbits=31), 47) == data)
c = zlib.compressobj()
out = c.compress(data) + c.compress(b"tail") + c.flush()
d = zlib.decompressobj()
print(d.decompress(out[:10]) + d.decompress(out[10:]) + d.flush() == data + b"tail", d.eof, d.unused_data)
d = zlib.decompressobj()
print(d.decompress(out + b"extra") == data + b"tail", d.unused_data, gzip.decompress(gzip.compress(data)) == data, gzip.compress(b"x")[:2])
for f in (lambda: zlib.decompress(b"nonsense"), lambda: zlib.decompress(out[:-5]), lambda: zlib.compress("x"), lambda: zlib.compress(b"x", 99), lambda: gzip.decompress(b"xx")):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
