# Circular and hyperbolic functions and their inverses.
import cmath

def show(z):
    return f"{z.real:.9g}{z.imag:+.9g}j"

names = "sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh".split()
for name in names:
    f = getattr(cmath, name)
    print(name, *[show(f(z)) for z in (0.5, 0.25 + 0.75j, -1.5 + 0.1j, 2j if name != "atan" else 3j, complex(-0.3, -0.4))])
for name in ("asin", "acos", "acosh", "atanh"):
    f = getattr(cmath, name)
    print(name, show(f(2)), show(f(-2)), show(f(complex(2, -0.0))), show(f(complex(-2, -0.0))))
for a, b in (("sin", "asin"), ("cosh", "acosh"), ("tanh", "atanh")):
    z = 0.3 + 0.2j
    print(a, cmath.isclose(getattr(cmath, a)(getattr(cmath, b)(z)), z))
z = 0.7 - 0.4j
print(cmath.isclose(cmath.sin(z) ** 2 + cmath.cos(z) ** 2, 1), cmath.isclose(cmath.cosh(z) ** 2 - cmath.sinh(z) ** 2, 1), cmath.isclose(cmath.sin(1j * z), 1j * cmath.sinh(z)))
print(cmath.sinh(0), cmath.cosh(0), cmath.tanh(0j), cmath.asinh(0), cmath.tanh(1000), cmath.tanh(complex(1000, 1)).real, cmath.acos(1), cmath.atan(0))
for name in ("sinh", "cosh", "tanh", "sin", "exp"):
    try:
        print(name, getattr(cmath, name)(complex(float("inf"), 0)))
    except ValueError as e:
        print(name, e)
