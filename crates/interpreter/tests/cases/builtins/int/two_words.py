# Ints of one to two machine words: where the ways of computing meet.
edges = [0, 1, -1, 7, -7, 2**31, 2**46, 2**47, -2**47, 2**50, 2**51, 2**52, 2**53, 2**61 - 1, 2**62, 2**63 - 1, 2**63, -2**63, -2**63 - 1, 2**64 - 1, 2**64, 2**64 + 1,
         -2**64, 2**65 + 3, 2**96, 2**126, 2**127 - 1, 2**127, -2**127, -2**127 - 1, 2**128 - 1, 2**128, 0xFFFFFFFFFFFFFFFF, 0x9E3779B97F4A7C15, 10**30, -10**38]
total = 0
seen = []
for a in edges:
    for b in edges:
        row = [a + b, a - b, a * b, a & b, a | b, a ^ b]
        if b:
            row += [a // b, a % b, divmod(a, b)[1]]
        for value in row:
            total = (total * 1000003 + value) % (2**61 - 1)
            assert isinstance(value, int)
        seen.append(hash(tuple(row)))
print(total, len(seen), hash(tuple(seen)))
for a in edges:
    print([a << n for n in (0, 1, 13, 31, 62, 63, 64, 65, 127)][-3:], [a >> n for n in (0, 1, 13, 62, 63, 64, 126, 127, 128, 200)][-7:])
for bad in (-1, -2**70):
    for a in (5, 2**70):
        for shift in (lambda: a << bad, lambda: a >> bad):
            try:
                print(shift())
            except (ValueError, OverflowError) as e:
                print(type(e).__name__, e)
print((2**70) >> 4294967295, (-2**70) >> 4294967296, 2**70 >> 2**70, 0 << 2**40)
for big in (2**33, 2**70):
    try:
        (2**70) << (big << 31)
    except (OverflowError, MemoryError) as e:
        print(type(e).__name__)
x = 88172645463325252
for _ in range(50):
    x ^= (x << 13) & 0xFFFFFFFFFFFFFFFF
    x ^= x >> 7
    x ^= (x << 17) & 0xFFFFFFFFFFFFFFFF
print(x)
h = 0xCBF29CE484222325
for c in b"hello world":
    h = ((h ^ c) * 0x100000001B3) & (2**64 - 1)
print(hex(h))
for base in (3, 2**60 + 7, -2**62, 10**18):
    for exponent in (0, 1, 5, 2**61 - 3, 2**64):
        for modulus in (1, 7, 2**61 - 1, -(2**61 - 1), 2**63 - 1, 2**63, 2**89 - 1):
            total = (total * 31 + pow(base, exponent, modulus)) % (2**61 - 1)
print(total)
