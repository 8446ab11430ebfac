# An agent's cell: factorise, list divisors, gcd and lcm.
def factors(n):
    out, d = [], 2
    while d * d <= n:
        while n % d == 0: out.append(d); n //= d
        d += 1
    return out + ([n] if n > 1 else [])
for n in (1, 12, 97, 360, 1001, 2 ** 16 + 1, 600851475143): print(n, "=", " x ".join(map(str, factors(n))) or "1")
def divisors(n): return sorted({d for i in range(1, int(n ** 0.5) + 1) if n % i == 0 for d in (i, n // i)})
def gcd(a, b):
    while b: a, b = b, a % b
    return a
print(divisors(36), divisors(97), gcd(252, 105), 252 * 105 // gcd(252, 105), [n for n in range(1, 500) if sum(divisors(n)) == 2 * n])
lcm = 1
for k in range(1, 21): lcm = lcm * k // gcd(lcm, k)
print(lcm, max(range(1, 100), key=lambda n: len(divisors(n))))
