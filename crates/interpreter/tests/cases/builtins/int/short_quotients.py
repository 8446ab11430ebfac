# Long ints with short ones, and quotients that are short, near where they change.
import hashlib
import operator

state = 99
def chance(bits):
    global state
    value = 0
    for _ in range(bits // 32 + 1):
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        value = value << 32 | state >> 32
    return value >> (32 - bits % 32)

digest = hashlib.md5()
for bits in (60, 64, 65, 127, 128, 191, 255, 256, 257, 300, 319, 320, 321, 512, 1000, 5000):
    for _ in range(12):
        y = chance(bits) | 1 << (bits - 1)
        for quotient in (1, 2, 3, 9, 10, 2**20 + 1, 2**31, 2**55 - 1, 2**55, 2**56 - 1, 2**56, 2**60, 2**64 + 1, chance(40)):
            for near in (-2, -1, 0, 1, 2):
                x = y * quotient + near
                assert divmod(x, y) == (x // y, x % y)
                assert x // y * y + x % y == x and 0 <= x % y < y
                assert x // y == quotient + (near // y if abs(near) < y else 0), (x, y)
                assert -x // y == -(x // y) - (x % y > 0)
                digest.update(b"%d %d %d %d" % (x // y, x % y, x // -y, -x % y))
        # Leading bits alone do not tell.
        for x in (y * 7 - 1, y * 7, (y << 40) - 1, y << 40, (y + 1) * 5, y * 5 + 4):
            digest.update(b"%d %d" % (x // y, x % y))
        for small in (0, 1, -1, 2, -2, 7, 10, 2**31, 2**32, 2**49, -2**49, 2**50 - 1, True, False):
            for op in (operator.add, operator.sub, operator.mul, operator.floordiv, operator.mod, operator.and_, operator.or_, operator.xor):
                for pair in ((y, small), (small, y), (-y, small), (small, -y)):
                    if pair[1] or op not in (operator.floordiv, operator.mod):
                        digest.update(b"%d" % op(*pair))
print(digest.hexdigest())
for a, b in ((2**64, 0), (0, 2**64), (-2**70, 0), (2**70, -1), (1, 2**70), (-1, 2**70)):
    results = []
    for op in (operator.add, operator.sub, operator.mul, operator.floordiv, operator.mod, divmod):
        try:
            results.append(op(a, b))
        except ZeroDivisionError as error:
            results.append(str(error))
    print(a, b, results)
x = 2**51
x += 1
x -= 2**51
print(x, 2**60 - 2**60, 2**60 - (2**60 - 5), type(2**60 * 0), 3 * 2**50 - 2**51)
