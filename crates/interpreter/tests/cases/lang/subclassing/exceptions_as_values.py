# Exceptions stored, compared, sorted, used as keys, returned and re-raised later.
class E(Exception):
    def __init__(self, code, msg=""): super().__init__(code, msg); self.code, self.msg = code, msg
    def __eq__(self, o): return isinstance(o, E) and self.code == o.code
    def __hash__(self): return hash(self.code)
    def __lt__(self, o): return self.code < o.code
def attempt(n): return n if n % 2 == 0 else E(n, "odd")
results = [attempt(n) for n in range(4)]
print(results, [r for r in results if isinstance(r, Exception)], E(1) == E(1, "other"), len({E(1), E(1), E(2)}), sorted([E(3), E(1)]), E(5).args, str(E(5, "x")), repr(E(5)))
def unwrap(r):
    if isinstance(r, Exception): raise r
    return r
for r in results:
    try: print(unwrap(r))
    except E as e: print("raised", e.code, e.msg)
pending = []
for n in (1, 0, 2):
    try: 10 / n
    except ZeroDivisionError as e: pending.append(e)
print([type(p).__name__ for p in pending])
try: raise pending[0]
except ArithmeticError as e: print(e, e is pending[0])
class Result:
    def __init__(self, value=None, error=None): self.value, self.error = value, error
    @classmethod
    def of(cls, f, *a):
        try: return cls(f(*a))
        except Exception as e: return cls(error=e)
    def map(self, f): return self if self.error else Result.of(f, self.value)
    def __or__(self, default): return default if self.error else self.value
    def __bool__(self): return self.error is None
    def __repr__(self): return f"Err({self.error!r})" if self.error else f"Ok({self.value!r})"
print(Result.of(int, "5").map(lambda x: x * 2), Result.of(int, "x").map(len), Result.of(int, "x") | -1, bool(Result.of(len, "a")), Result.of(int, "6").map(lambda x: x / 0), [Result.of(float, t) | 0.0 for t in ("1.5", "q")])
mapping = {ValueError: "value", KeyError: "key", Exception: "other"}
for exc in (ValueError(), KeyError("k"), TypeError(), UnicodeError()): print(next(v for k, v in mapping.items() if isinstance(exc, k)), end=" ")
print()
