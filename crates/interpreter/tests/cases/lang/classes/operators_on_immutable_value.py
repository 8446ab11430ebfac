# An immutable value class: hash, eq, ordering, arithmetic, with-ers, pickling-free copies.
class Money:
    __slots__ = ("_cents", "_cur")
    def __init__(self, amount, cur="EUR"):
        object.__setattr__(self, "_cents", round(amount * 100))
        object.__setattr__(self, "_cur", cur)
    def __setattr__(self, n, v): raise AttributeError(f"{type(self).__name__} is immutable")
    __delattr__ = lambda self, n: self.__setattr__(n, None)
    amount = property(lambda s: s._cents / 100)
    currency = property(lambda s: s._cur)
    def _with(self, cents): return Money(cents / 100, self._cur)
    def _same(self, o):
        if not isinstance(o, Money): return False
        if o._cur != self._cur: raise ValueError(f"{self._cur} and {o._cur} do not mix")
        return True
    def __add__(self, o): return self._with(self._cents + o._cents) if self._same(o) else NotImplemented
    def __radd__(self, o): return self if o == 0 else NotImplemented
    def __sub__(self, o): return self._with(self._cents - o._cents) if self._same(o) else NotImplemented
    def __mul__(self, k): return self._with(round(self._cents * k)) if isinstance(k, (int, float)) else NotImplemented
    __rmul__ = __mul__
    def __neg__(self): return self._with(-self._cents)
    def __abs__(self): return self._with(abs(self._cents))
    def __bool__(self): return self._cents != 0
    def __eq__(self, o): return isinstance(o, Money) and (self._cents, self._cur) == (o._cents, o._cur)
    def __lt__(self, o): return self._cents < o._cents if self._same(o) else NotImplemented
    def __hash__(self): return hash((self._cents, self._cur == "EUR"))
    def __repr__(self): return f"Money({self.amount:.2f}, {self._cur!r})"
    def __format__(self, spec): return f"{self.amount:{spec or ',.2f'}} {self._cur}"
    def split(self, n): q, r = divmod(self._cents, n); return [self._with(q + (i < r)) for i in range(n)]
a, b = Money(10), Money(3.335)
print(a + b, a - b, a * 1.5, 2 * b, -a, abs(-a), sum([a, b]), sorted([a, b, -a]), max(a, b), bool(a - a), a == Money(10.0), len({a, Money(10)}), f"{Money(1234567.5)} {b:.1f}", Money(10).split(3), sum(Money(10).split(3)) == Money(10))
for f in (lambda: a + Money(1, "USD"), lambda: a + 1, lambda: 1 + a, lambda: a * "x", lambda: a < 5, lambda: setattr(a, "amount", 1), lambda: setattr(a, "x", 1), lambda: delattr(a, "_cents"), lambda: a > Money(1, "USD"), lambda: a * a):
    try: print(f())
    except (ValueError, TypeError, AttributeError) as e: print(type(e).__name__, e)
