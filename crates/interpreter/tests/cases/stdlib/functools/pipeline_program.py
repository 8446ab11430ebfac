# Composition, memoised parsing and dispatch tables.
from functools import reduce, partial, lru_cache, wraps, cached_property
import re, operator
def compose(*fs): return reduce(lambda f, g: lambda *a, **k: g(f(*a, **k)), fs)
slug = compose(str.lower, partial(re.sub, r"[^a-z0-9]+", "-"), lambda s: s.strip("-")); print(slug("Hello, World! 2x"), slug("--A--"))
@lru_cache(maxsize=32)
def tokens(expr): return tuple(re.findall(r"\d+|[-+*/()]", expr))
def evaluate(expr):
    ops = {"+": (1, operator.add), "-": (1, operator.sub), "*": (2, operator.mul), "/": (2, operator.truediv)}; out, st = [], []
    def apply(): b, a = out.pop(), out.pop(); out.append(ops[st.pop()][1](a, b))
    for t in tokens(expr):
        if t.isdigit(): out.append(int(t))
        elif t == "(": st.append(t)
        elif t == ")":
            while st[-1] != "(": apply()
            st.pop()
        else:
            while st and st[-1] != "(" and ops[st[-1]][0] >= ops[t][0]: apply()
            st.append(t)
    while st: apply()
    return out[0]
print([evaluate(e) for e in ("1+2*3", "(1+2)*3", "10-4-3", "8/4/2", "2*(3+4)*5")], evaluate("1+2*3"), tokens.cache_info())
class Report:
    def __init__(self, xs): self.xs, self.calls = xs, 0
    @cached_property
    def stats(self): self.calls += 1; return {"n": len(self.xs), "sum": sum(self.xs), "max": max(self.xs, default=None)}
r = Report([3, 1]); print(r.stats, r.stats["max"], r.calls, "stats" in vars(r)); del r.stats; r.xs.append(9); print(r.stats, r.calls)
def validate(**rules):
    def deco(fn):
        @wraps(fn)
        def run(*a, **k):
            for name, rule in rules.items():
                if name in k and not rule(k[name]): raise ValueError(f"bad {name}: {k[name]!r}")
            return fn(*a, **k)
        return run
    return deco
@validate(age=lambda v: v >= 0, name=str.isalpha)
def person(*, name, age): "Make a person."; return f"{name}:{age}"
print(person(name="Ann", age=3), person.__doc__)
for bad in ({"name": "A1", "age": 1}, {"name": "B", "age": -1}):
    try: person(**bad)
    except ValueError as e: print(e)
