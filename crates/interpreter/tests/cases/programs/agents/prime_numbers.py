from itertools import count, islice, takewhile, combinations, permutations, product, combinations_with_replacement, cycle
from math import isqrt, gcd, lcm, comb, perm, factorial, prod, sqrt, floor, ceil
def primes():
    yield 2
    known = []
    for n in count(3, 2):
        if all(n % p for p in takewhile(lambda p: p * p <= n, known)):
            known.append(n)
            yield n
print(list(islice(primes(), 15)), next(p for p in primes() if p > 1000), sum(takewhile(lambda p: p < 100, primes())))
def factors(n):
    found, p = [], 2
    while p <= isqrt(n):
        while n % p == 0:
            found.append(p)
            n //= p
        p += 1
    return found + [n] * (n > 1)
print([factors(n) for n in (1, 2, 360, 97, 1001, 2**20 - 1)], prod(factors(360)))
print(gcd(84, 36, 120), lcm(4, 6, 10), comb(50, 6), perm(5, 2), factorial(20), sqrt(2), floor(-1.5), ceil(-1.5))
print(["".join(p) for p in permutations("abc")], list(combinations(range(4), 2)), len(list(product("ab", repeat=5))), list(combinations_with_replacement("ab", 2)))
triples = [(a, b, c) for a, b in combinations(range(1, 30), 2) if (c := isqrt(a * a + b * b)) ** 2 == a * a + b * b and gcd(a, b) == 1]
print(triples)
wheel = cycle("xyz")
print("".join(next(wheel) for _ in range(8)), [n for n in range(1, 500) if sum(d for d in range(1, n) if n % d == 0) == n])
collatz = lambda n: 1 if n == 1 else 1 + collatz(n // 2 if n % 2 == 0 else 3 * n + 1)
print(max(range(1, 300), key=collatz), collatz(27))
