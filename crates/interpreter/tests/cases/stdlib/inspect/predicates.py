# is* functions, getmembers, getmro, getdoc, cleandoc, unwrap.
import inspect, functools, types, asyncio
from abc import ABC, abstractmethod

def f(): "doc"
def g(): yield
async def co(): pass
async def ag(): yield
class A(ABC):
    """Class doc.

        indented
    """
    x = 1
    def m(self): "method doc"
    @property
    def p(self): "prop doc"
    @abstractmethod
    def ab(self): ...
    @classmethod
    def c(cls): ...
    @staticmethod
    def s(): ...
class B(A):
    def m(self): pass
    def ab(self): pass
b = B(); gen, cor, agen = g(), co(), ag()
names = ["isfunction", "ismethod", "isclass", "ismodule", "isbuiltin", "isroutine", "isgenerator", "isgeneratorfunction", "iscoroutine", "iscoroutinefunction", "isasyncgen", "isasyncgenfunction", "isawaitable", "isabstract", "isdatadescriptor", "ismethoddescriptor", "iscode", "isframe", "istraceback"]
things = {"f": f, "g": g, "co": co, "ag": ag, "A": A, "B": B, "b": b, "b.m": b.m, "A.m": A.m, "A.c": A.c, "len": len, "gen": gen, "cor": cor, "agen": agen, "inspect": inspect, "prop": A.__dict__["p"], "lambda": lambda: 0, "int": int, "5": 5, "str.join": str.join, "'x'.join": "x".join, "code": f.__code__, "partial": functools.partial(f)}
for label, t in things.items(): print(label, [n for n in names if getattr(inspect, n)(t)])
cor.close()
print(inspect.getmro(B) == (B, A, ABC, object), inspect.getdoc(A), "|", inspect.getdoc(B.m), inspect.getdoc(b.p) is not None, inspect.getdoc(f), inspect.cleandoc("  a\n    b\n      c\n"), repr(inspect.cleandoc("\n\n  x\n  y\n\n")), inspect.getdoc(5) is not None)
print([n for n, v in inspect.getmembers(B, inspect.isfunction)], [n for n, _ in inspect.getmembers(b, inspect.ismethod)], [n for n, v in inspect.getmembers(A) if not n.startswith("_")], inspect.getmembers(types.SimpleNamespace(a=1, b=2), lambda v: v == 2))
def deco(fn):
    @functools.wraps(fn)
    def w(): return fn()
    return w
d = deco(deco(f)); print(inspect.unwrap(d) is f, inspect.unwrap(d, stop=lambda x: x.__wrapped__ is f).__wrapped__ is f, inspect.unwrap(f) is f)
print(inspect.getmodule(f).__name__, inspect.getattr_static(b, "x"), type(inspect.getattr_static(b, "p")).__name__, inspect.getattr_static(b, "zz", "dflt"), inspect.isabstract(B))
gen2 = g(); print(inspect.getgeneratorstate(gen2)); next(gen2); print(inspect.getgeneratorstate(gen2), inspect.getgeneratorlocals(gen2)); gen2.close(); print(inspect.getgeneratorstate(gen2), inspect.getcoroutinestate(cor))
def outer():
    z = 1; w = 2
    def inner(a): return z + a + len("x") + UNKNOWN
    return inner
print(inspect.getclosurevars(outer()).nonlocals, sorted(inspect.getclosurevars(outer()).builtins), sorted(inspect.getclosurevars(outer()).unbound))
print(inspect.getfullargspec(lambda a, b=1, *c, d, e=2, **k: 0), inspect.getcallargs(lambda a, b=2, *c, **k: 0, 1, x=5), inspect.get_annotations(f), inspect.get_annotations(A))
fr = inspect.currentframe(); print(fr.f_code.co_name, fr.f_lineno > 0, inspect.isframe(fr)); def_ = [k for k in inspect.classify_class_attrs(B) if k.name in ("x", "m", "c", "s", "p")]; print([(k.name, k.kind, k.defining_class.__name__) for k in def_])
