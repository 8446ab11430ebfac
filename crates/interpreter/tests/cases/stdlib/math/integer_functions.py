import math
print([math.gcd(*a) for a in [(), (0,), (12, 18), (-12, 18), (12, 18, 27), (0, 5)]], [math.lcm(*a) for a in [(), (0, 3), (4, 6), (-4, 6), (2, 3, 5)]])
print([math.factorial(n) for n in range(12)], math.factorial(50), [math.comb(10, k) for k in range(12)], [math.perm(5, k) for k in range(7)], math.perm(5))
print([math.isqrt(n) for n in (0, 1, 3, 4, 99, 10**20, 10**40 - 1)], math.comb(100, 50), math.prod([1, 2, 3.5]), math.prod([], start=7), math.prod(range(1, 21)))
print(math.ceil(2.1), math.ceil(-2.1), math.floor(-2.1), math.trunc(-2.9), math.ceil(5), math.floor(1e20), type(math.floor(2.5)))
class C:
    def __ceil__(self): return "c"
    def __floor__(self): return "f"
    def __trunc__(self): return "t"
    def __index__(self): return 6
print(math.ceil(C()), math.floor(C()), math.trunc(C()), math.gcd(C(), 4), math.factorial(C()), math.comb(C(), 2), math.isqrt(C()))
for call in [lambda: math.factorial(-1), lambda: math.factorial(2.0), lambda: math.factorial("3"), lambda: math.isqrt(-1), lambda: math.isqrt(2.0), lambda: math.comb(-1, 2), lambda: math.comb(2, -1), lambda: math.perm(3, -1), lambda: math.gcd(1.5, 2), lambda: math.lcm("a"), lambda: math.comb(1.0, 1), lambda: math.ceil("a"), lambda: math.floor(float("inf")), lambda: math.trunc(float("nan")), lambda: math.prod(5), lambda: math.trunc("a"), lambda: math.factorial(10**30)]:
    try: print(call())
    except Exception as e: print(type(e).__name__, e)
