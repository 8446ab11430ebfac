# Continued fractions, Egyptian fractions, linear systems, recipes, harmonic numbers.
from fractions import Fraction
from math import gcd

def cf(x):
    out = []
    while True:
        whole = x.numerator // x.denominator
        out.append(whole)
        x -= whole
        if not x: return out
        x = 1 / x
def from_cf(terms):
    r = Fraction(terms[-1])
    for t in reversed(terms[:-1]): r = t + 1 / r
    return r
print(cf(Fraction(415, 93)), from_cf([4, 2, 6, 7]), [str(from_cf([1] * n)) for n in range(1, 9)])
def egyptian(f):
    out = []
    while f:
        d = -(-f.denominator // f.numerator); out.append(Fraction(1, d)); f -= Fraction(1, d)
    return out
print(*egyptian(Fraction(5, 13)), *egyptian(Fraction(3, 7)), sep=" + ")
def solve(m):
    n = len(m); m = [[Fraction(x) for x in row] for row in m]
    for i in range(n):
        p = next(r for r in range(i, n) if m[r][i]); m[i], m[p] = m[p], m[i]
        m[i] = [x / m[i][i] for x in m[i]]
        for r in range(n):
            if r != i: m[r] = [x - m[r][i] * y for x, y in zip(m[r], m[i])]
    return [row[-1] for row in m]
print(*solve([[2, 1, -1, 8], [-3, -1, 2, -11], [-2, 1, 2, -3]]), *solve([[1, 2, 3], [4, 5, 6]]))
recipe = {"flour": "2 1/2", "sugar": "3/4", "eggs": "2"}
def parse(t): return sum(Fraction(p) for p in t.split())
def show(f):
    whole, rest = divmod(f, 1); return " ".join(str(p) for p in (whole, rest) if p) or "0"
print({k: show(parse(v) * Fraction(3, 2)) for k, v in recipe.items()})
h = Fraction(0)
for n in range(1, 16): h += Fraction(1, n)
print(h, float(h), h.limit_denominator(100))
def farey(n): a, b, c, d = 0, 1, 1, n; yield Fraction(a, b); 
def stern(n): return sorted({Fraction(p, q) for q in range(1, n + 1) for p in range(q + 1)})
print(*stern(5)); print([str(Fraction(x).limit_denominator(20)) for x in (3.14159, 2.71828, 1.41421, 0.333, -0.6667)])
prob = {s: Fraction(sum(1 for a in range(1, 7) for b in range(1, 7) if a + b == s), 36) for s in range(2, 13)}
print(prob[7], sum(prob.values()), sum(k * v for k, v in prob.items()), max(prob, key=prob.get))
bern = [Fraction(1)]
from math import comb
for m in range(1, 11): bern.append(-sum(comb(m + 1, k) * bern[k] for k in range(m)) / (m + 1))
print([str(b) for b in bern])
