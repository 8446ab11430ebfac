# Long ints of every relation of lengths: quotients that are small, large, and of equal leading bits.
import hashlib
import math
from fractions import Fraction

state = 12345


def bits(count):
    global state
    made = 0
    while made.bit_length() < count:
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        made = made << 32 | state >> 32
    return made >> made.bit_length() - count if count else 0


digest = hashlib.sha256()
for left in (0, 1, 60, 64, 127, 128, 129, 192, 193, 300, 1000, 3000, 9000):
    for right in (0, 5, 64, 128, 130, 191, 257, 999, 3000, 9001):
        for common in (0, 40, 130, 700):
            a, b, c = bits(left), bits(right), bits(common) or 1
            found = math.gcd(a * c, -b * c)
            assert found == c * math.gcd(a, b)
            if found:
                assert (a * c) % found == (b * c) % found == 0
            digest.update(f"{found} {math.gcd(a * c + 1, a * c)} {math.gcd((a << 200) - 1, (a << 100) - 1)};".encode())
print(digest.hexdigest())

a, b = 1, 1
for _ in range(5000):
    a, b = b, a + b
print(math.gcd(a * 77, b * 77), math.gcd(a, a), math.gcd(a, 0) == a, math.gcd(0, -b) == b)
print(math.gcd(2**4000, 6**1000) == 2**1000, math.gcd(2**4000 - 1, 2**1500 - 1) == 2**500 - 1)
print(math.lcm(3**200 * 7, 3**150 * 11) == 3**200 * 77, math.gcd(3**300, 9**300, 27**90 * 2) == 3**270)
print(Fraction(3**200 * 5**90, -(3**180) * 5**100) == Fraction(-(3**20), 5**10))
print(pow(a, -1, b) * a % b, pow(3, -1, 2**300 + 1) * 3 % (2**300 + 1))
try:
    pow(2**200, -1, 2**300)
except ValueError as error:
    print(error)
