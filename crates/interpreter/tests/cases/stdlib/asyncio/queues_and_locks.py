import asyncio
async def producer(q, n):
    for i in range(n):
        await q.put(i)
        print("put", i)
    await q.put(None)
async def consumer(q):
    while (item := await q.get()) is not None:
        print("got", item)
        q.task_done()
    q.task_done()
async def main():
    q = asyncio.Queue(maxsize=2)
    await asyncio.gather(producer(q, 4), consumer(q))
    await q.join()
    print(q.empty(), q.qsize(), q.maxsize)
    for bad in (q.get_nowait, lambda: [q.put_nowait(1), q.put_nowait(2), q.put_nowait(3)]):
        try:
            bad()
        except (asyncio.QueueEmpty, asyncio.QueueFull) as e:
            print(type(e).__name__)
    pq = asyncio.PriorityQueue(); lq = asyncio.LifoQueue()
    for x in (3, 1, 2):
        pq.put_nowait(x); lq.put_nowait(x)
    print([pq.get_nowait() for _ in range(3)], [lq.get_nowait() for _ in range(3)])
    lock = asyncio.Lock()
    async def critical(n):
        async with lock:
            print("in", n); await asyncio.sleep(0.001); print("out", n)
    await asyncio.gather(critical(1), critical(2))
    sem = asyncio.Semaphore(2); active = []
    async def limited(n):
        async with sem:
            active.append(n); top = len(active); await asyncio.sleep(0.001); active.remove(n); return top
    print(max(await asyncio.gather(*[limited(i) for i in range(5)])))
    event = asyncio.Event()
    async def waiter(n):
        await event.wait(); print("woken", n)
    tasks = [asyncio.create_task(waiter(i)) for i in range(2)]
    await asyncio.sleep(0); print(event.is_set()); event.set(); await asyncio.gather(*tasks)
    cond = asyncio.Condition(); ready = []
    async def wait_ready():
        async with cond:
            await cond.wait_for(lambda: ready); print("condition met", ready)
    t = asyncio.create_task(wait_ready()); await asyncio.sleep(0)
    async with cond:
        ready.append(1); cond.notify_all()
    await t
    try:
        lock.release()
    except RuntimeError as e:
        print(e)
asyncio.run(main())
