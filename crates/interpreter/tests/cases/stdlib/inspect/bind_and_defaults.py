# bind, apply_defaults and argument checks.
import inspect
def f(a, b=2, *args, c, d=4, **kw): pass
sig = inspect.signature(f)
for args, kw in (((1,), {"c": 3}), ((1, 5, 6, 7), {"c": 0, "z": 9}), ((), {}), ((1,), {}), ((1,), {"c": 1, "a": 2})):
    try:
        b = sig.bind(*args, **kw)
    except TypeError as e:
        print("TypeError", e)
        continue
    print(b.arguments, b.args, b.kwargs)
    b.apply_defaults()
    print(dict(b.arguments))
print([p.name for p in sig.parameters.values() if p.default is inspect.Parameter.empty])
print({p.name: p.kind.name for p in sig.parameters.values()})
print(sig.parameters["c"].kind is inspect.Parameter.KEYWORD_ONLY, str(sig), sig.return_annotation is inspect.Signature.empty)
def only(fn, data):
    names = [p.name for p in inspect.signature(fn).parameters.values() if p.kind in (p.POSITIONAL_OR_KEYWORD, p.KEYWORD_ONLY)]
    return fn(**{k: v for k, v in data.items() if k in names})
print(only(lambda x, y=0: (x, y), {"x": 1, "z": 2}), only(lambda: "none", {"q": 1}))
def arity(fn): return sum(p.default is p.empty and p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD) for p in inspect.signature(fn).parameters.values())
print(arity(f), arity(lambda: 0), arity(lambda a, /, b: 0), arity(str.upper), arity(int.__add__))
g = sig.replace(parameters=list(sig.parameters.values())[:2], return_annotation=int); print(g, g == sig)
