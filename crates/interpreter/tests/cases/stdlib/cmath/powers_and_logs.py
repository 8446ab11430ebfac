# sqrt, exp, log and log10, with branch cuts.
import cmath

def show(z):
    z = complex(z)
    return f"({z.real:.10g},{z.imag:.10g})"

for z in (0, 4, -4, 2j, -2j, 3 + 4j, -3 - 4j, 1e-200, 1e200 + 1e200j, complex(-4, -0.0)):
    print(z, show(cmath.sqrt(z)), show(cmath.exp(z) if abs(z) < 100 else 0))
for z in (1, -1, 1j, -1j, 2 + 2j, 1e-300, complex(-1, -0.0), 0.5):
    print(z, show(cmath.log(z)), show(cmath.log10(z)), show(cmath.log(z, 2)))
print(show(cmath.log(8, 2)), show(cmath.log(-8, 2)), show(cmath.log(100, 10)), show(cmath.log(2, 1j)))

class Num:
    def __init__(self, v): self.v = v
    def __complex__(self): return self.v
class Flo:
    def __float__(self): return 4.0
class Idx:
    def __index__(self): return 9

print(show(cmath.sqrt(Num(-9 + 0j))), show(cmath.sqrt(Flo())), show(cmath.sqrt(Idx())), show(cmath.sqrt(True)))
try:
    cmath.sqrt(Num("x"))
except TypeError as e:
    print(e)

def solve(a, b, c):
    d = cmath.sqrt(b * b - 4 * a * c)
    return (-b + d) / (2 * a), (-b - d) / (2 * a)

print([show(r) for r in solve(1, 2, 5)], [show(r) for r in solve(1, -3, 2)])
print([show(cmath.exp(2j * cmath.pi * k / 4)) == show(1j ** k) for k in (0,)], cmath.sqrt(-1), cmath.sqrt(2))
print(cmath.sqrt(cmath.inf), cmath.sqrt(-cmath.inf), cmath.sqrt(complex(1, cmath.inf)), cmath.exp(-cmath.inf), cmath.exp(complex(cmath.inf, 0)), cmath.log(cmath.inf))
