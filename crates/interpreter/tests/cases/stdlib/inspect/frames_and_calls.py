# Frames, stack, caller names, annotations, validation by signature.
import inspect
from dataclasses import dataclass
from typing import Optional, get_type_hints

def who(): return inspect.currentframe().f_back.f_code.co_name
def caller(): return who()
print(caller(), who())
def depth(): return [f.function for f in inspect.stack()]
def a(): return depth()
print(a())
def locals_of():
    x, y = 1, "s"
    return sorted(inspect.currentframe().f_locals.items(), key=str)
print(locals_of())
class Registry:
    def __init__(self): self.h = {}
    def on(self, fn):
        ps = list(inspect.signature(fn).parameters.values())
        self.h[fn.__name__] = (fn, [p.name for p in ps], sum(p.default is p.empty for p in ps))
        return fn
    def call(self, name, /, **data):
        fn, names, need = self.h[name]
        missing = [n for n in names[:need] if n not in data]
        if missing: return f"missing {missing}"
        return fn(**{k: v for k, v in data.items() if k in names})
r = Registry()
@r.on
def greet(name, greeting="hi"): return f"{greeting} {name}"
print(r.call("greet", name="bo", junk=1), r.call("greet", greeting="yo"))
@dataclass
class P: x: int; y: Optional[str] = None
print(inspect.signature(P), list(inspect.signature(P).parameters), get_type_hints(P)["y"], inspect.get_annotations(P))
def describe(fn):
    sig = inspect.signature(fn); parts = []
    for p in sig.parameters.values():
        t = getattr(p.annotation, "__name__", str(p.annotation)) if p.annotation is not p.empty else "any"
        parts.append(f"{p.name}:{t}" + ("" if p.default is p.empty else f"={p.default!r}"))
    return f"{fn.__name__}({', '.join(parts)})" + (f" -> {sig.return_annotation.__name__}" if sig.return_annotation is not sig.empty else "")
def tool(q: str, n: int = 5, *rest, flag: bool = False, **opts) -> list: "Search."
print(describe(tool), inspect.getdoc(tool), describe(lambda x: x))
schema = {p.name: {"type": {str: "string", int: "integer", bool: "boolean"}.get(p.annotation, "any"), "required": p.default is inspect._empty} for p in inspect.signature(tool).parameters.values() if p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD)}
print(schema)
try:
    1 / 0
except ZeroDivisionError as e:
    tb = e.__traceback__; print(type(tb).__name__, tb.tb_lineno > 0)
class Base:
    def __init_subclass__(cls, **k): cls.methods = [n for n, v in vars(cls).items() if inspect.isfunction(v)]
class Sub(Base):
    def one(self): pass
    def two(self): pass
print(Sub.methods, [n for n, v in inspect.getmembers(Sub, callable) if not n.startswith("__")], inspect.ismodule(inspect), inspect.formatannotation(int), inspect.formatannotation(Optional[int]), inspect.isclass(P))
async def co(): return 1
c = co(); print(inspect.iscoroutine(c), inspect.getcoroutinestate(c), inspect.isawaitable(c)); c.close(); print(inspect.getcoroutinestate(c), inspect.CORO_CLOSED, inspect.GEN_CREATED)
