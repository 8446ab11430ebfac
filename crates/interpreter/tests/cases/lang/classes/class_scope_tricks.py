# Class bodies: loops, conditionals, comprehension, locals, del, nested classes, decorators, lambdas.
class C:
    for _i in range(3):
        locals()[f"attr{_i}"] = _i * 10
    del _i
    if True:
        def chosen(self): return "if branch"
    else:
        def chosen(self): return "else branch"
    table = {n: len(n) for n in ("a", "bb")}
    def _helper(x): return x * 2
    doubled = _helper(21)
    del _helper
    square = lambda self, x: x * x
    class Inner:
        value = "inner"
        def outer_name(self): return C.__name__
    inner = Inner()
    x = y = 5
    x += 1
    first, *rest = "abc"
    try:
        bad = 1 / 0
    except ZeroDivisionError:
        bad = "handled"
    with_default = (lambda v=x: v)
    names = [n for n in dir() if not n.startswith("_")]
print(C.attr0, C.attr2, C().chosen(), C.table, C.doubled, C().square(4), C.Inner.value, C.inner.outer_name(), C.x, C.y, C.first, C.rest, C.bad)
print(hasattr(C, "_i"), hasattr(C, "_helper"), C.names[:4], C.Inner.__qualname__, C.square.__qualname__, C.with_default(7))
def factory(n):
    class Made:
        value = n
        def get(self): return n, self.value
        def __repr__(self): return f"Made{n}"
    Made.__name__ = f"Made{n}"
    return Made
A, B = factory(1), factory(2)
print(A().get(), B().get(), A.__name__, A is B, [k() for k in (A, B)], A.__qualname__)
class Rebound:
    def f(self): return 1
    g = f
    def f(self): return 2
print(Rebound().f(), Rebound().g(), Rebound.g.__name__)
class Self:
    @property
    def me(self): return self
    def __init__(self): self.v = 3
print(Self().me.me.v)
