# Every digit counts: results are those of the C library.
import math
import random

chance = random.Random(1)
for name in "acos acosh asin asinh atan atanh cbrt cos cosh erf erfc exp exp2 expm1 gamma lgamma log log10 log1p log2 sin sinh sqrt tan tanh".split():
    function = getattr(math, name)
    for turn in range(60):
        x = chance.choice([chance.uniform(-1, 1), chance.uniform(-5, 5), chance.uniform(0, 100), 10 ** chance.uniform(-20, 20), chance.randrange(-20, 20) / 8])
        try:
            print(name, x, function(x))
        except (ValueError, OverflowError) as error:
            print(name, x, error)
for x in (0.0, -0.0, 1e-300, 5e-324, 1e-10, 0.25, 0.84375, 1.25, 1 / 0.35, 6.0, 27.9, 28.0, float("inf"), -float("inf"), float("nan"), -0.25, -1.0, -6.5):
    print(x, math.erf(x), math.erfc(x), math.asinh(x))
print([math.comb(n, k) for n in range(0, 65, 3) for k in (0, 1, n // 2, n, n + 1)], [math.factorial(n) for n in range(25)])
print(math.gcd(), math.gcd(0, 0), math.gcd(-12, 18), math.gcd(2**60, 2**40), math.gcd(True, 4), math.gcd(12, 18, 27))
