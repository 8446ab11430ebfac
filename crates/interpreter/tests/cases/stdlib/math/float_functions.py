import math
inf, nan = math.inf, math.nan
xs = [0.0, -0.0, 1.0, -1.0, 0.5, 2.5, -2.5, 1e-300, 1e300, inf, -inf, nan]
for name in ["sqrt", "cbrt", "exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "fabs", "degrees", "radians", "gamma", "lgamma", "erf", "erfc", "ulp", "modf", "frexp"]:
    row = []
    for x in xs:
        try:
            r = getattr(math, name)(x)
            row.append(tuple(float("%.12g" % v) for v in r) if isinstance(r, tuple) else "%.12g" % r)
        except (ValueError, OverflowError) as e: row.append(type(e).__name__[0] + ":" + str(e))
    print(name, row)
for f, a in [("pow", (2, 0.5)), ("pow", (0, -1)), ("pow", (-8, 1/3)), ("pow", (inf, 0)), ("pow", (nan, 0)), ("pow", (1, nan)), ("fmod", (7, 3)), ("fmod", (-7, 3)), ("fmod", (inf, 1)), ("fmod", (1, 0)), ("remainder", (7, 3)), ("remainder", (5, 2)), ("remainder", (-5, 3)), ("atan2", (1, -1)), ("atan2", (-0.0, -1)), ("atan2", (0.0, 0.0)), ("hypot", (3, 4)), ("hypot", ()), ("hypot", (1, 2, 3)), ("hypot", (inf, nan)), ("dist", ([1, 2], [4, 6])), ("dist", ((1,), (1, 2))), ("copysign", (3, -0.0)), ("ldexp", (0.5, 4)), ("ldexp", (1, 5000)), ("nextafter", (1, 2)), ("nextafter", (0, -1)), ("log", (8, 2)), ("log", (100, 10)), ("log", (10**400,)), ("log", (2, 0)), ("log", (2, 1)), ("log2", (2**1000,)), ("log10", (10**500,)), ("fsum", ([.1] * 10,)), ("fsum", ([1e308, 1e308, -1e308],)), ("fsum", ([inf, -inf],)), ("isclose", (1, 1 + 1e-10)), ("isclose", (0, 1e-10)), ("isclose", (inf, inf))]:
    try: print(f, a if f != "log2" and f != "log10" and a != (10**400,) else "...", getattr(math, f)(*a))
    except Exception as e: print(f, type(e).__name__, e)
print(math.isclose(1, 1.1, rel_tol=0.2), math.isclose(0, 0.05, abs_tol=0.1), [f(x) for f in (math.isfinite, math.isinf, math.isnan) for x in (1, inf, nan)], math.pi, math.e, math.tau)
for call in [lambda: math.isclose(1, 1, rel_tol=-1), lambda: math.sqrt("a"), lambda: math.sin(), lambda: math.hypot("a"), lambda: math.sqrt(10**400), lambda: math.log(0), lambda: math.log("x"), lambda: math.pow(1, 2, 3), lambda: math.dist([1], 5), lambda: math.fsum([1, "a"]), lambda: math.sqrt(1j), lambda: math.ldexp(1.0, 2.0)]:
    try: print(call())
    except Exception as e: print(type(e).__name__, e)
