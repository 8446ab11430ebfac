# Every function of math on ordinary values.
import math
for name in ("sqrt", "exp", "log", "log2", "log10", "log1p", "expm1", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "fabs", "floor", "ceil", "trunc", "degrees", "radians", "cbrt", "exp2"):
    print(name, [getattr(math, name)(x) for x in (0.25, 0.5, 1)])
print(math.atan2(1, -1), math.hypot(3, 4), math.hypot(1, 2, 2), math.hypot(), math.dist((0, 0), (3, 4)), math.fmod(-7, 3), math.remainder(7, 4), math.modf(-3.5), math.frexp(10), math.ldexp(0.5, 4), math.copysign(3, -0.0))
print(math.factorial(20), math.comb(5, 2), math.perm(5, 2), math.perm(4), math.gcd(12, 18, 27), math.lcm(4, 6), math.gcd(), math.lcm(), math.isqrt(99), math.isqrt(10 ** 40 + 5), math.prod([1, 2, 3, 4]), math.prod([2.5, 2], start=2), math.prod(x for x in (1, 2)))
print(math.fsum([0.1] * 10), sum([0.1] * 10), math.fsum([1e100, 1.0, -1e100]), math.isclose(0.1 + 0.2, 0.3), math.isclose(1, 1.1, rel_tol=0.2), math.isclose(1e-10, 0, abs_tol=1e-9), math.isfinite(1), math.isinf(math.inf), math.isnan(math.nan))
print(math.pi, math.e, math.tau, math.inf, math.nan, math.nextafter(1, 2), math.ulp(1.0), math.log(8, 2), math.log(2 ** 2000), math.log2(2 ** 2000), math.log10(10 ** 400), math.pow(2, 0.5), math.floor(-2.5), math.ceil(-2.5), math.trunc(-2.5), math.floor(10 ** 30), math.gamma(5), math.lgamma(10), math.erf(1), math.erfc(1))
class F:
    def __float__(self): return 4.0
    def __floor__(self): return "floor"
    def __ceil__(self): return "ceil"
    def __trunc__(self): return "trunc"
class I:
    def __index__(self): return 5
print(math.sqrt(F()), math.floor(F()), math.ceil(F()), math.trunc(F()), math.factorial(I()), math.gcd(I(), 10), math.sqrt(I()), math.fsum([F(), 1]), math.prod([F(), 2]) if False else "")
