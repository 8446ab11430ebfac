# crc32, crc_hqx and running checksums.
import binascii
import zlib

print(binascii.crc32(b""), binascii.crc32(b"hello"), binascii.crc32(b"hello", 0), binascii.crc32(b"123456789"), hex(binascii.crc32(b"123456789")))
crc = 0
for chunk in (b"hel", b"", b"lo"):
    crc = binascii.crc32(chunk, crc)
print(crc == binascii.crc32(b"hello"), crc == zlib.crc32(b"hello"), binascii.crc32(b"x", 2**32 - 1), binascii.crc32(b"x", -1))
print(binascii.crc_hqx(b"123456789", 0), binascii.crc_hqx(b"", 5), hex(binascii.crc_hqx(b"123456789", 0xFFFF)), binascii.crc_hqx(b"a", 1 << 20))

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, "-", e)

err(binascii.crc32, "text")
err(binascii.crc32)
err(binascii.crc32, b"x", "y")
err(binascii.crc_hqx, b"x")
table = {name: f"{binascii.crc32(name.encode()):08x}" for name in ("alpha", "beta", "gamma", "")}
for name, value in sorted(table.items()):
    print(f"{name!r:>8} {value}")
frames = [b"\x01\x02payload", b"\x03\x04other"]
packed = [f + binascii.crc32(f).to_bytes(4, "big") for f in frames]
packed[1] = packed[1][:3] + b"!" + packed[1][4:]
for p in packed:
    body, check = p[:-4], int.from_bytes(p[-4:], "big")
    print(body, "ok" if binascii.crc32(body) == check else "corrupt")
