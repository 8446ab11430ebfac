# Futures, the running loop, call_soon and call_later order.
import asyncio
async def main():
    loop = asyncio.get_running_loop()
    f = loop.create_future()
    print(f.done())
    loop.call_soon(f.set_result, "from call_soon")
    print(await f, f.result())
    log = []
    loop.call_later(0.02, log.append, "late")
    loop.call_later(0.01, log.append, "early")
    loop.call_soon(log.append, "soon")
    handle = loop.call_soon(log.append, "cancelled")
    handle.cancel()
    await asyncio.sleep(0.05)
    print(log)
    g = loop.create_future()
    g.set_exception(KeyError("k"))
    try:
        await g
    except KeyError as e:
        print(repr(e))
    try:
        f.set_result(1)
    except asyncio.InvalidStateError as e:
        print(type(e).__name__)
    h = loop.create_future()
    h.cancel()
    try:
        await h
    except asyncio.CancelledError:
        print("cancelled future")
    async def setter(fut):
        await asyncio.sleep(0)
        fut.set_result("set by a task")
    k = asyncio.Future()
    asyncio.create_task(setter(k))
    print(await k)
    print(asyncio.iscoroutinefunction(main), asyncio.iscoroutinefunction(print), asyncio.iscoroutine(5))
    t = asyncio.ensure_future(asyncio.sleep(0, "ensured"))
    print(await t)
asyncio.run(main())
try:
    asyncio.get_running_loop()
except RuntimeError as e:
    print(e)
async def nested():
    try:
        c = asyncio.sleep(0)
        asyncio.run(c)
    except RuntimeError as e:
        c.close()
        return str(e)
print(asyncio.run(nested()))
