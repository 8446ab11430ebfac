# Introspection that needs no source text.
import inspect, types, functools
def f(a, b=1, *c, d, e=2, **g) -> int: "F."
code = f.__code__
print(code.co_argcount, code.co_kwonlyargcount, code.co_posonlyargcount, code.co_varnames[:6], code.co_name, code.co_flags & inspect.CO_VARARGS != 0, code.co_flags & inspect.CO_VARKEYWORDS != 0)
print(f.__defaults__, f.__kwdefaults__, f.__annotations__, f.__doc__, f.__module__, f.__qualname__, f.__closure__)
spec = inspect.getfullargspec(f); print(spec.args, spec.varargs, spec.varkw, spec.defaults, spec.kwonlyargs, spec.kwonlydefaults, spec.annotations)
class Meta(type): pass
class A(metaclass=Meta):
    __slots__ = ("x",)
    attr: int = 5 if False else None
print(type(A).__name__, inspect.isclass(A), inspect.isclass(Meta), A.__slots__ if hasattr(A, "__slots__") else "", inspect.get_annotations(A))
print([k for k, v in inspect.getmembers(A) if not k.startswith("__")], inspect.isdatadescriptor(A.x), inspect.ismemberdescriptor(A.x))
print(inspect.ismodule(types), inspect.isbuiltin(len), inspect.isroutine(str.join), inspect.isfunction(functools.wraps), inspect.ismethoddescriptor(str.join), inspect.isgetsetdescriptor(type.__dict__["__dict__"]) if False else "")
p = functools.partial(f, 1, d=4); print(inspect.signature(p), p.func.__name__, inspect.isfunction(p), callable(p))
def g(x, /, y, *, z): pass
print([(n, q.kind.name) for n, q in inspect.signature(g).parameters.items()], str(inspect.signature(g)))
l = lambda x=1, *y: x; print(inspect.signature(l), l.__name__, inspect.getdoc(l), inspect.isfunction(l))
def deco(fn):
    @functools.wraps(fn)
    def w(*a, **k): return fn(*a, **k)
    return w
h = deco(f); print(inspect.signature(h) == inspect.signature(f), inspect.unwrap(h) is f, h.__wrapped__ is f, inspect.signature(h, follow_wrapped=False))
h.__signature__ = inspect.Signature([inspect.Parameter("only", inspect.Parameter.POSITIONAL_ONLY)]); print(inspect.signature(h))
