import inspect
def func(): "doc"
def gen(): yield
async def co(): ...
async def agen(): yield
class K:
    """K doc
      indented
    """
    x = 1
    def m(self): ...
    @property
    def p(self): ...
    @staticmethod
    def s(): ...
k = K()
checks = ["isfunction", "ismethod", "isclass", "isbuiltin", "ismodule", "isgeneratorfunction", "isgenerator", "iscoroutinefunction", "isasyncgenfunction", "isroutine", "isabstract", "isdatadescriptor"]
for name, v in [("func", func), ("gen", gen), ("gen()", gen()), ("co", co), ("agen", agen), ("K", K), ("k.m", k.m), ("K.m", K.m), ("len", len), ("inspect", inspect), ("prop", K.__dict__["p"]), ("int", int)]:
    print(name, [c for c in checks if getattr(inspect, c)(v)])
print([n for n, v in inspect.getmembers(k) if not n.startswith("_")], [n for n, v in inspect.getmembers(K, inspect.isfunction)], inspect.getmro(K) == K.__mro__)
print(repr(inspect.getdoc(K)), inspect.cleandoc("  a\n    b\n  c"), inspect.getdoc(func), inspect.isawaitable(5))
g = gen(); print(inspect.getgeneratorstate(g)); next(g); print(inspect.getgeneratorstate(g)); g.close(); print(inspect.getgeneratorstate(g))
def outer():
    v = 1
    def inner(): return v
    return inner
print(inspect.getclosurevars(outer()).nonlocals, inspect.currentframe().f_code.co_name, inspect.stack()[0].function)
def named(): return inspect.currentframe().f_code.co_name, inspect.currentframe().f_lineno, inspect.stack()[1].function
print(named())
class Base: 
    def m(self): "base doc"
class Sub(Base):
    def m(self): ...
print(inspect.getdoc(Sub.m), inspect.getattr_static(k, "p") is K.__dict__["p"], inspect.unwrap(func) is func, inspect.getmodule(func).__name__)
print(inspect.getsource(named), end="")
print(inspect.getsource(K).splitlines()[0], inspect.getsourcelines(gen)[0])
