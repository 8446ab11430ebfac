# The shortest text of floats of every size, near ties and near the places where exponents begin.
import hashlib
import struct

state = 12345
def chance():
    global state
    state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
    return state >> 11

texts = []
for _ in range(6000):
    bits = (chance() << 11 | chance() & 2047) % 2**64
    value = struct.unpack("<d", struct.pack("<Q", bits))[0]
    if value == value:
        texts.append(repr(value))
for _ in range(6000):
    exponent = chance() % 75 - 16
    texts.append(repr((chance() + 2**52) * 2.0 ** (exponent - 52)))
    texts.append(repr(-(chance() % 10**6) / 10 ** (chance() % 7)))
    # Few binary places: midway between two short decimals.
    texts.append(repr((2**49 + chance() % 2**49) / 2 ** (chance() % 6)))
    texts.append(repr((2**52 + chance() % 2**52) / 4))
for text in texts:
    assert repr(float(text)) == text, text
print(len(texts), hashlib.md5("\n".join(texts).encode()).hexdigest())
print(texts[:5], texts[-5:])
for value in (0.0, -0.0, 1.0, -1.0, 1e-4, 0.00011, 9.9999e-5, 1e-5, 1e15, 9999999999999998.0, 1e16, 123456789012345680.0, 4503599627370497.5, 4503599627370496.5,
              0.1, 1 / 3, 2 / 3, 1 / 7, 100.0, 1e22, 5e-324, 1.7976931348623157e308, 2**53 + 0.0, 2.0**-1074, float("inf"), -float("inf"), float("nan")):
    print(value, repr(value), f"{value}", f"{value!r:>25}", str([value]), "%s" % value, complex(value, -value))
