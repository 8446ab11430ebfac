# Bytes as data: xor, checksums, hex dumps, run lengths, base64 by hand.
data = b"Hello, bytes!"
key = b"key"
x = bytes(a ^ key[i % len(key)] for i, a in enumerate(data))
print(x, bytes(a ^ key[i % len(key)] for i, a in enumerate(x)) == data, sum(data) % 256, f"{sum(data):#06x}")
for off in range(0, len(data), 8):
    chunk = data[off:off + 8]
    print(f"{off:04x}  {chunk.hex(' '):<24} {''.join(chr(b) if 32 <= b < 127 else '.' for b in chunk)}")
ALPHA = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
def b64(b):
    out = bytearray()
    for i in range(0, len(b), 3):
        c = b[i:i + 3]
        n = int.from_bytes(c + bytes(3 - len(c)), "big")
        out += bytes(ALPHA[n >> s & 63] for s in (18, 12, 6, 0))[:len(c) + 1] + b"=" * (3 - len(c))
    return bytes(out)
print(b64(b"Man"), b64(b"Ma"), b64(b"M"), b64(b""), b64(data), b64(bytes(range(6))))
def rle(b):
    out, i = [], 0
    while i < len(b):
        j = i
        while j < len(b) and b[j] == b[i] and j - i < 255: j += 1
        out += [j - i, b[i]]
        i = j
    return bytes(out)
packed = rle(b"aaaabbbcca" + b"z" * 300)
print(packed, b"".join(packed[i + 1:i + 2] * packed[i] for i in range(0, len(packed), 2)) == b"aaaabbbcca" + b"z" * 300)
def adler(b):
    a, s = 1, 0
    for c in b: a = (a + c) % 65521; s = (s + a) % 65521
    return s << 16 | a
print(hex(adler(b"Wikipedia")), data.find(b"bytes"), data[::-1].upper(), bytes(sorted(set(data))), data.translate(bytes((i + 1) % 256 for i in range(256))))
header = (1234).to_bytes(4, "big") + (7).to_bytes(2, "little") + b"\x00" * 2
print(header, int.from_bytes(header[:4], "big"), int.from_bytes(header[4:6], "little"), header.rstrip(b"\x00"), header.count(0))
