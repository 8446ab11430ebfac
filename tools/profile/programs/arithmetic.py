"""Whole numbers in `while` loops: Collatz chains, digits, powers, bits."""


def collatz(limit):
    best, longest = 0, 0
    for start in range(1, limit):
        n, steps = start, 0
        while n != 1:
            n = n // 2 if n % 2 == 0 else 3 * n + 1
            steps += 1
        if steps > longest:
            best, longest = start, steps
    return best, longest


def digits(limit):
    total = 0
    for n in range(limit):
        while n:
            n, digit = divmod(n, 10)
            total += digit
    return total


def bits(limit):
    ones, mixed = 0, 0
    for n in range(limit):
        ones += bin(n).count("1")
        mixed ^= (n << 3) & 0xFFFF | n >> 2
        mixed = (mixed * 31 + n) % 1_000_003
    return ones, mixed


print(collatz(9000), digits(40000), bits(40000), sum(pow(n, 65537, 10007) for n in range(3000)))
print(sum(abs(n) for n in range(-20000, 20000)), max(range(50000), key=lambda n: n * 7919 % 10007))
