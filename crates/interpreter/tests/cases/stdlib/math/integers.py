# gcd, lcm, factorial, comb, perm, isqrt.
import math
print(math.gcd(), math.gcd(0), math.gcd(12), math.gcd(12, 18), math.gcd(-12, 18, 30), math.gcd(0, 0), math.gcd(10**30, 10**20 * 7), math.gcd(True, 4))
print(math.lcm(), math.lcm(0), math.lcm(4), math.lcm(4, 6), math.lcm(-4, 6, 10), math.lcm(3, 0), math.lcm(10**15, 10**14 * 3))
print([math.factorial(n) for n in range(13)], math.factorial(30), len(str(math.factorial(500))), math.factorial(True))
print([math.comb(5, k) for k in range(7)], math.comb(100, 50), math.comb(0, 0), math.comb(10**9, 2))
print([math.perm(5, k) for k in range(7)], math.perm(5), math.perm(5, None), math.perm(100, 10), math.perm(0))
print([math.isqrt(n) for n in (0, 1, 2, 3, 4, 15, 16, 17, 10**20, 10**21 - 1, 2**128)])
for bad in (lambda: math.gcd(1.5), lambda: math.gcd("a"), lambda: math.lcm(2.0), lambda: math.factorial(-1), lambda: math.factorial(2.0), lambda: math.factorial(2.5),
            lambda: math.factorial("3"), lambda: math.factorial(10**20), lambda: math.comb(-1, 2), lambda: math.comb(2, -1), lambda: math.comb(2.0, 1), lambda: math.comb(2),
            lambda: math.perm(-1), lambda: math.perm(2, -2), lambda: math.perm(2, 1.0), lambda: math.isqrt(-1), lambda: math.isqrt(4.0), lambda: math.factorial()):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
class Index:
    def __index__(self): return 6
print(math.gcd(Index(), 4), math.isqrt(Index()), math.factorial(Index()), math.comb(Index(), 2))
