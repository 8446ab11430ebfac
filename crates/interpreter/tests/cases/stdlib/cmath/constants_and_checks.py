# Constants, classification and isclose.
import cmath
import math

print(cmath.pi, cmath.e, cmath.tau, cmath.inf, cmath.nan, cmath.infj, cmath.nanj)
for z in (0, 1 + 2j, complex("inf"), complex("nan"), complex(1, float("inf")), complex(float("nan"), 1), -0.0):
    print(z, cmath.isfinite(z), cmath.isinf(z), cmath.isnan(z))
print(cmath.isclose(1 + 1j, 1 + 1j), cmath.isclose(1, 1 + 1e-10j), cmath.isclose(1, 1 + 1e-8j), cmath.isclose(0, 1e-12), cmath.isclose(0, 1e-12, abs_tol=1e-9), cmath.isclose(1, 2, rel_tol=0.5), cmath.isclose(cmath.inf, cmath.inf), cmath.isclose(cmath.nan, cmath.nan))

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, "-", e)

err(cmath.isclose, 1, 1, rel_tol=-1)
err(cmath.isclose, 1)
err(cmath.sqrt, "x")
err(cmath.sqrt)
err(cmath.sqrt, 1, 2)
err(cmath.log, 0)
err(cmath.log, 1, 0)
err(cmath.log10, 0)
err(cmath.exp, 1000)
err(cmath.polar, "1")
err(cmath.rect, 1)
err(cmath.rect, 1j, 0)
err(cmath.atanh, 1)
err(cmath.atan, 1j)
err(cmath.cosh, 1000)
err(cmath.rect, cmath.inf, cmath.inf)
print(math.isclose(abs(cmath.exp(1j * math.pi) + 1), 0, abs_tol=1e-15))
