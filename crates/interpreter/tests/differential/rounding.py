# 10,000 results of round(), of floats and ints, and what divmod and ** make of the same numbers.
state = 20261118


def bits(count):
    global state
    state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
    return state >> 64 - count


for number in range(10_000):
    kind = number % 5
    if kind == 0:
        x = (bits(20) - 2**19) / 2 ** (bits(4) % 8)
    elif kind == 1:
        x = float(f"{bits(24)}.{bits(20)}5")
    elif kind == 2:
        x = (bits(32) - 2**31) * 10.0 ** (bits(5) - 16)
    elif kind == 3:
        x = bits(40) - 2**39
    else:
        x = (bits(64) - 2**63) * 10 ** (bits(3))
    digits = bits(5) - 12
    print(x, digits, round(x), round(x, digits), round(x, None), round(-x, bits(3)))
    y = (bits(16) - 2**15) / 64 or 0.5
    print(divmod(x, y), x // y, x % y)
