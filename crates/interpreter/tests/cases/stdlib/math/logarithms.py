# exp, expm1, log in its forms, pow, sqrt, cbrt.
import math
for x in (1e-300, 1e-5, 0.5, 1, 2, 10, 100, 1e300, 2**1000, 10**400):
    print(x if x < 1e200 else "big", math.log(x), math.log2(x), math.log10(x), math.log(x, 2), math.log(x, 10))
for x in (-1e-10, 0, 1e-10, 0.5, 1, 10, 700, -700, -1000):
    print(x, math.exp(x), math.expm1(x), math.exp2(x) if abs(x) < 1000 else 0.0)
print(math.log1p(1e-10), math.log1p(0), math.log1p(1), math.log1p(-0.5), math.log(8, 2), math.log(1000, 10), math.log(27, 3), math.log(True))
print(math.sqrt(2), math.sqrt(0), math.sqrt(-0.0), math.sqrt(10**300), math.cbrt(27), math.cbrt(-8), math.cbrt(0.001), math.cbrt(float("inf")))
print(math.pow(2, 10), math.pow(2, -1), math.pow(0, 0), math.pow(-8, 3), math.pow(float("nan"), 0), math.pow(1, float("nan")), math.pow(float("inf"), -1), math.pow(-1, float("inf")))
for bad in (lambda: math.log(0), lambda: math.log(-1), lambda: math.log2(0), lambda: math.log10(-5), lambda: math.log(2, 1), lambda: math.log(2, 0), lambda: math.log("e"), lambda: math.log(),
            lambda: math.log(1, 2, 3), lambda: math.log1p(-1), lambda: math.log1p(-2), lambda: math.exp(1000), lambda: math.expm1(1000), lambda: math.sqrt(-1), lambda: math.sqrt("4"),
            lambda: math.pow(0, -1), lambda: math.pow(-8, 1 / 3), lambda: math.pow(10, 400), lambda: math.exp2(2000), lambda: math.log(-(10**400)), lambda: math.sqrt(10**400)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
