# Gauss elimination and interpolation with exact numbers.
from fractions import Fraction as F
def solve(m):
    m = [[F(x) for x in r] for r in m]; n = len(m)
    for i in range(n):
        p = max(range(i, n), key=lambda r: abs(m[r][i])); m[i], m[p] = m[p], m[i]
        if not m[i][i]: raise ValueError("singular")
        m[i] = [x / m[i][i] for x in m[i]]
        for r in range(n):
            if r != i: m[r] = [a - m[r][i] * b for a, b in zip(m[r], m[i])]
    return [r[-1] for r in m]
print(*solve([[1, 1, 1, 6], [0, 2, 5, -4], [2, 5, -1, 27]])); print(*solve([[3, 2, 1], [1, -1, 2]]))
try: solve([[1, 2, 3], [2, 4, 6]])
except ValueError as e: print(e)
def lagrange(points, x):
    return sum(y * prod for i, (xi, y) in enumerate(points) for prod in [__import__("math").prod(F(x - xj, xi - xj) for j, (xj, _) in enumerate(points) if j != i)])
print([str(lagrange([(0, 1), (1, 3), (2, 7)], x)) for x in (0, 1, 3, F(1, 2))])
def det(m): return m[0][0] if len(m) == 1 else sum((-1) ** j * m[0][j] * det([r[:j] + r[j + 1:] for r in m[1:]]) for j in range(len(m)))
print(det([[F(1, 2), F(1, 3)], [F(1, 4), F(1, 5)]]), det([[F(1, i + j + 1) for j in range(3)] for i in range(3)]))
x = F(1); 
for _ in range(4): x = (x + 2 / x) / 2
print(x, float(x), float(x * x - 2) < 1e-10, x.limit_denominator(1000)); print(sum(F(1, n * (n + 1)) for n in range(1, 10)), [str(F(n, 12)) for n in range(1, 13)])
