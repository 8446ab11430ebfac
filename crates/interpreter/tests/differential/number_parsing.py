# 10,000 texts read as int and float, sound and unsound.
state = 20261119


def bits(count):
    global state
    state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
    return state >> 64 - count


def pick(items):
    return items[bits(32) % len(items)]


PARTS = ["0", "1", "9", "12", "007", "_", "-", "+", ".", "e", "E", "e5", "e-3", "e+10", "e400", "e-400", " ", "\t", "\n", "x", "0x", "ff", "0b", "101", "0o", "17", "inf", "nan", "Infinity", "NaN", "j", "٣", "४", "\u2003", "é", "\0", "z", "123456789012345678901234567890", "1_000"]


def text():
    kind = bits(3)
    if kind < 3:
        return "".join(pick(PARTS) for _ in range(1 + bits(2)))
    if kind == 3:
        return f"{pick(['', '-', '+', ' '])}{bits(30)}{pick(['', '.', '.5', '.25e3', 'e-7', '_0', 'e'])}"
    if kind == 4:
        return f"{bits(60)}{bits(60)}.{bits(60)}{bits(60)}e{bits(10) - 512}"
    if kind == 5:
        return f"{pick(['0x', '0X', '0b', '0o', '', '-0x', '0x_'])}{bits(40):{pick('xXbo')}}"
    if kind == 6:
        return f"{bits(53) * 2.0 ** (bits(10) - 512)!r}"
    return pick(["", " ", "__"]) + str(bits(20)) + pick(["_", ""]) + str(bits(10)) + pick(["", "\n", "_"])


def shown(call, *args):
    try:
        return repr(call(*args))
    except Exception as error:
        return f"{type(error).__name__} {error}"


for number in range(10_000):
    one = text()
    base = pick([0, 2, 8, 10, 16, 36, 1, 37])
    print(repr(one), shown(int, one), shown(float, one), shown(int, one, base), shown(complex, one) if number % 4 == 0 else "")
    if number % 8 == 0:
        raw = one.encode()
        print(shown(int, raw), shown(float, raw))
