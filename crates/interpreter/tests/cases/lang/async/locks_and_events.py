# Lock, Event, Semaphore and Condition.
import asyncio
async def main():
    log = []
    lock = asyncio.Lock()
    async def critical(name):
        async with lock:
            log.append(name + " in")
            await asyncio.sleep(0)
            log.append(name + " out")
    await asyncio.gather(critical("a"), critical("b"))
    print(log, lock.locked())
    event = asyncio.Event()
    async def waiter(n):
        await event.wait()
        return n
    tasks = [asyncio.create_task(waiter(i)) for i in range(3)]
    await asyncio.sleep(0)
    print(event.is_set(), [t.done() for t in tasks])
    event.set()
    print(await asyncio.gather(*tasks), event.is_set())
    event.clear()
    print(event.is_set())
    sem = asyncio.Semaphore(2)
    active = peak = 0
    async def limited():
        nonlocal active, peak
        async with sem:
            active += 1
            peak = max(peak, active)
            await asyncio.sleep(0.001)
            active -= 1
    await asyncio.gather(*(limited() for _ in range(6)))
    print("peak", peak)
    cond = asyncio.Condition()
    items = []
    async def take():
        async with cond:
            await cond.wait_for(lambda: items)
            return items.pop()
    async def give():
        async with cond:
            items.append("item")
            cond.notify()
    print((await asyncio.gather(take(), give()))[0])
    try:
        lock.release()
    except RuntimeError as e:
        print(e)
asyncio.run(main())
