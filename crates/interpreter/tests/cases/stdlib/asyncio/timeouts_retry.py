# Retries with backoff, deadlines and fallbacks.
import asyncio
async def flaky(state, ok_after):
    state["n"] += 1; await asyncio.sleep(0)
    if state["n"] < ok_after: raise ConnectionError(f"attempt {state['n']}")
    return f"ok after {state['n']}"
async def retry(make, times=3, delay=0.001):
    for i in range(times):
        try: return await make()
        except ConnectionError as e:
            if i == times - 1: raise
            await asyncio.sleep(delay * 2 ** i)
async def main():
    for ok in (1, 3, 9):
        s = {"n": 0}
        try: print(await retry(lambda: flaky(s, ok)))
        except ConnectionError as e: print("failed:", e)
    async def slow(n): await asyncio.sleep(n); return "slow done"
    for limit in (0.001, 1):
        try: print(await asyncio.wait_for(slow(0.01), limit))
        except TimeoutError: print("timed out")
    async def fallback(coro, limit, default):
        try:
            async with asyncio.timeout(limit): return await coro
        except TimeoutError: return default
    print(await fallback(slow(0.5), 0.001, "default"), await fallback(slow(0), 1, "default"))
    async def first_ok(*makers):
        errors = []
        for m in makers:
            try: return await m()
            except Exception as e: errors.append(type(e).__name__)
        return errors
    async def bad(): raise LookupError
    print(await first_ok(bad, lambda: slow(0)), await first_ok(bad, bad))
    try:
        async with asyncio.timeout(0.005):
            try: await asyncio.sleep(1)
            finally: print("cleanup")
    except TimeoutError as e: print(repr(e))
    loop = asyncio.get_running_loop(); start = loop.time(); await asyncio.sleep(0.01); print(loop.time() - start >= 0.009)
    async with asyncio.timeout_at(loop.time() + 5) as t: print(t.expired())
asyncio.run(main())
