# Angles and their functions, hyperbolic ones too.
import math
for degrees in range(-360, 361, 45):
    x = math.radians(degrees)
    print(degrees, round(math.sin(x), 12), round(math.cos(x), 12), round(math.tan(x), 6) if degrees % 90 or degrees % 180 == 0 else "-", math.degrees(x) == degrees)
for x in (-1, -0.5, 0, 0.25, 1):
    print(x, math.asin(x), math.acos(x), math.atan(x), math.sinh(x), math.cosh(x), math.tanh(x), math.asinh(x))
print(math.acosh(1), math.acosh(2.5), math.atanh(0.5), math.atanh(-0.9), math.asinh(1e10))
for y, x in ((0.0, 1), (0.0, -1), (-0.0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1), (float("inf"), float("inf")), (0.0, -0.0)):
    print(y, x, math.atan2(y, x))
print(math.sin(1e22), math.cos(1e300), math.tan(1e6), math.sin(-0.0), math.hypot(), math.hypot(3), math.hypot(3, 4), math.hypot(1, 2, 2), math.hypot(1e200, 1e200), math.hypot(float("inf"), float("nan")))
print(math.dist((0, 0), (3, 4)), math.dist([1, 2, 3], [4, 6, 3]), math.dist((), ()), math.dist((1,), (4.5,)))
for bad in (lambda: math.asin(2), lambda: math.acos(-1.1), lambda: math.acosh(0.5), lambda: math.atanh(1), lambda: math.sin(float("inf")), lambda: math.cosh(1000), lambda: math.sinh(-1000),
            lambda: math.dist((1, 2), (1,)), lambda: math.dist(1, 2), lambda: math.hypot("a"), lambda: math.atan2(1), lambda: math.radians(None), lambda: math.dist(("a",), (1,))):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
