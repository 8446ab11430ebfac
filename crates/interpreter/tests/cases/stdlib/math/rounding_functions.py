# floor, ceil, trunc, fmod, remainder, modf, frexp, ldexp.
import math
for x in (0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 1e16, -1e300, 7, -7, True):
    print(x, math.floor(x), math.ceil(x), math.trunc(x), math.modf(x), math.frexp(x))
for x, y in ((7, 3), (-7, 3), (7, -3), (5.5, 2), (1e17, 3), (0.3, 0.1), (7, float("inf")), (-0.0, 1)):
    print(x, y, math.fmod(x, y), math.remainder(x, y), x % y)
print(math.ldexp(0.75, 4), math.ldexp(1, -1074), math.ldexp(5, 0), math.ldexp(0.0, 10**10), math.ldexp(1, -5000))
for bad in (lambda: math.floor(float("nan")), lambda: math.ceil(float("inf")), lambda: math.trunc("x"), lambda: math.fmod(1, 0), lambda: math.fmod(float("inf"), 1),
            lambda: math.remainder(1, 0), lambda: math.ldexp(1, 5000), lambda: math.ldexp(1, 1.5), lambda: math.modf("1"), lambda: math.floor("1"), lambda: math.ceil([])):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
class Whole:
    def __floor__(self): return "floor"
    def __ceil__(self): return "ceil"
    def __trunc__(self): return "trunc"
class OnlyFloat:
    def __float__(self): return 2.75
print(math.floor(Whole()), math.ceil(Whole()), math.trunc(Whole()), math.floor(OnlyFloat()), math.ceil(OnlyFloat()))
print(math.modf(float("inf")), math.modf(float("-inf")), math.frexp(float("inf")), math.modf(-3))
