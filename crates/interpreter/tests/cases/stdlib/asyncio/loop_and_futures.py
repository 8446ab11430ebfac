# Futures, loop callbacks, Runner, run_until_complete, to_thread, executors.
import asyncio
from concurrent.futures import ThreadPoolExecutor

async def main():
    loop = asyncio.get_running_loop(); fut = loop.create_future(); print(fut.done(), fut.cancelled()); loop.call_soon(fut.set_result, 42); print(await fut, fut.result(), fut.done(), fut.exception())
    f2 = loop.create_future(); f2.set_exception(KeyError("k"))
    try: await f2
    except KeyError as e: print("raised", e)
    for bad in (lambda: fut.set_result(1), lambda: loop.create_future().result(), lambda: fut.set_exception(ValueError()), lambda: loop.create_future().set_exception(StopIteration)):
        try: bad()
        except Exception as e: print(type(e).__name__, str(e)[:60])
    f3 = loop.create_future(); print(f3.cancel(), f3.cancelled(), f3.cancel())
    try: await f3
    except asyncio.CancelledError: print("future cancelled")
    order = []; loop.call_later(0.02, order.append, "later"); loop.call_soon(order.append, "soon"); h = loop.call_later(0.01, order.append, "never"); h.cancel(); loop.call_at(loop.time() + 0.01, order.append, "at"); await asyncio.sleep(0.05); print(order, h.cancelled())
    f4 = loop.create_future(); calls = []; f4.add_done_callback(lambda f: calls.append(1)); cb = lambda f: calls.append(2); f4.add_done_callback(cb); print(f4.remove_done_callback(cb)); f4.set_result(None); await asyncio.sleep(0); print(calls)
    print(await asyncio.to_thread(sum, [1, 2, 3]), await loop.run_in_executor(None, max, 4, 9))
    with ThreadPoolExecutor() as pool: print(await asyncio.gather(*(loop.run_in_executor(pool, pow, 2, n) for n in range(4))))
    print(await asyncio.wrap_future(ThreadPoolExecutor().submit(lambda: "wrapped")), loop.is_running(), loop.is_closed(), type(loop.time()).__name__, loop.get_debug())
    async def agen():
        for i in range(3): yield i; await asyncio.sleep(0)
    print([x async for x in agen()], {x: x * x async for x in agen() if x}, [await asyncio.sleep(0, i) for i in range(2)])
    ag = agen(); print(await anext(ag), await ag.__anext__(), await anext(ag), await anext(ag, "end"))
    class It:
        def __init__(self, n): self.n = n
        def __aiter__(self): return self
        async def __anext__(self):
            if not self.n: raise StopAsyncIteration
            self.n -= 1; return self.n
    async for x in It(2): print(x, end=" ")
    else: print("else")
    class CM:
        async def __aenter__(self): print("enter"); return 5
        async def __aexit__(self, t, v, tb): print("exit", t and t.__name__); return t is ValueError
    async with CM() as c: print(c); raise ValueError
    class Aw:
        def __await__(self): yield from asyncio.sleep(0).__await__(); return "awaited"
    print(await Aw())
asyncio.run(main())
loop = asyncio.new_event_loop(); print(loop.run_until_complete(asyncio.sleep(0, "ruc")), loop.is_closed()); loop.close(); print(loop.is_closed())
with asyncio.Runner() as r: print(r.run(asyncio.sleep(0, 1)), r.run(asyncio.sleep(0, 2)))
async def nested():
    try: asyncio.run(asyncio.sleep(0))
    except RuntimeError as e: return str(e)
import warnings
with warnings.catch_warnings(): warnings.simplefilter("ignore"); print(asyncio.run(nested()))
async def t1(): return await t2()
async def t2(): raise LookupError("deep")
try: asyncio.run(t1())
except LookupError as e: print(repr(e))
