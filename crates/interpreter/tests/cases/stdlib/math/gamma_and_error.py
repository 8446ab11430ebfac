# gamma, lgamma, erf, erfc: values and where they fail.
import math
for x in (0.5, 1, 1.5, 2, 3, 4.5, 10, 20, 50.5, 100, 171, -0.5, -1.5, -10.25, 1e-10, -1e-10, 1e-300):
    print(x, f"{math.gamma(x):.13g}", f"{math.lgamma(x):.13g}")
for x in (0, 0.1, -0.1, 0.5, 1, -1, 2, 3.5, 5, 6, 10, 26, 27.5, -30):
    print(x, f"{math.erf(x):.13g}", f"{math.erfc(x):.13g}")
print(math.lgamma(1e10), math.lgamma(float("inf")), math.gamma(float("inf")), math.lgamma(float("-inf")), math.gamma(float("nan")), math.lgamma(2), math.lgamma(1))
print(math.erf(float("inf")), math.erfc(float("-inf")), math.erf(float("nan")), [math.gamma(n) == math.factorial(n - 1) for n in range(1, 23)])
for bad in (lambda: math.gamma(0), lambda: math.gamma(-1), lambda: math.gamma(172), lambda: math.gamma(float("-inf")), lambda: math.lgamma(0), lambda: math.lgamma(-5), lambda: math.lgamma(1e308), lambda: math.erf("x"), lambda: math.gamma(-0.0)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
