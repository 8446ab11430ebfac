# Digit sums, reversing, palindromes, base conversion there and back.
def digits(n, base=10):
    out = []
    n = abs(n)
    while True:
        n, d = divmod(n, base)
        out.append(d)
        if not n:
            return out[::-1]
print(digits(0), digits(2024), digits(255, 16), digits(-10, 2), digits(10 ** 20, 7))
print([n for n in range(1, 1000) if str(n) == str(n)[::-1] and bin(n)[2:] == bin(n)[:1:-1]], sum(digits(2 ** 100)), int("".join(map(str, digits(987)[::-1]))))
for b in (2, 3, 8, 16, 36):
    text = "".join("0123456789abcdefghijklmnopqrstuvwxyz"[d] for d in digits(123456, b))
    print(b, text, int(text, b))
def luhn(number):
    total = 0
    for i, d in enumerate(reversed([int(c) for c in number])):
        if i % 2:
            d = d * 2 - 9 * (d > 4)
        total += d
    return total % 10 == 0
print(luhn("4539578763621486"), luhn("1234567812345678"), [n for n in range(10, 100) if n == sum(digits(n)) * 7])
