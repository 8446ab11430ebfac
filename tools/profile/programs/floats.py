"""Floats: integration, Newton, Monte Carlo, matrices, statistics, complex numbers, rounding, formatting."""
import math
import random
import statistics
from decimal import Decimal
from fractions import Fraction


def integrate(f, a, b, n):
    h = (b - a) / n
    return sum(f(a + (i + 0.5) * h) for i in range(n)) * h


def newton(x):
    guess = x
    while abs(guess * guess - x) > 1e-10 * x:
        guess = (guess + x / guess) / 2
    return guess


def inside(n):
    random.seed(7)
    hits = 0
    for _ in range(n):
        x, y = random.random(), random.random()
        if x * x + y * y <= 1.0:
            hits += 1
    return hits


def determinant(m):
    m = [row[:] for row in m]
    n, out = len(m), 1.0
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(m[r][i]))
        if abs(m[pivot][i]) < 1e-12:
            return 0.0
        if pivot != i:
            m[i], m[pivot], out = m[pivot], m[i], -out
        out *= m[i][i]
        for r in range(i + 1, n):
            factor = m[r][i] / m[i][i]
            for c in range(i, n):
                m[r][c] -= factor * m[i][c]
    return out


def transpose_product(a, b):
    return [[sum(x * y for x, y in zip(row, column)) for column in zip(*b)] for row in a]


def primes(n):
    return [p for p in range(2, n) if all(p % d for d in range(2, int(math.sqrt(p)) + 1))]


values = [math.sin(i) * 100 + i % 13 for i in range(3000)]
mean = sum(values) / len(values)
spread = math.sqrt(sum((v - mean) ** 2 for v in values) / (len(values) - 1))
print(f"{integrate(math.sin, 0, math.pi, 15000):.6f} {sum(newton(x) for x in range(1, 1500)):.4f} {inside(20000)} {determinant([[((i * j) % 7) + (i == j) for j in range(22)] for i in range(22)]):.3e}")
print(transpose_product([[i + j for j in range(24)] for i in range(24)], [[i - j for j in range(24)] for i in range(24)])[3][4], len(primes(4000)), round(mean, 6), round(spread, 6))
print(round(statistics.mean(values), 6), round(statistics.stdev(values[:500]), 6), round(statistics.median(values), 6), abs(complex(3, 4)) ** 2, sum(round(v, 2) for v in values) > 0)
print(sum(Fraction(1, n) for n in range(1, 60)).numerator % 997, sum(Decimal(n) / 7 for n in range(200)).quantize(Decimal("0.01")), sum(math.gcd(i, 360) + math.isqrt(i) + math.floor(i / 7) for i in range(8000)), math.factorial(200) % 1_000_003)
print(random.randint(1, 6), random.choice("abc"), [random.gauss(0, 1) > 0 for _ in range(5)], random.sample(range(50), 3), sum(random.uniform(0, 1) for _ in range(4000)) > 0)
