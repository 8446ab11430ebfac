# 10,000 floats of every kind, written and read back.
import struct

state = 20261115


def bits(count):
    global state
    state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
    return state >> 64 - count


def any_float():
    return struct.unpack("<d", bits(64).to_bytes(8, "little"))[0]


for number in range(10_000):
    kind = number % 8
    if kind == 0:
        x = any_float()
    elif kind == 1:
        x = bits(30) / 10 ** bits(4)
    elif kind == 2:
        x = float(f"{bits(20)}e{bits(9) - 256}")
    elif kind == 3:
        x = bits(53) * 2.0 ** (bits(8) - 128)
    elif kind == 4:
        x = -bits(17) / 1000
    elif kind == 5:
        x = 10.0 ** (bits(6) - 32) * (1 + bits(2) * 2**-52)
    elif kind == 6:
        x = struct.unpack("<d", bits(20).to_bytes(8, "little"))[0]
    else:
        x = float(bits(56))
    line = repr(x)
    print(line, x.hex(), float(line) == x or x != x, hash(x) if x == x else "", str(complex(x, -x)))
