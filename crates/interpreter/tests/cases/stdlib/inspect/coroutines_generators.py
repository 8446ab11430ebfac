# Kinds of callables and their states.
import inspect, asyncio
def gen():
    x = yield 1
    yield x
async def co(): return 5
async def agen(): yield 1
class C:
    async def m(self): pass
    def g(self): yield
for f in (gen, co, agen, C().m, C.g, len, lambda: 0):
    print(inspect.isgeneratorfunction(f), inspect.iscoroutinefunction(f), inspect.isasyncgenfunction(f))
g = gen()
states = [inspect.getgeneratorstate(g)]
next(g); states.append(inspect.getgeneratorstate(g)); g.send("v"); states.append(inspect.getgeneratorstate(g)); list(g); states.append(inspect.getgeneratorstate(g))
print(states, [s == inspect.GEN_CLOSED for s in states])
c = co(); print(inspect.getcoroutinestate(c), inspect.iscoroutine(c), inspect.isawaitable(c), inspect.isawaitable(5)); print(asyncio.run(c), inspect.getcoroutinestate(c))
h = gen(); next(h); h.close(); print(inspect.getgeneratorstate(h), inspect.isgenerator(h), inspect.isgenerator(gen))
a = agen(); print(inspect.isasyncgen(a), inspect.isawaitable(a), hasattr(a, "__anext__"))
def outer():
    v = 10
    def inner(): nonlocal v; v += 1; return v
    return inner
fn = outer(); fn(); print(inspect.getclosurevars(fn).nonlocals, fn.__code__.co_freevars, fn.__closure__[0].cell_contents)
print(fn.__code__.co_name, outer.__code__.co_varnames, gen.__code__.co_flags & inspect.CO_GENERATOR != 0, f.__name__, f.__qualname__)
