# Exact fractions: parsing, arithmetic, mixed numbers, continued fractions, Egyptian fractions.
def gcd(a, b): return a if not b else gcd(b, a % b)
class Q:
    def __init__(self, n=0, d=1):
        if isinstance(n, str):
            whole, _, frac = n.strip().partition(" ") if " " in n.strip() else ("0", "", n.strip())
            p, _, q = frac.partition("/")
            n, d = int(whole) * int(q or 1) + int(p), int(q or 1)
        if d == 0: raise ZeroDivisionError(f"{n}/0")
        g = gcd(abs(n), abs(d)) * (1 if d > 0 else -1)
        self.n, self.d = n // g, d // g
    @staticmethod
    def lift(x): return x if isinstance(x, Q) else Q(x) if isinstance(x, int) else None
    def _op(f):
        def op(self, o):
            o = Q.lift(o)
            return NotImplemented if o is None else f(self, o)
        return op
    __add__ = __radd__ = _op(lambda a, b: Q(a.n * b.d + b.n * a.d, a.d * b.d))
    __sub__ = _op(lambda a, b: Q(a.n * b.d - b.n * a.d, a.d * b.d))
    __rsub__ = _op(lambda a, b: b - a)
    __mul__ = __rmul__ = _op(lambda a, b: Q(a.n * b.n, a.d * b.d))
    __truediv__ = _op(lambda a, b: Q(a.n * b.d, a.d * b.n))
    __rtruediv__ = _op(lambda a, b: b / a)
    __lt__ = _op(lambda a, b: a.n * b.d < b.n * a.d)
    __eq__ = _op(lambda a, b: (a.n, a.d) == (b.n, b.d))
    __hash__ = lambda self: hash((self.n, self.d)) if self.d != 1 else hash(self.n)
    def __pow__(self, k): return Q(self.n ** k, self.d ** k) if k >= 0 else Q(self.d ** -k, self.n ** -k)
    def __neg__(self): return Q(-self.n, self.d)
    def __float__(self): return self.n / self.d
    def __int__(self): return int(self.n / self.d)
    def __floor__(self): return self.n // self.d
    def __repr__(self): return f"{self.n}/{self.d}" if self.d != 1 else str(self.n)
    def mixed(self): w, r = divmod(abs(self.n), self.d); return ("-" if self.n < 0 else "") + (f"{w} {r}/{self.d}" if w and r else str(w) if not r else f"{r}/{self.d}")
a, b = Q(1, 2), Q("3/4")
print(a + b, a - b, a * b, a / b, 1 + a, 1 - a, 2 * a, 1 / b, -a, a ** 3, a ** -2, a < b, a == Q(2, 4), a == 0.5, Q(4, 2) == 2, sum([a, b, Q(1, 4)]), float(b), int(Q(7, 2)), Q(-6, -8), Q(3, -9), Q("2 1/3"), Q("5"), sorted([b, a, Q(2, 3)]), len({Q(1, 2), Q(2, 4)}), {Q(2): "x"}[2], Q(11, 4).mixed(), Q(-11, 4).mixed(), Q(4).mixed())
def continued(q):
    while True:
        w = q.n // q.d
        yield w
        if q.n % q.d == 0: return
        q = 1 / (q - w)
def egyptian(q):
    out = []
    while q.n: k = -(-q.d // q.n); out.append(Q(1, k)); q = q - Q(1, k)
    return out
print(list(continued(Q(415, 93))), list(continued(Q(355, 113))), egyptian(Q(5, 6)), egyptian(Q(7, 15)), sum((Q(1, k) for k in range(1, 11)), Q()))
for f in (lambda: Q(1, 0), lambda: a / 0, lambda: Q("x/2"), lambda: a + 1.5, lambda: "s" + a, lambda: a < "x", lambda: Q("1/0")):
    try: print(f())
    except (ZeroDivisionError, ValueError, TypeError) as e: print(type(e).__name__, e)
