# ContextDecorator, AsyncContextDecorator and manager classes used both ways.
from contextlib import ContextDecorator, AsyncContextDecorator, asynccontextmanager, contextmanager, aclosing, AsyncExitStack, AbstractAsyncContextManager, nullcontext, suppress
import asyncio

class track(ContextDecorator):
    def __init__(self, name): self.name = name
    def __enter__(self): print("start", self.name); return self
    def __exit__(self, *exc): print("stop", self.name, exc[0] and exc[0].__name__); return False
@track("job")
def job(x):
    """Do it."""
    return x * 2
print(job(4), job.__name__, job.__doc__)
@track("rec")
def fact(n): return 1 if n < 2 else n * fact(n - 1)
print(fact(2))
with track("plain") as t: print(t.name)
class atrack(AsyncContextDecorator):
    async def __aenter__(self): print("aenter"); return self
    async def __aexit__(self, *exc): print("aexit"); return False
@atrack()
async def ajob(): return "a"
@asynccontextmanager
async def session(name):
    print("open", name)
    try: yield name
    finally: print("close", name)
async def numbers():
    try:
        for i in range(5): yield i
    finally: print("gen closed")
async def main():
    print(await ajob())
    async with session("s1") as s, session("s2"): print("using", s)
    async with aclosing(numbers()) as ns:
        async for n in ns:
            if n == 2: break
    async with AsyncExitStack() as st:
        await st.enter_async_context(session("s3"))
        st.enter_context(track("sync"))
        st.push_async_callback(asyncio.sleep, 0)
        st.callback(print, "cb")
    async with nullcontext(7) as v: print(v)
    try:
        async with session("bad"): raise KeyError("x")
    except KeyError as e: print("caught", e)
    @session("deco")
    async def inner(): return "inner"
    print(await inner())
asyncio.run(main())
class A(AbstractAsyncContextManager):
    async def __aexit__(self, *exc): return True
async def m2():
    async with A() as a:
        print(isinstance(a, A)); raise ValueError
    print("swallowed")
asyncio.run(m2())
