# Cancelling tasks, timeouts, shield, cleanup, TaskGroup failures.
import asyncio

log = []
async def stubborn(n):
    try: await asyncio.sleep(10)
    except asyncio.CancelledError: log.append(f"cancel {n}"); raise
    finally: log.append(f"finally {n}")
async def swallow():
    try: await asyncio.sleep(10)
    except asyncio.CancelledError: return "swallowed"
async def main():
    t = asyncio.create_task(stubborn(1)); await asyncio.sleep(0); print(t.cancel(), t.cancelling(), t.cancelled())
    try: await t
    except asyncio.CancelledError: print("caught", t.cancelled(), t.cancel(), log)
    t = asyncio.create_task(swallow()); await asyncio.sleep(0); t.cancel(); print(await t, t.cancelled())
    t = asyncio.create_task(stubborn(2)); await asyncio.sleep(0); t.cancel("why")
    try: await t
    except asyncio.CancelledError as e: print("args", e.args)
    try: await asyncio.wait_for(stubborn(3), 0.01)
    except asyncio.TimeoutError as e: print("timeout", type(e).__name__, repr(str(e)), asyncio.TimeoutError is TimeoutError)
    print(await asyncio.wait_for(asyncio.sleep(0, "quick"), 1), await asyncio.wait_for(asyncio.sleep(0, "none"), None))
    try:
        async with asyncio.timeout(0.01) as cm: await asyncio.sleep(5)
    except TimeoutError: print("timeout block", cm.expired())
    async with asyncio.timeout(5) as cm: await asyncio.sleep(0); print(cm.expired(), cm.when() is not None)
    async with asyncio.timeout(None) as cm: cm.reschedule(asyncio.get_running_loop().time() + 5)
    inner = asyncio.create_task(asyncio.sleep(0.02, "inner"))
    try: await asyncio.wait_for(asyncio.shield(inner), 0.005)
    except TimeoutError: print("shielded", inner.cancelled(), await inner)
    try:
        async with asyncio.TaskGroup() as tg:
            a = tg.create_task(asyncio.sleep(0, "a")); b = tg.create_task(asyncio.sleep(0.01, "b"))
        print(a.result(), b.result())
        async with asyncio.TaskGroup() as tg:
            tg.create_task(stubborn("tg"))
            async def boom(): await asyncio.sleep(0); raise KeyError("boom")
            tg.create_task(boom())
    except* KeyError as g: print(type(g).__name__, g.message, g.exceptions)
    print(log[-2:])
    try:
        async with asyncio.TaskGroup() as tg:
            tg.create_task(boom()); raise ValueError("body")
    except BaseExceptionGroup as g: print(sorted(type(e).__name__ for e in g.exceptions))
    async def child(n):
        try: await asyncio.sleep(1)
        finally: print("child", n, "done")
    async def parent(): await asyncio.gather(child(1), child(2))
    p = asyncio.create_task(parent()); await asyncio.sleep(0.01); p.cancel()
    try: await p
    except asyncio.CancelledError: print("parent cancelled")
    t = asyncio.create_task(asyncio.sleep(0)); await t; print(t.cancel())
asyncio.run(main())
async def leave(): asyncio.create_task(stubborn("left")); await asyncio.sleep(0); return "left"
print(asyncio.run(leave()), log[-2:])
print(issubclass(asyncio.CancelledError, Exception), issubclass(asyncio.CancelledError, BaseException))
