# Newton, bisection, trapezoid, Euler, Monte Carlo with a fixed generator.
def newton(f, df, x, n=20):
    for _ in range(n):
        x -= f(x) / df(x)
    return x
print(newton(lambda x: x ** 3 - 2, lambda x: 3 * x * x, 1.0), newton(lambda x: x * x - 10, lambda x: 2 * x, 3.0))
def trapezoid(f, a, b, n):
    h = (b - a) / n
    return h * (f(a) / 2 + sum(f(a + i * h) for i in range(1, n)) + f(b) / 2)
print(trapezoid(lambda x: x * x, 0, 3, 100), trapezoid(lambda x: 1 / x, 1, 2, 1000))
def exp(x, terms=30):
    total = term = 1.0
    for n in range(1, terms):
        term *= x / n
        total += term
    return total
def sin(x, terms=15):
    total, term = 0.0, x
    for n in range(terms):
        total += term
        term *= -x * x / ((2 * n + 2) * (2 * n + 3))
    return total
print(exp(1), exp(-1), exp(0), sin(0.5), sin(3.141592653589793))
y, t = 1.0, 0.0
while t < 1:
    y += 0.1 * y
    t += 0.1
print(round(y, 6), t)
seed, inside = 12345, 0
for _ in range(2000):
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    a = seed / 2 ** 31
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    b = seed / 2 ** 31
    inside += a * a + b * b <= 1
print(4 * inside / 2000, 4 * sum((-1) ** k / (2 * k + 1) for k in range(1000)))
