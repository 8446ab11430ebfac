# wait_for: in time, too late, without a limit, and shielded.
import asyncio
async def slow(t, log):
    try:
        await asyncio.sleep(t)
        log.append("finished")
        return "value"
    except asyncio.CancelledError:
        log.append("cancelled by the timeout")
        raise
async def main():
    log = []
    print(await asyncio.wait_for(slow(0, log), timeout=5))
    print(await asyncio.wait_for(slow(0.001, log), None))
    try:
        await asyncio.wait_for(slow(5, log), timeout=0.01)
    except asyncio.TimeoutError as e:
        print("timeout", type(e).__name__, str(e) == "", asyncio.TimeoutError is TimeoutError)
    print(log)
    try:
        await asyncio.wait_for(slow(5, log), 0)
    except TimeoutError:
        print("zero timeout")
    async def bad():
        raise KeyError("passes through")
    try:
        await asyncio.wait_for(bad(), 1)
    except KeyError as e:
        print(repr(e))
    inner = asyncio.create_task(slow(0.02, log))
    try:
        await asyncio.wait_for(asyncio.shield(inner), 0.005)
    except TimeoutError:
        print("shielded", inner.cancelled())
    print(await inner)
    try:
        async with asyncio.timeout(0.01):
            await asyncio.sleep(10)
    except TimeoutError:
        print("asyncio.timeout")
asyncio.run(main())
