# Waiting for events, conditions and exclusive sections.
import asyncio
async def main():
    ready, log = asyncio.Event(), []
    async def waiter(n): await ready.wait(); log.append(n)
    ts = [asyncio.create_task(waiter(i)) for i in range(3)]; await asyncio.sleep(0); log.append("set"); ready.set(); await asyncio.gather(*ts); print(log)
    lock, shared = asyncio.Lock(), {"n": 0}
    async def inc():
        for _ in range(3):
            async with lock:
                v = shared["n"]; await asyncio.sleep(0); shared["n"] = v + 1
    await asyncio.gather(inc(), inc()); print(shared, lock.locked())
    async def unsafe():
        for _ in range(3): v = shared["n"]; await asyncio.sleep(0); shared["n"] = v + 1
    shared["n"] = 0; await asyncio.gather(unsafe(), unsafe()); print(shared)
    cond, stock = asyncio.Condition(), []
    async def buyer(n):
        async with cond:
            while not stock: await cond.wait()
            return n, stock.pop(0)
    buyers = [asyncio.create_task(buyer(i)) for i in range(2)]; await asyncio.sleep(0)
    for item in ("x", "y"):
        async with cond: stock.append(item); cond.notify()
        await asyncio.sleep(0)
    print(await asyncio.gather(*buyers))
    sem, peak, now = asyncio.Semaphore(2), 0, 0
    async def limited(i):
        nonlocal peak, now
        async with sem: now += 1; peak = max(peak, now); await asyncio.sleep(0); now -= 1; return i
    print(await asyncio.gather(*(limited(i) for i in range(5))), peak)
    try:
        async with cond: cond.notify(); raise KeyError("inside")
    except KeyError: print("released", cond.locked())
    try: cond.notify()
    except RuntimeError as e: print(e)
    try: await cond.wait()
    except RuntimeError as e: print(e)
    b = asyncio.Barrier(2)
    async def meet(n): i = await b.wait(); return (n, i)
    print(sorted(await asyncio.gather(meet("a"), meet("b"))), b.n_waiting)
    ev = asyncio.Event(); t = asyncio.create_task(ev.wait()); await asyncio.sleep(0); t.cancel()
    try: await t
    except asyncio.CancelledError: print("waiter cancelled", ev.is_set())
asyncio.run(main())
