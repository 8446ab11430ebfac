# Packing fields into an integer and taking them out again.
def pack(r, g, b, a=255): return r << 24 | g << 16 | b << 8 | a
def unpack(v): return tuple(v >> s & 0xFF for s in (24, 16, 8, 0))
c = pack(18, 52, 86)
print(hex(c), unpack(c), f"{c:032b}", f"#{c >> 8:06X}")
flags = {"read": 1, "write": 2, "exec": 4}
perm = flags["read"] | flags["exec"]
print([n for n, b in flags.items() if perm & b], perm ^ 7, perm & ~flags["read"], bin(perm | 0b1000))
def rotl(v, n, w=32): return (v << n | v >> (w - n)) & (1 << w) - 1
print(hex(rotl(0x80000001, 1)), hex(rotl(0x12345678, 8)), [v & -v for v in (12, 80, 7)], [v & (v - 1) == 0 for v in (1, 6, 64)])
h = 5381
for ch in "hash me":
    h = (h * 33 ^ ord(ch)) & 0xFFFFFFFF
print(h, hex(h))
crc = 0xFFFF
for byte in b"123456789":
    crc ^= byte << 8
    for _ in range(8):
        crc = (crc << 1 ^ 0x1021 if crc & 0x8000 else crc << 1) & 0xFFFF
print(hex(crc))
x = 88172645463325252
out = []
for _ in range(3):
    x ^= x << 13 & (1 << 64) - 1
    x ^= x >> 7
    x ^= x << 17 & (1 << 64) - 1
    out.append(x)
print(out, -1 >> 70, -1 & 0xFFFF, ~0xFF & 0xFFF, (-5).bit_length(), 1 << 64 >> 63)
