# The exact interleaving of tasks, callbacks and awaits.
import asyncio
async def main():
    log = []
    async def w(n, k):
        for i in range(k):
            log.append(f"{n}{i}")
            await asyncio.sleep(0)
        log.append(f"{n}!")
    t1, t2 = asyncio.create_task(w("a", 2)), asyncio.create_task(w("b", 1))
    log.append("m0")
    await asyncio.sleep(0)
    log.append("m1")
    await w("c", 1)
    log.append("m2")
    await t1; await t2
    print(" ".join(log)); log.clear()
    await asyncio.gather(w("x", 1), w("y", 2), w("z", 0))
    print(" ".join(log)); log.clear()
    async def child(n): log.append(f"child{n}"); return n
    async def parent():
        log.append("p0")
        r = await asyncio.create_task(child(1))
        log.append("p1")
        r += await child(2)
        log.append("p2")
        return r
    p = asyncio.create_task(parent())
    log.append("before")
    print(await p, " ".join(log)); log.clear()
    loop = asyncio.get_running_loop()
    loop.call_soon(log.append, "soon1")
    asyncio.create_task(child(3))
    loop.call_soon(log.append, "soon2")
    await asyncio.sleep(0)
    print(" ".join(log)); log.clear()
    done = asyncio.create_task(child(9))
    await asyncio.sleep(0)
    log.append("already" if done.done() else "not yet")
    log.append(str(await done))
    print(" ".join(log))
asyncio.run(main())
