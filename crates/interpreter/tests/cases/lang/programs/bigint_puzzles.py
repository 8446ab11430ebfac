# Puzzles with big integers: primes, perfect numbers, collatz, digits, modular arithmetic, RSA.
def is_prime(n):
    if n < 2: return False
    for p in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        if n % p == 0: return n == p
    d, r = n - 1, 0
    while d % 2 == 0: d, r = d // 2, r + 1
    for a in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        x = pow(a, d, n)
        if x in (1, n - 1): continue
        for _ in range(r - 1):
            x = x * x % n
            if x == n - 1: break
        else:
            return False
    return True
print([n for n in range(50) if is_prime(n)], is_prime(2 ** 61 - 1), is_prime(2 ** 67 - 1), is_prime(10 ** 18 + 9))
print([p for p in range(2, 130) if is_prime(p) and is_prime(2 ** p - 1)])
def factor(n):
    out, d = {}, 2
    while d * d <= n:
        while n % d == 0:
            out[d] = out.get(d, 0) + 1
            n //= d
        d += 1 + (d > 2)
    if n > 1: out[n] = out.get(n, 0) + 1
    return out
print(factor(360), factor(9999991), factor(2 ** 20 * 3 ** 5), " * ".join(f"{p}^{k}" if k > 1 else str(p) for p, k in factor(5040).items()))
print([n for n in range(2, 1000) if sum(d for d in range(1, n) if n % d == 0) == n])
def collatz(n):
    steps = 0
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps
print(max(range(1, 1000), key=collatz), collatz(27), collatz(97))
print(sum(int(c) for c in str(2 ** 1000)), len(str(3 ** 500)), str(7 ** 200)[-10:], sum(map(int, str(9 ** 99))))
def egcd(a, b):
    if b == 0: return a, 1, 0
    g, x, y = egcd(b, a % b)
    return g, y, x - a // b * y
print(egcd(240, 46), pow(3, -1, 11), egcd(3, 11)[1] % 11)
p, q, e = 2 ** 61 - 1, 2 ** 89 - 1, 65537
n, phi = p * q, (p - 1) * (q - 1)
d = pow(e, -1, phi)
message = int.from_bytes(b"secret text", "big")
cipher = pow(message, e, n)
print(cipher, pow(cipher, d, n).to_bytes(11, "big"), d * e % phi)
def fib(n):
    a, b = 0, 1
    for bit in bin(n)[2:]:
        a, b = a * (2 * b - a), a * a + b * b
        if bit == "1": a, b = b, a + b
    return a
print([fib(i) for i in range(12)], fib(300))
def choose(n, k):
    r = 1
    for i in range(min(k, n - k)): r = r * (n - i) // (i + 1)
    return r
print([choose(6, k) for k in range(7)], choose(100, 50), sum(choose(64, k) for k in range(65)) == 2 ** 64)
print([n for n in range(100, 1000) if n == sum(int(c) ** 3 for c in str(n))], [n for n in range(1, 200) if str(n * n).endswith(str(n))])
