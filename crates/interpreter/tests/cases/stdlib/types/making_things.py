# Functions, methods, modules and code made by hand; DynamicClassAttribute; coroutine.
import types
def add(a, b=2, *, c=3):
    "doc"
    return a + b + c
f = types.FunctionType(add.__code__, {"__builtins__": __builtins__}, "renamed", (10,))
f.__kwdefaults__ = {"c": 100}
print(f(1), f.__name__, f.__defaults__, f.__doc__, add(1))
class A:
    def __init__(self, v): self.v = v
a = A(5)
a.show = types.MethodType(lambda self, x=1: (self.v, x), a); print(a.show(), a.show(9), a.show.__self__ is a, types.MethodType(len, "abc")(), a.show.__func__.__name__)
m = types.ModuleType("mymod", "its doc"); m.x = 5; exec("y = x + 1", m.__dict__); print(m, m.y, m.__doc__, m.__name__, sorted(k for k in vars(m) if not k.startswith("__")), types.ModuleType("q").__doc__)
cell = types.CellType(7); print(cell.cell_contents, types.CellType); cell.cell_contents = 8; print(cell.cell_contents)
def outer():
    x = 1
    return lambda: x
print(outer().__closure__[0].cell_contents, isinstance(outer().__closure__[0], types.CellType))
class E:
    @types.DynamicClassAttribute
    def name(self): return "instance"
print(E().name)
try:
    E.name
except AttributeError as error:
    print(type(error).__name__)
@types.coroutine
def old():
    got = yield "first"
    return got
async def use(): return await old()
c = use(); print(c.send(None))
try:
    c.send("back")
except StopIteration as stop:
    print(stop.value)
ga = types.GenericAlias(list, (int, str)); print(ga, ga.__origin__, ga.__args__, types.GenericAlias(dict, int), list[int].__class__ is types.GenericAlias)
for bad in (lambda: types.FunctionType(5, {}), lambda: types.MethodType(5, 1), lambda: types.MethodType(len, None), lambda: types.NoneType(5), lambda: types.ModuleType(), lambda: types.CellType(1, 2), lambda: types.GeneratorType(), lambda: m.zzz, lambda: types.UnionType(), lambda: types.CellType().cell_contents):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, str(error)[:60])
