# Ints around the sizes where their form may change: sums, products, divisions, shifts, masks.
for bits in (46, 47, 48, 62, 63, 64, 65):
    for value in (2**bits - 1, 2**bits, -(2**bits), -(2**bits) - 1):
        row = [value + 1, value - 1, value * 3, value // 7, value % 7, value // -7, value % -7, value >> 3, value << 2, value & 255, value | 1]
        print(bits, row, value ^ -1, value + value, value - value, value * value == value**2, value / 3, divmod(value, 10**9))
total = 0
for n in range(0, 10**9, 10**7):
    total += n * n
print(total)
state = 1
for _ in range(5):
    state = (state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
    print(state, state >> 33)
for divisor in (0, 2**70):
    try:
        print((2**62) // divisor, (2**62) % divisor)
    except ZeroDivisionError as error:
        print(error)
print((-3.5) ** 2, (-2.0) ** 3, 0.0**2, (-0.0) ** 3, (-1.5) ** 63, 1e200**1)
try:
    (-1e200) ** 2
except OverflowError as error:
    print(error)
