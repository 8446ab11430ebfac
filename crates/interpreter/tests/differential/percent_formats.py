# 10,000 `%` formats, sound and unsound, of strings and bytes.
state = 20261117


def bits(count):
    global state
    state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
    return state >> 64 - count


def pick(items):
    return items[bits(32) % len(items)]


VALUES = [0, 1, -1, 42, -255, 2**70, True, 0.0, -0.0, 1.5, -2.25, 1e10, 1e-5, 123456.789, 1e300, float("inf"), float("nan"), "", "text", "żółw", None, [1], (2,), 65, 8364, "x", b"raw", 1j]
NUMBERS = [value for value in VALUES if isinstance(value, (int, float))]


def conversion():
    made = "%"
    if bits(4) == 0:
        made += "(key)"
    for flag in "-+ #0":
        if bits(3) == 0:
            made += flag
    if bits(1):
        made += str(bits(4)) if bits(3) else "*"
    if bits(1):
        made += "." + (str(bits(4)) if bits(3) else "*" if bits(1) else "")
    if bits(4) == 0:
        made += pick("hlL")
    return made + (pick("diouxXeEfFgGcrsa") if bits(5) else pick("%zq "))


for number in range(10_000):
    form = conversion()
    values = [pick(NUMBERS) if form[-1] in "diouxXeEfFgG" and bits(3) else pick(VALUES)]
    if "*" in form:
        values[:0] = [pick([5, 0, -6, 12]) for _ in range(form.count("*"))]
    if bits(6) == 0:
        values.append(1)
    given = {"key": values[-1]} if "(key)" in form and bits(3) else tuple(values)
    if number % 4 == 3:
        form = form.encode()
    try:
        print(repr(form), repr(given), repr(form % given))
    except Exception as error:
        print(repr(form), repr(given), type(error).__name__, error)
