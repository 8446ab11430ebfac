import string
digits = string.digits + string.ascii_lowercase
def to_base(n, base):
    if n == 0:
        return "0"
    sign, n, out = "-" if n < 0 else "", abs(n), []
    while n:
        n, rest = divmod(n, base)
        out.append(digits[rest])
    return sign + "".join(reversed(out))
for n in (0, 5, 255, -1024, 10**18):
    print(n, [to_base(n, base) for base in (2, 3, 16, 36)], int(to_base(n, 36), 36) == n, bin(n), oct(n), hex(n))
pairs = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
def roman(n):
    out = ""
    for value, letters in pairs:
        count, n = divmod(n, value)
        out += letters * count
    return out
print({n: roman(n) for n in (1, 4, 9, 14, 40, 90, 400, 1987, 2024)})
print(f"{255:08b} {255:#x} {255:_b} {1234567:,} {1e6:.2e} {0.000123:g} {12:^10}|{-3:+}|{3:05d}|{'x':*>5}")
try:
    int("12z", 36), int("z", 35)
except ValueError as error:
    print(error)
