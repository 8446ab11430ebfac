# `types.coroutine`: generators that are awaited.
import types, asyncio, inspect
@types.coroutine
def g():
    x = yield 1
    return x
def plain(): 
    return [1]
print(inspect.iscoroutinefunction(g), inspect.isawaitable(g()), g.__name__)
async def m(): return await g()
c=m(); print(c.send(None))
try: c.send(42)
except StopIteration as e: print(e.value)
@types.coroutine
def sleepy():
    yield
    return 5
async def main(): return await sleepy() + await sleepy()
print(asyncio.run(main()))
w=types.coroutine(plain)
print(w(), w.__name__)
try: types.coroutine(3)
except TypeError as e: print(e)
@types.coroutine
def ret_gen(): return (i for i in range(3))
r=ret_gen(); print(type(r).__name__)
class G:
    def send(self,*a): return 1
    def throw(self,*a): pass
    def close(self): pass
    def __iter__(self): return self
    def __next__(self): return 7
@types.coroutine
def retG(): return G()
r=retG(); print(type(r).__name__, next(r), r.send(1))
async def co(): pass
print(types.coroutine(co) is co)
@types.coroutine
def withco(): return co()
c=withco(); print(type(c).__name__); c.close()
try:
    async def bad(): await (i for i in ())
    bad().send(None)
except TypeError as e: print(e)
class M:
    @types.coroutine
    def meth(self):
        yield
        return self
async def mm(): return type(await M().meth()).__name__
print(asyncio.run(mm()))
