# Roots of numbers and of polynomials.
import cmath
def show(z): return f"{z.real:+.4f}{z.imag:+.4f}i"
def roots(z, n):
    r, phi = cmath.polar(z)
    return [cmath.rect(r ** (1 / n), (phi + 2 * cmath.pi * k) / n) for k in range(n)]
print([show(r) for r in roots(8, 3)], [show(r) for r in roots(-1, 4)])
def quadratic(a, b, c):
    d = cmath.sqrt(b * b - 4 * a * c)
    return (-b + d) / (2 * a), (-b - d) / (2 * a)
for abc in ((1, -3, 2), (1, 2, 5), (1, 2, 1), (2, 0, 8)):
    print(abc, [show(z) for z in quadratic(*abc)])
def durand_kerner(coeffs, steps=60):
    n = len(coeffs) - 1
    zs = [(0.4 + 0.9j) ** k for k in range(n)]
    f = lambda x: sum(c * x ** (n - i) for i, c in enumerate(coeffs))
    for _ in range(steps):
        for i in range(n):
            d = 1
            for j in range(n):
                if i != j: d *= zs[i] - zs[j]
            zs[i] -= f(zs[i]) / d
    return sorted((round(z.real, 6) + 0, round(z.imag, 6) + 0) for z in zs)
print(durand_kerner([1, -6, 11, -6]), durand_kerner([1, 0, 0, -1]))
print(show(cmath.exp(1j * cmath.pi)), show((1 + 1j) ** 4), abs(3 + 4j), cmath.phase(-1), cmath.isclose(cmath.log(cmath.exp(1 + 1j)), 1 + 1j))
