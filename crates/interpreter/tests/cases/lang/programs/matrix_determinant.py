# Matrix code: products, transposes, determinants, inverses with exact fractions, Gauss.
class Frac:
    def __init__(self, n, d=1):
        if d == 0:
            raise ZeroDivisionError("zero denominator")
        if d < 0:
            n, d = -n, -d
        a, b = abs(n), d
        while b:
            a, b = b, a % b
        self.n, self.d = n // (a or 1), d // (a or 1)
    @staticmethod
    def of(x):
        return x if isinstance(x, Frac) else Frac(x)
    def __add__(self, o): o = Frac.of(o); return Frac(self.n * o.d + o.n * self.d, self.d * o.d)
    __radd__ = __add__
    def __neg__(self): return Frac(-self.n, self.d)
    def __sub__(self, o): return self + -Frac.of(o)
    def __rsub__(self, o): return Frac.of(o) - self
    def __mul__(self, o): o = Frac.of(o); return Frac(self.n * o.n, self.d * o.d)
    __rmul__ = __mul__
    def __truediv__(self, o): o = Frac.of(o); return Frac(self.n * o.d, self.d * o.n)
    def __eq__(self, o): o = Frac.of(o); return (self.n, self.d) == (o.n, o.d)
    def __lt__(self, o): o = Frac.of(o); return self.n * o.d < o.n * self.d
    def __bool__(self): return self.n != 0
    def __repr__(self): return str(self.n) if self.d == 1 else f"{self.n}/{self.d}"
def mul(a, b): return [[sum(x * y for x, y in zip(r, c)) for c in zip(*b)] for r in a]
def det(m):
    if len(m) == 1:
        return m[0][0]
    return sum((-1) ** j * m[0][j] * det([r[:j] + r[j + 1:] for r in m[1:]]) for j in range(len(m)))
def inverse(m):
    n = len(m)
    a = [[Frac.of(v) for v in r] + [Frac(int(i == j)) for j in range(n)] for i, r in enumerate(m)]
    for c in range(n):
        pivot = next((r for r in range(c, n) if a[r][c]), None)
        if pivot is None:
            raise ValueError("singular matrix")
        a[c], a[pivot] = a[pivot], a[c]
        a[c] = [v / a[c][c] for v in a[c]]
        for r in range(n):
            if r != c and a[r][c]:
                a[r] = [x - a[r][c] * y for x, y in zip(a[r], a[c])]
    return [r[n:] for r in a]
m = [[2, 1, 1], [1, 3, 2], [1, 0, 0]]
print(det(m), mul(m, m), [list(c) for c in zip(*m)])
inv = inverse(m)
print(inv, mul(m, inv) == [[1, 0, 0], [0, 1, 0], [0, 0, 1]])
h = [[Frac(1, i + j + 1) for j in range(3)] for i in range(3)]
print(h, det(h), inverse(h))
try:
    inverse([[1, 2], [2, 4]])
except ValueError as e:
    print(e)
print(sum([Frac(1, 2), Frac(1, 3)]), 1 - Frac(1, 4), sorted([Frac(1, 2), Frac(1, 3), Frac(-1)]), 2 * Frac(3, 4), Frac(6, -8))
try:
    Frac(1) / 0
except ZeroDivisionError as e:
    print(e)
