# create_task: results, exceptions, done, cancel, names, callbacks.
import asyncio
async def job(n):
    await asyncio.sleep(0)
    return n * 10
async def bad():
    raise RuntimeError("task failed")
async def forever(log):
    try:
        while True:
            await asyncio.sleep(1)
    except asyncio.CancelledError:
        log.append("cancelled")
        raise
    finally:
        log.append("cleanup")
async def main():
    t = asyncio.create_task(job(1), name="first")
    print(t.get_name(), t.done(), t.cancelled())
    print(await t, t.done(), t.result(), t.exception())
    b = asyncio.create_task(bad())
    try:
        await b
    except RuntimeError as e:
        print(e, repr(b.exception()))
    log = []
    f = asyncio.create_task(forever(log))
    await asyncio.sleep(0)
    print(f.cancel())
    try:
        await f
    except asyncio.CancelledError:
        print("awaited a cancelled task")
    print(f.cancelled(), log, f.cancel())
    called = []
    c = asyncio.create_task(job(2))
    c.add_done_callback(lambda task: called.append(task.result()))
    await c
    await asyncio.sleep(0)
    print(called)
    pending = asyncio.create_task(job(3))
    try:
        pending.result()
    except asyncio.InvalidStateError as e:
        print(type(e).__name__, e)
    print(await pending)
    print(asyncio.current_task() is not None, len(asyncio.all_tasks()))
    before = asyncio.create_task(job(4))
    before.cancel()
    try:
        await before
    except asyncio.CancelledError as e:
        print("cancelled before it started", e.args)
asyncio.run(main())
