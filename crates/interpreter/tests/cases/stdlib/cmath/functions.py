import cmath, math
def r(z): return f"{z.real:.9f} {z.imag:.9f}"
for name in "acos acosh asin asinh atan atanh cos cosh exp log log10 sin sinh sqrt tan tanh".split():
    f = getattr(cmath, name)
    print(name, *[r(f(z)) for z in (1 + 2j, -0.5 + 0.1j, 3, -2.5, 0.3j)], sep=" | ")
print(cmath.sqrt(-4), cmath.sqrt(complex(-1, -0.0)), cmath.phase(-1), cmath.polar(1j), cmath.rect(2, 0), cmath.isclose(1, 1 + 1e-12j), cmath.infj, cmath.nan)
class C:
    def __complex__(self): return 3 + 4j
class F:
    def __float__(self): return 4.0
print(cmath.sqrt(C()), cmath.sqrt(F()), cmath.log(8, 2))
for bad in (lambda: cmath.log(0), lambda: cmath.exp(1e4), lambda: cmath.sqrt("1"), lambda: cmath.atanh(1), lambda: cmath.isclose(1, 2, rel_tol=-1)):
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, e)
