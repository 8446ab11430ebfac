# partial, partialmethod, reduce, cmp_to_key.
from functools import partial, partialmethod, reduce, cmp_to_key, wraps, update_wrapper, WRAPPER_ASSIGNMENTS, WRAPPER_UPDATES
import operator, copy

def err(fn, *a, **k):
    try: print("no error:", fn(*a, **k))
    except Exception as e: print(type(e).__name__, "-", e)

def show(*a, **k): return a, k
p = partial(show, 1, 2, x=3); print(p(), p(4, x=5, y=6), p.func is show, p.args, p.keywords, repr(partial(int, base=2)), partial(int, base=2)("1010"), partial(p, 9, z=1)(), partial(p, 9).args, partial(print, "a", sep="-")("b"))
p.extra = 5; print(p.extra, p.__dict__, callable(p), copy.copy(p)(0), isinstance(p, partial), type(p).__name__); err(partial); err(partial, 5); err(partial(show), **{}) ; err(partial(int, base=2), "9"); err(partial(lambda a: a))
print(list(map(partial(pow, 2), range(5))), sorted("bca", key=partial(str.__lt__, "b")) if False else "", partial(max, key=len)(["a", "bbb"]), list(map(partial(operator.mul, 10), [1, 2])))
class Cell:
    def __init__(self): self.alive = False
    def set(self, v, *, why="no"): self.alive = v; return (v, why)
    on = partialmethod(set, True); off = partialmethod(set, False, why="off")
    @classmethod
    def make(cls, n): return (cls.__name__, n)
    five = partialmethod(make, 5)
c = Cell(); print(c.on(), c.alive, c.off(), c.off(why="x"), c.on.func.__name__ if hasattr(c.on, "func") else "bound", Cell.five(), repr(Cell.__dict__["on"]).split("(")[0])
print(reduce(operator.add, [1, 2, 3]), reduce(operator.add, [], 0), reduce(operator.add, ["a"]), reduce(lambda a, b: a * b, range(1, 6)), reduce(lambda a, b: {**a, b: len(b)}, ["x", "yy"], {}), reduce(max, iter([3, 9, 2])), reduce(lambda a, b: f"({a}{b})", "abcd"))
err(reduce, operator.add, []); err(reduce, operator.add, 5); err(reduce, 5, [1, 2]); err(reduce, lambda a: a, [1, 2])
def cmp(a, b): return (a > b) - (a < b)
K = cmp_to_key(lambda a, b: cmp(len(a), len(b)) or cmp(b, a))
print(sorted(["bb", "a", "cc", "b"], key=K), max(["a", "bb"], key=K), K("a") < K("bb"), K("a") == K("b"), K("x").obj, K("a") >= K("a"), min([3, 1, 2], key=cmp_to_key(lambda a, b: b - a)))
err(lambda: K("a") < 5); err(hash, K("a"))
def deco(fn):
    @wraps(fn)
    def inner(*a, **k):
        "inner doc"
        return fn(*a, **k)
    return inner
@deco
def target(a: int, b=2) -> str:
    """Target doc."""
    return f"{a}{b}"
target.tag = 1; print(target(1), target.__name__, target.__doc__, target.__qualname__, target.__annotations__, target.__wrapped__(5), target.__module__, WRAPPER_ASSIGNMENTS, WRAPPER_UPDATES)
class NoName:
    def __call__(self): return 1
def w(): pass
update_wrapper(w, NoName(), assigned=("__doc__",)); print(w.__name__, w.__doc__, type(w.__wrapped__).__name__); update_wrapper(w, partial(show)); print(w.__name__)
compose = lambda *fs: reduce(lambda f, g: lambda x: f(g(x)), fs); print(compose(str, abs, int)("-5"), compose(len)("abc"))
