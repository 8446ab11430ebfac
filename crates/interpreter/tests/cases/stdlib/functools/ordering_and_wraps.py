# total_ordering, cmp_to_key and wraps.
from functools import total_ordering, cmp_to_key, wraps
@total_ordering
class Money:
    def __init__(self, n): self.n = n
    def __eq__(self, o): return isinstance(o, Money) and self.n == o.n
    def __lt__(self, o): return self.n < o.n
    def __repr__(self): return f"${self.n}"
print(Money(1) <= Money(1), Money(2) > Money(1), Money(1) >= Money(2), sorted([Money(3), Money(1)]), max(Money(1), Money(9)))
def by_len_then_alpha(a, b):
    return (len(a) > len(b)) - (len(a) < len(b)) or (a > b) - (a < b)
print(sorted(["bb", "a", "ccc", "aa", "b"], key=cmp_to_key(by_len_then_alpha)))
print(sorted(["3", "30", "34", "5", "9"], key=cmp_to_key(lambda a, b: -1 if a + b > b + a else 1)))
def logged(fn):
    @wraps(fn)
    def run(*a, **k):
        run.calls += 1
        return fn(*a, **k)
    run.calls = 0
    return run
@logged
def add(a: int, b: int = 1) -> int:
    """Adds."""
    return a + b
print(add(1), add(1, b=5), add.calls, add.__name__, add.__doc__, add.__annotations__, add.__wrapped__(2))
def repeat(n):
    def deco(fn):
        @wraps(fn)
        def run(*a): return [fn(*a) for _ in range(n)]
        return run
    return deco
@repeat(2)
@logged
def hi(x): return "hi " + x
print(hi("bo"), hi.__name__, hi.__wrapped__.calls)
