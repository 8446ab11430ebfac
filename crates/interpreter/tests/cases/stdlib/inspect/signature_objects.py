# signature, Parameter, bind, BoundArguments, replace.
import inspect
from inspect import signature, Parameter, Signature
import functools

def err(f, *a, **k):
    try: print("no error:", f(*a, **k))
    except Exception as e: print(type(e).__name__, "-", e)

def f(a, b: int, /, c=1, *args: str, d, e: "x" = None, **kw) -> bool: pass
s = signature(f); print(s, repr(s), list(s.parameters), s.return_annotation, len(s.parameters))
for p in s.parameters.values(): print(p.name, p.kind, int(p.kind), p.kind.name, p.kind.description, p.default if p.default is not Parameter.empty else "-", p.annotation if p.annotation is not p.empty else "-", str(p), repr(p))
b = s.bind(1, 2, 3, 4, d=5, z=6); print(b, b.args, b.kwargs, b.arguments, b.signature is s); b2 = s.bind_partial(1); print(b2.arguments); b2.apply_defaults(); print(b2.arguments); b.arguments["a"] = 10; print(b.args)
err(s.bind); err(s.bind, 1, 2); err(s.bind, 1, 2, d=1, a=5); g = signature(lambda x, y=2: 0); err(g.bind, 1, 2, 3); err(g.bind, z=1); err(g.bind, 1, x=1); err(g.bind_partial, q=1); print(g.bind(1).arguments, g.bind(1) == g.bind(1), g == signature(lambda x, y=2: 1), hash(g) == hash(signature(lambda x, y=2: 5)))
class C:
    def __init__(self, a, *, b=2): pass
    def m(self, x): pass
    @classmethod
    def c(cls, y): pass
    @staticmethod
    def s(z): pass
    def __call__(self, q, r=1): pass
print(signature(C), signature(C.m), signature(C(1).m), signature(C.c), signature(C.s), signature(C(1)), signature(functools.partial(f, 1, 2, d=3)), signature(functools.partial(lambda a, b: 0, b=5)))
@functools.wraps(f)
def w(*a, **k): pass
print(signature(w) == s, signature(w, follow_wrapped=False), signature(len), signature(print), signature(lambda: 0), signature(lambda *a, b=1: 0), signature(async_f := (lambda x, /: x)))
p = Parameter("x", Parameter.KEYWORD_ONLY, default=5, annotation=int); print(p, p.replace(name="y"), p.replace(default=Parameter.empty), p == Parameter("x", Parameter.KEYWORD_ONLY, default=5, annotation=int), Signature([p], return_annotation=str), Signature(), s.replace(parameters=[], return_annotation=int))
err(Parameter, "1x", Parameter.KEYWORD_ONLY); err(Parameter, "x", Parameter.VAR_POSITIONAL, default=1); err(Parameter, 5, Parameter.KEYWORD_ONLY); err(Parameter, "x", 9); err(Signature, [p, p]); err(Signature, [p, Parameter("a", Parameter.POSITIONAL_ONLY)]); err(Signature, [Parameter("a", Parameter.POSITIONAL_OR_KEYWORD, default=1), Parameter("b", Parameter.POSITIONAL_OR_KEYWORD)]); err(signature, 5); err(signature, type) if False else None
def check(fn, *a, **k):
    b = signature(fn).bind(*a, **k)
    for n, v in b.arguments.items():
        ann = signature(fn).parameters[n].annotation
        if ann is not Parameter.empty and not isinstance(v, ann): return f"{n} must be {ann.__name__}"
    return fn(*a, **k)
def add(x: int, y: int = 2): return x + y
print(check(add, 1), check(add, "1"), check(add, 1, y="z"))
