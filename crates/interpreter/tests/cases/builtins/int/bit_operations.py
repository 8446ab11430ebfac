# Bit operations, bit_length, bit_count, shifts, masks.
for n in (0, 1, -1, 5, -5, 255, 256, -256, 2 ** 40, 2 ** 64, -2 ** 64, 2 ** 100 - 1):
    print(n, n.bit_length(), n.bit_count(), ~n, n & 0xFF, n | 1, n ^ 0xF, n << 3, n >> 2)
print(bin(10), bin(-10), hex(255), hex(-255), oct(8), oct(-8), bin(0), hex(0), oct(0), hex(2 ** 70), bin(True))
print(6 & 3, 6 | 3, 6 ^ 3, 6 & -2, -6 & 3, -6 | 3, -6 ^ 3, -6 & -3, -6 | -3, -6 ^ -3)
print(1 << 0, 1 << 100, 5 >> 0, 5 >> 100, -5 >> 100, 0 << 1000, 0 >> 5, -1 << 65, True << 3)
mask = 0
for bit in (1, 3, 5):
    mask |= 1 << bit
print(mask, [i for i in range(8) if mask >> i & 1], f"{mask:08b}", mask & ~(1 << 3), mask ^ 0xFF)
for bad in (lambda: 1 << -1, lambda: 1 >> -1, lambda: 1 & 1.0, lambda: 1.5 << 1, lambda: "a" & 1, lambda: ~1.0, lambda: 1 | None):
    try:
        bad()
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
def gray(n): return n ^ n >> 1
print([f"{gray(i):03b}" for i in range(8)], bin(0b1010 & 0b0110), (0xFF ^ 0x0F) == 0xF0, 2 ** 10 - 1 & 0x3F0)
def popcount(n):
    c = 0
    while n:
        n &= n - 1
        c += 1
    return c
print([popcount(i) for i in (0, 1, 7, 255, 2 ** 80 - 1)])
