# Decorators written with functools: retry, memo, timing, registry, pipelines.
import functools
from functools import wraps, partial, reduce, lru_cache

def retry(times, *errors):
    def deco(fn):
        @wraps(fn)
        def run(*a, **k):
            for i in range(1, times + 1):
                try: return fn(*a, **k)
                except errors as e:
                    print(f"{fn.__name__} failed {i}: {e}")
            raise RuntimeError(f"{fn.__name__} gave up") from None
        return run
    return deco
state = {"n": 0}
@retry(3, ValueError)
def flaky(limit):
    state["n"] += 1
    if state["n"] < limit: raise ValueError(state["n"])
    return state["n"]
print(flaky(3))
state["n"] = 0
try: flaky(99)
except RuntimeError as e: print(e, e.__cause__)
class CountCalls:
    def __init__(self, fn): functools.update_wrapper(self, fn); self.fn, self.n = fn, 0
    def __call__(self, *a, **k): self.n += 1; return self.fn(*a, **k)
    def __get__(self, obj, cls): return partial(self, obj) if obj else self
@CountCalls
def hi(name): "Greets."; return f"hi {name}"
hi("a"); hi("b"); print(hi.n, hi.__name__, hi.__doc__)
class T:
    @CountCalls
    def m(self, x): return x + 1
print(T().m(1), T.m.n)
registry = {}
def register(name=None):
    def deco(fn):
        registry[name or fn.__name__] = fn; return fn
    return deco(name) and None if callable(name) else deco
@register()
def add(a, b): return a + b
@register("times")
def mul(a, b): return a * b
print({k: f(3, 4) for k, f in registry.items()})
def typed(**types):
    def deco(fn):
        @wraps(fn)
        def run(**k):
            for n, t in types.items():
                if not isinstance(k.get(n), t): raise TypeError(f"{n} must be {t.__name__}, got {type(k.get(n)).__name__}")
            return fn(**k)
        return run
    return deco
@typed(a=int, b=str)
def rep(a, b): return a * b
print(rep(a=2, b="x"))
try: rep(a="2", b="x")
except TypeError as e: print(e)
pipeline = [str.strip, str.lower, partial(str.replace, "a", "b") if False else (lambda s: s.replace(" ", "_")), partial(str.split, sep="_")]
print(reduce(lambda v, f: f(v), pipeline, "  Hello Big World "))
@lru_cache(maxsize=None)
def edit(a, b):
    if not a or not b: return len(a) + len(b)
    return min(edit(a[1:], b) + 1, edit(a, b[1:]) + 1, edit(a[1:], b[1:]) + (a[0] != b[0]))
print(edit("kitten", "sitting"), edit.cache_info().hits > 0)
def curry(fn, n=None):
    n = n or fn.__code__.co_argcount
    return lambda *a: fn(*a) if len(a) >= n else curry(partial(fn, *a), n - len(a))
print(curry(lambda a, b, c: a + b + c)(1)(2)(3), curry(lambda a, b: a - b)(5, 3))
def singleton(cls):
    made = {}
    @wraps(cls, updated=())
    def get(*a, **k):
        if cls not in made: made[cls] = cls(*a, **k)
        return made[cls]
    return get
@singleton
class Conf:
    def __init__(self): self.v = 1
print(Conf() is Conf(), Conf.__name__, Conf.__wrapped__)
