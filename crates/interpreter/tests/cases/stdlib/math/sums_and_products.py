# fsum, prod, sumprod-free products, isclose, nextafter, ulp.
import math
print(math.fsum([0.1] * 10), sum([0.1] * 10), math.fsum([1e100, 1.0, -1e100]), math.fsum([]), math.fsum([1, 2.5, True]), math.fsum(iter([1e308, 1e308, -1e308])) if False else "", math.fsum([float("inf"), 1]))
print(math.prod([]), math.prod([2, 3, 4]), math.prod([2.5, 2]), math.prod(range(1, 11), start=2), math.prod(["a"], start=3), math.prod([1, 0.0]), math.prod([[1]], start=2))
for a, b, options in ((1, 1 + 1e-10, {}), (1, 1.1, {}), (1, 1.1, {"rel_tol": 0.2}), (0, 1e-10, {}), (0, 1e-10, {"abs_tol": 1e-9}), (float("inf"), float("inf"), {}), (float("nan"), float("nan"), {}), (1e10, 1e10 + 1, {"rel_tol": 0, "abs_tol": 1}), (float("inf"), 1e308, {"rel_tol": 1})):
    print(a, b, options, math.isclose(a, b, **options))
print(math.nextafter(1, 2), math.nextafter(1, 0), math.nextafter(0, 1), math.nextafter(0, -1), math.nextafter(5, 5), math.nextafter(float("inf"), 0), math.ulp(1), math.ulp(0), math.ulp(1e16), math.ulp(-2.5), math.ulp(float("inf")), math.ulp(float("nan")))
print([math.copysign(3, s) for s in (1, -1, 0.0, -0.0)], math.fabs(-3), math.fabs(True), [f(float("nan")) for f in (math.isnan, math.isinf, math.isfinite)], math.isfinite(10**300), math.isinf(-math.inf))
for bad in (lambda: math.fsum([1e308, 1e308]), lambda: math.fsum([float("inf"), float("-inf")]), lambda: math.fsum(["1"]), lambda: math.fsum(5), lambda: math.prod(5), lambda: math.prod(["a", "b"]), lambda: math.prod([1], 2),
            lambda: math.isclose(1, 2, rel_tol=-1), lambda: math.isclose(1, 2, 0.5), lambda: math.isclose("1", 2), lambda: math.nextafter(1), lambda: math.copysign(1), lambda: math.isnan("nan"), lambda: math.isfinite(10**400)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
