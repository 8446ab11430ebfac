import inspect
from inspect import signature, Parameter, Signature
from functools import partial, wraps
def f(a, b: int = 2, /, c=None, *args, d: str = "x", **kw) -> bool: ...
s = signature(f)
print(s, [p.kind.name for p in s.parameters.values()], s.return_annotation, s.parameters["d"].default)
for g in (lambda: 0, lambda x, *, y: 0, lambda *a: 0, lambda a, /, b: 0, lambda **k: 0):
    print(signature(g), end=" ")
print()
class C:
    def __init__(self, x, y=1): ...
    def m(self, q): ...
    @classmethod
    def c(cls, z): ...
    @staticmethod
    def s(w): ...
    def __call__(self, v): ...
print(signature(C), signature(C.m), signature(C(1).m), signature(C.c), signature(C.s), signature(C(1)))
print(signature(partial(f, 1)), signature(partial(f, d="q")))
@wraps(f)
def wrapped(*a): ...
print(signature(wrapped), signature(wrapped, follow_wrapped=False))
b = s.bind(1, 2, 3, 4, z=5); print(b.args, b.kwargs, b.arguments)
b = s.bind(1); b.apply_defaults(); print(b.arguments)
for bad in (lambda: s.bind(), lambda: s.bind(1, a=2, b=3), lambda: signature(lambda x: 0).bind(1, 2), lambda: signature(lambda x: 0).bind(z=1), lambda: signature(5), lambda: Parameter("a b", Parameter.KEYWORD_ONLY)):
    try:
        print(bad())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
print(Signature([Parameter("x", Parameter.KEYWORD_ONLY, default=1)]), s.replace(return_annotation=Signature.empty), repr(s.parameters["b"]), inspect.getfullargspec(f).args, inspect.getcallargs(lambda x, y=2: 0, 1))
from dataclasses import dataclass
@dataclass
class D:
    a: int
    b: str = "z"
print(signature(D))
