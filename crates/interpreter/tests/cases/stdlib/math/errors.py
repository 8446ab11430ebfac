# Domain, range and type errors of math.
import math

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, e)

for name, args in (("sqrt", (-1,)), ("log", (0,)), ("log", (-1,)), ("log", (2, 1)), ("exp", (1000,)), ("acos", (2,)), ("asin", (-2,)), ("atanh", (1,)), ("acosh", (0.5,)), ("fmod", (1, 0)), ("pow", (0, -1)), ("pow", (-1, 0.5)), ("pow", (1e300, 2)), ("factorial", (-1,)), ("factorial", (1.5,)), ("comb", (-1, 2)), ("comb", (2, -1)), ("perm", (-1,)), ("isqrt", (-1,)), ("isqrt", (1.0,)), ("gamma", (0,)), ("gamma", (-1,)), ("lgamma", (0,)), ("ldexp", (1, 10000)), ("ldexp", (1, 1.5)), ("floor", (math.nan,)), ("ceil", (math.inf,)), ("trunc", ("a",)), ("sqrt", ("a",)), ("sqrt", ()), ("sqrt", (1, 2)), ("gcd", (1.5,)), ("hypot", ("a",)), ("dist", ((1,), (1, 2))), ("fsum", ([math.inf, -math.inf],)), ("remainder", (1, 0)), ("cosh", (1000,)), ("log10", (0,)), ("isclose", (1,)), ("sin", (math.inf,)), ("fsum", (5,)), ("degrees", (None,))):
    print(name, args, end=" ")
    err(getattr(math, name), *args)
