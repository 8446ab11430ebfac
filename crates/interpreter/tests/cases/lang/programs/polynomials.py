# Polynomials: arithmetic, division, evaluation, formatting, gcd, roots by bisection.
class Poly:
    def __init__(self, *coefficients):
        c = list(coefficients)
        while c and c[-1] == 0: c.pop()
        self.c = tuple(c)
    @classmethod
    def parse(cls, text):
        terms = {}
        for t in text.replace(" ", "").replace("-", "+-").split("+"):
            if not t: continue
            k, x, p = t.partition("x")
            n = int(p[1:]) if p else int(bool(x))
            terms[n] = terms.get(n, 0) + (int(k + "1") if k in ("", "-") else int(k))
        return cls(*(terms.get(i, 0) for i in range(max(terms, default=-1) + 1)))
    @property
    def degree(self): return len(self.c) - 1
    def __call__(self, x):
        r = 0
        for k in reversed(self.c): r = r * x + k
        return r
    def __add__(self, o):
        o = o if isinstance(o, Poly) else Poly(o)
        n = max(len(self.c), len(o.c))
        return Poly(*(a + b for a, b in zip(self.c + (0,) * (n - len(self.c)), o.c + (0,) * (n - len(o.c)))))
    __radd__ = __add__
    def __neg__(self): return Poly(*(-k for k in self.c))
    def __sub__(self, o): return self + -(o if isinstance(o, Poly) else Poly(o))
    def __mul__(self, o):
        if not isinstance(o, Poly): return Poly(*(k * o for k in self.c))
        r = [0] * (len(self.c) + len(o.c))
        for i, a in enumerate(self.c):
            for j, b in enumerate(o.c): r[i + j] += a * b
        return Poly(*r)
    __rmul__ = __mul__
    def __pow__(self, n):
        r = Poly(1)
        for _ in range(n): r *= self
        return r
    def __divmod__(self, o):
        q, r = [0] * max(len(self.c) - len(o.c) + 1, 0), list(self.c)
        while len(r) >= len(o.c) and any(r):
            k, s = r[-1] / o.c[-1], len(r) - len(o.c)
            k = int(k) if k == int(k) else k
            q[s] = k
            for i, b in enumerate(o.c): r[s + i] -= k * b
            r.pop()
        return Poly(*q), Poly(*r)
    def diff(self): return Poly(*(i * k for i, k in enumerate(self.c) if i))
    def __eq__(self, o): return self.c == (o.c if isinstance(o, Poly) else Poly(o).c)
    def __bool__(self): return bool(self.c)
    def __str__(self):
        out = ""
        for i in range(self.degree, -1, -1):
            if k := self.c[i]:
                body = ("" if abs(k) == 1 and i else str(abs(k))) + ("" if i == 0 else "x" if i == 1 else f"x^{i}")
                out += (" - " if k < 0 else " + ") + body if out else ("-" if k < 0 else "") + body
        return out or "0"
    def __repr__(self): return f"Poly{self.c}"
p, q = Poly.parse("x^3 - 6x^2 + 11x - 6"), Poly.parse("x - 1")
print(p, "|", q, "|", p + q, "|", p * q, "|", -p, "|", p - p, "|", 3 * q, "|", q ** 3, "|", p.diff(), "|", repr(q))
d, r = divmod(p, q)
print(d, "rem", r, p == d * q + r, [p(x) for x in range(5)], p.degree, Poly().degree, bool(Poly(0, 0)), Poly(5) == 5, 1 + q)
print(*divmod(Poly.parse("x^4 - 1"), Poly.parse("x^2 + 2")), sep=" ; ")
def bisect(f, lo, hi, eps=1e-9):
    while hi - lo > eps:
        mid = (lo + hi) / 2
        if (f(lo) < 0) == (f(mid) < 0): lo = mid
        else: hi = mid
    return round(lo, 6)
f = Poly.parse("x^2 - 2")
print(bisect(f, 0, 2), bisect(p, 2.5, 4), Poly.parse("-x^2 + x^2"), Poly.parse("2x + 3x - 1"))
