import asyncio
async def slow():
    try:
        await asyncio.sleep(5)
    except asyncio.CancelledError:
        print("slow cancelled")
        raise
    finally:
        print("slow cleaned")
async def main():
    try:
        await asyncio.wait_for(slow(), 0.01)
    except asyncio.TimeoutError as e:
        print("timeout", repr(e), asyncio.TimeoutError is TimeoutError)
    print(await asyncio.wait_for(asyncio.sleep(0.001, "fast"), 1))
    try:
        async with asyncio.timeout(0.01) as cm:
            await asyncio.sleep(5)
    except TimeoutError:
        print("block timed out", cm.expired())
    async with asyncio.timeout(1) as cm:
        print("in time")
    print(cm.expired())
    shielded = asyncio.create_task(asyncio.sleep(0.02, "kept"))
    try:
        await asyncio.wait_for(asyncio.shield(shielded), 0.005)
    except TimeoutError:
        print("outer gave up", shielded.done())
    print(await shielded)
    done, pending = await asyncio.wait({asyncio.create_task(asyncio.sleep(5))}, timeout=0.01)
    print(len(done), len(pending))
    loop = asyncio.get_running_loop()
    f = loop.create_future()
    loop.call_later(0.01, f.set_result, "called later")
    loop.call_soon(print, "soon")
    print(await f, f.done(), f.result())
asyncio.run(main())
