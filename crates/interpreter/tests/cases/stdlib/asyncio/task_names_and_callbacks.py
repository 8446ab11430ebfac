# Names, done callbacks, current task and exceptions kept in tasks.
import asyncio
async def job(n):
    await asyncio.sleep(0)
    if n == 2: raise ValueError("two")
    return asyncio.current_task().get_name()
async def main():
    ts = [asyncio.create_task(job(i), name=f"job-{i}") for i in range(4)]; seen = []
    for t in ts: t.add_done_callback(lambda t: seen.append((t.get_name(), bool(t.exception()))))
    res = await asyncio.gather(*ts, return_exceptions=True); await asyncio.sleep(0)
    print([r if isinstance(r, str) else repr(r) for r in res], sorted(seen))
    print(ts[0].result(), repr(ts[2].exception()), all(t.done() for t in ts), asyncio.current_task().get_name() != "", len(asyncio.all_tasks()))
    t = asyncio.create_task(job(9)); t.set_name("renamed"); print(await t, t.get_name(), t.get_coro().__name__)
    main_task = asyncio.current_task(); print(main_task.done(), isinstance(main_task, asyncio.Task), isinstance(main_task, asyncio.Future))
    order = []
    async def step(n): order.append(f"a{n}"); await asyncio.sleep(0); order.append(f"b{n}")
    await asyncio.gather(step(1), step(2)); print(order)
    order.clear(); await step(1); await step(2); print(order)
    t = asyncio.create_task(step(3)); print(order[-1]); await asyncio.sleep(0); print(order[-1]); await t
    async def outer():
        inner = asyncio.create_task(job(2))
        try: await inner
        except ValueError as e: raise RuntimeError("outer failed") from e
    try: await outer()
    except RuntimeError as e: print(e, repr(e.__cause__))
    try: asyncio.create_task("not a coroutine")
    except TypeError as e: print(e)
    async def ret(): return 1
    c = ret(); print(await c)
    try: await c
    except RuntimeError as e: print(e)
    try: await 5
    except TypeError as e: print(e)
asyncio.run(main())
