# Cancelling tasks: in sleep, in finally, swallowed, nested, with messages.
import asyncio
async def main():
    log = []
    async def sleeper(n):
        try: await asyncio.sleep(10)
        except asyncio.CancelledError as e:
            log.append(f"{n} cancelled {e.args}")
            raise
        finally: log.append(f"{n} finally")
    t = asyncio.create_task(sleeper("a"))
    await asyncio.sleep(0)
    t.cancel("reason")
    try: await t
    except asyncio.CancelledError as e: log.append(f"awaiter {e.args}")
    print(log, t.cancelled(), t.done()); log.clear()
    async def outer(): await asyncio.gather(sleeper("b"), sleeper("c"))
    t = asyncio.create_task(outer())
    await asyncio.sleep(0); await asyncio.sleep(0)
    t.cancel()
    print(await asyncio.gather(t, return_exceptions=True) != [None], log); log.clear()
    async def slow_cleanup():
        try: await asyncio.sleep(10)
        finally:
            await asyncio.sleep(0)
            log.append("cleaned")
    t = asyncio.create_task(slow_cleanup())
    await asyncio.sleep(0)
    t.cancel()
    try: await t
    except asyncio.CancelledError: print("cancelled after", log)
    async def stubborn():
        for _ in range(2):
            try: await asyncio.sleep(10)
            except asyncio.CancelledError: log.append("ignored")
        return "done anyway"
    log.clear()
    t = asyncio.create_task(stubborn())
    await asyncio.sleep(0)
    t.cancel(); await asyncio.sleep(0); t.cancel()
    print(await t, log, t.cancelled())
    t = asyncio.create_task(asyncio.sleep(0, "v"))
    await t
    print(t.cancel(), t.result(), t.cancelled())
    t = asyncio.create_task(sleeper("never started"))
    t.cancel()
    log.clear()
    try: await t
    except asyncio.CancelledError: print("before start", log)
    try: t.result()
    except asyncio.CancelledError: print("result raises")
    try: t.exception()
    except asyncio.CancelledError: print("exception raises")
asyncio.run(main())
