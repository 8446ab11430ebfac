# gather: order, nesting, exceptions and cancellation.
import asyncio
async def val(x, d=0):
    await asyncio.sleep(d); return x
async def boom(d=0):
    await asyncio.sleep(d); raise KeyError("boom")
async def main():
    print(await asyncio.gather(val(1, 0.02), val(2), val(3, 0.01)))
    a, (b, c) = await asyncio.gather(val("a"), asyncio.gather(val("b"), val("c"))); print(a, b, c)
    print(await asyncio.gather(*[val(i) for i in range(5)]), await asyncio.gather(val(None)))
    res = await asyncio.gather(val(1), boom(), val(3, 0.01), return_exceptions=True); print([type(r).__name__ if isinstance(r, Exception) else r for r in res])
    t = asyncio.create_task(val("late", 0.01))
    try: await asyncio.gather(t, boom())
    except KeyError as e: print("first error", e, t.done(), await t)
    g = asyncio.gather(val(1, 5), val(2, 5)); await asyncio.sleep(0); g.cancel()
    try: await g
    except asyncio.CancelledError: print("gather cancelled", g.cancelled())
    d = {"x": val(1), "y": val(2)}; print(dict(zip(d, await asyncio.gather(*d.values()))))
    same = val(7); print(await asyncio.gather(same, same) if False else await same)
    f = asyncio.gather(); print(f.done() if not asyncio.iscoroutine(f) else "", await f)
    try: asyncio.gather(5)
    except TypeError as e: print(e)
    async def group():
        async with asyncio.TaskGroup() as tg: ts = [tg.create_task(val(i)) for i in range(3)]
        return [t.result() for t in ts]
    print(await asyncio.gather(group(), group()))
asyncio.run(main())
