# AsyncExitStack and asynccontextmanager together.
import asyncio
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, aclosing
log = []
@asynccontextmanager
async def conn(n, fail=False):
    log.append(f"open {n}")
    if fail: raise OSError(f"cannot open {n}")
    try: yield n
    except ValueError as e: log.append(f"saw {e}"); raise
    finally: await asyncio.sleep(0); log.append(f"close {n}")
@contextmanager
def sync(n): log.append(f"+{n}"); yield; log.append(f"-{n}")
async def main():
    async with AsyncExitStack() as st:
        names = [await st.enter_async_context(conn(i)) for i in range(2)]; st.enter_context(sync("s"))
        async def bye(x): log.append(f"bye {x}")
        st.push_async_callback(bye, 1); st.callback(log.append, "cb"); print(names)
    print(log); log.clear()
    try:
        async with AsyncExitStack() as st:
            await st.enter_async_context(conn("a")); await st.enter_async_context(conn("b", fail=True))
    except OSError as e: print(e, log)
    log.clear()
    try:
        async with conn("x"), conn("y"): raise ValueError("inner")
    except ValueError as e: print(e, log)
    log.clear(); st = AsyncExitStack(); await st.enter_async_context(conn("later")); moved = st.pop_all(); await st.aclose(); print(log); await moved.aclose(); print(log)
    async def gen():
        try: yield 1; yield 2
        finally: log.append("gen closed")
    async with aclosing(gen()) as g: print(await anext(g))
    print(log[-1])
    @conn("deco")
    async def f(): return "f"
    print(await f(), log[-1])
    try:
        async with AsyncExitStack() as st: st.push_async_exit(lambda *a: asyncio.sleep(0, True)); raise KeyError("gone")
        print("swallowed")
    except KeyError: print("not swallowed")
asyncio.run(main())
