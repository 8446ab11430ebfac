# Names, docs and defaults of nested, decorated and generated functions.
def deco(f):
    def wrapper(*a, **k):
        "wrapper doc"
        return f(*a, **k)
    wrapper.__name__, wrapper.__doc__, wrapper.__qualname__ = f.__name__, f.__doc__, f.__qualname__
    wrapper.__dict__.update(f.__dict__)
    wrapper.original = f
    return wrapper
@deco
def target(a, b=(1, 2), *, c="x"):
    """Doc of
    target."""
target.tag = "T"
print(target.__name__, repr(target.__doc__), target.__defaults__, target.original.__defaults__, target.original.__kwdefaults__, target.tag)
class K:
    """Class doc."""
    def m(self): "method doc"
    async def a(self): "async doc"
    def g(self): "gen doc"; yield
    s = staticmethod(lambda x=1: x)
    @classmethod
    def c(cls, y=[2]): "class method doc"
for n in ("m", "a", "g", "s", "c"):
    f = getattr(K(), n)
    print(n, f.__name__, f.__qualname__, f.__doc__, f.__defaults__, type(f).__name__)
def outer():
    def inner(): pass
    class Local:
        def method(self): return lambda: 0
    return inner, Local, Local().method, Local().method()
for f in outer(): print(f.__name__, f.__qualname__, f.__module__)
fs = [lambda: 0, lambda x, *y, z=1, **w: 0, (lambda: (yield)), deco]
print([f.__name__ for f in fs], fs[1].__kwdefaults__, [type(f).__name__ for f in fs])
def change(): return 1
change.__doc__ = "new"; change.__kwdefaults__ = {"q": 1}; change.__defaults__ = None; change.__annotations__ = {"return": int}; change.__dict__["k"] = "v"; change.__qualname__ = "a.b.c"; change.__module__ = "m"
print(change.__doc__, change.__kwdefaults__, change.__defaults__, change.__annotations__, change.k, change.__qualname__, change.__module__, repr(change).split(" at ")[0])
print(len.__doc__ is not None, len.__name__, [].append.__name__, str.upper.__name__, (1).__add__.__name__, int.__name__, print.__module__, dict.fromkeys.__name__, type(len).__name__, type([].append).__name__, type(str.upper).__name__, type((1).__add__).__name__, type(int.__add__).__name__)
