# 10,000 format specs, sound and unsound, of ints, floats, strings and complex numbers.
state = 20261116


def bits(count):
    global state
    state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
    return state >> 64 - count


def pick(items):
    return items[bits(32) % len(items)]


def value(kind):
    if kind == 0:
        return pick([0, 1, -1, 7, 255, -1000, 123456789, 2**64, -(3**60), True, 65, 8364])
    if kind == 1:
        return pick([0.0, -0.0, 1.0, -1.5, 0.1, 3.14159, 1e10, 1e16, 1.5e-7, 123456.789, -2e300, 5e-324, float("inf"), float("-inf"), float("nan"), 0.5, 2.5, 99.995, bits(40) / 1024, bits(53) * 1e-9])
    if kind == 2:
        return pick(["", "a", "hello", "żółw", "日本語", "tab\t", "x" * 20])
    return pick([0j, 1 + 2j, -1.5 - 0.5j, complex("inf"), 1e20j, 0.1 + 1e-5j])


def spec(kind):
    made = ""
    if bits(2) == 0:
        made += pick("*0 x_é") + pick("<>^=")
    elif bits(2) == 0:
        made += pick("<>^=")
    if bits(2) == 0:
        made += pick("+- ")
    if bits(3) == 0:
        made += "z"
    if bits(3) == 0:
        made += "#"
    if bits(3) == 0:
        made += "0"
    if bits(1):
        made += str(bits(4))
    if bits(2) == 0:
        made += pick(",_")
    if bits(1) and kind:
        made += "." + str(bits(4))
    if bits(2):
        made += pick("bcdoxXn" if kind == 0 else "eEfFgGn%" if kind == 1 else "s" if kind == 2 else "eEfFgGn")
    if bits(4) == 0:
        made += pick("dsfq%cx")
    return made


for number in range(10_000):
    kind = number % 10 % 4 if number % 10 < 8 else number % 2
    chosen, wanted = value(kind), spec(kind)
    try:
        print(repr(chosen), repr(wanted), repr(format(chosen, wanted)))
    except Exception as error:
        print(repr(chosen), repr(wanted), type(error).__name__, error)
