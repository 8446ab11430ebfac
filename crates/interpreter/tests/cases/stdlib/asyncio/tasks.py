import asyncio
async def work(n, delay):
    print("start", n)
    await asyncio.sleep(delay)
    print("end", n)
    return n * 10
async def main():
    t1 = asyncio.create_task(work(1, 0.2), name="first")
    t2 = asyncio.create_task(work(2, 0.01))
    print(t1.get_name(), t1.done(), asyncio.current_task() is not None, len(asyncio.all_tasks()))
    print(await t1, await t2, t1.done(), t1.result())
    print(await asyncio.gather(work(3, 0.2), work(4, 0.01), asyncio.sleep(0, "slept")))
    results = await asyncio.gather(work(5, 0), fail(), return_exceptions=True)
    print([type(r).__name__ if isinstance(r, Exception) else r for r in results])
    try:
        await asyncio.gather(work(6, 0.01), fail())
    except ValueError as e:
        print("gather raised", e)
    await asyncio.sleep(0.15)
    t = asyncio.create_task(work(7, 10))
    await asyncio.sleep(0)
    t.cancel("why")
    try:
        await t
    except asyncio.CancelledError as e:
        print("cancelled", t.cancelled(), t.done(), e.args)
    done, pending = await asyncio.wait([asyncio.create_task(work(8, 0.01)), asyncio.create_task(work(9, 0.5))], return_when=asyncio.FIRST_COMPLETED)
    print(len(done), len(pending), [d.result() for d in done])
    for p in pending:
        p.cancel()
    for c in asyncio.as_completed([asyncio.sleep(0.2, 10), asyncio.sleep(0.01, 11)]):
        print("completed", await c)
async def fail():
    raise ValueError("bad")
asyncio.run(main())
print(asyncio.iscoroutinefunction(work), asyncio.iscoroutinefunction(print))
