# phase, polar and rect.
import cmath
import math

for z in (1, -1, 1j, -1j, 0, 1 + 1j, -1 - 1j, complex(-1, -0.0), complex(0.0, -0.0), complex(-0.0, 0.0), 3 + 4j):
    r, phi = cmath.polar(z)
    print(z, round(cmath.phase(z), 12), round(r, 12), round(phi, 12), type(cmath.polar(z)).__name__)
for r, phi in ((1, 0), (2, math.pi / 2), (0, 5), (1, -math.pi), (5, math.atan2(4, 3)), (-1, 0)):
    z = cmath.rect(r, phi)
    print(r, round(phi, 6), round(z.real, 12) + 0, round(z.imag, 12) + 0)
print(cmath.phase(complex(math.inf, math.inf)) == math.pi / 4, cmath.phase(complex(-math.inf, 1)) == math.pi, math.isnan(cmath.phase(cmath.nan)))
print(cmath.polar(complex(math.inf, math.nan))[0], cmath.rect(math.inf, 0), cmath.rect(0, math.inf) if False else "skip", abs(3 - 4j), (3 - 4j).conjugate())
roots = [cmath.rect(1, 2 * cmath.pi * k / 6) for k in range(6)]
print([f"{z.real:+.3f}{z.imag:+.3f}j" for z in roots], f"{abs(sum(roots)):.6f}")
points = [1 + 1j, -2 + 0.5j, 3j, -1 - 1j]
print(sorted(points, key=cmath.phase), sorted(points, key=abs))
turn = cmath.rect(1, math.radians(90))
p = 2 + 1j
for _ in range(4):
    p *= turn
    print(f"{p:.2f}", end=" ")
print()
def dft(xs):
    n = len(xs)
    return [sum(x * cmath.exp(-2j * cmath.pi * k * t / n) for t, x in enumerate(xs)) for k in range(n)]
print([f"{abs(c):.4f}" for c in dft([1, 0, -1, 0])], [f"{abs(c):.4f}" for c in dft([1, 2, 3, 4])])
try:
    cmath.phase("x")
except TypeError as e:
    print(e)
