# sleep(0) lets tasks take turns in the order they were made.
import asyncio
log = []
async def worker(name, n):
    for i in range(n):
        log.append(f"{name}{i}")
        await asyncio.sleep(0)
    return name
async def main():
    t1 = asyncio.create_task(worker("a", 3))
    t2 = asyncio.create_task(worker("b", 2))
    log.append("main")
    r = await t1
    log.append("t1 done")
    return r, await t2
print(asyncio.run(main()))
print(log)
log.clear()
async def sequential():
    await worker("x", 2)
    await worker("y", 2)
asyncio.run(sequential())
print(log)
log.clear()
async def timed():
    async def after(d, name):
        await asyncio.sleep(d)
        log.append(name)
    await asyncio.gather(after(0.03, "slow"), after(0.01, "fast"), after(0.02, "middle"))
asyncio.run(timed())
print(log)
async def value():
    return await asyncio.sleep(0, "result"), await asyncio.sleep(0.001, result=5)
print(asyncio.run(value()))
