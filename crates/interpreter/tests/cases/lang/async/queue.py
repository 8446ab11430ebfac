# asyncio.Queue: producers, consumers, maxsize, join, nowait errors.
import asyncio
async def producer(q, name, n):
    for i in range(n):
        await q.put(f"{name}{i}")
    await q.put(None)
async def consumer(q):
    out = []
    while (item := await q.get()) is not None:
        out.append(item)
        q.task_done()
    q.task_done()
    return out
async def main():
    q = asyncio.Queue()
    _, got = await asyncio.gather(producer(q, "p", 4), consumer(q))
    print(got, q.empty(), q.qsize())
    small = asyncio.Queue(maxsize=1)
    _, got = await asyncio.gather(producer(small, "s", 3), consumer(small))
    print(got, small.maxsize)
    small.put_nowait(1)
    print(small.full())
    try:
        small.put_nowait(2)
    except asyncio.QueueFull as e:
        print(type(e).__name__)
    print(small.get_nowait())
    try:
        small.get_nowait()
    except asyncio.QueueEmpty as e:
        print(type(e).__name__)
    work = asyncio.Queue()
    results = []
    async def worker(name):
        while True:
            n = await work.get()
            await asyncio.sleep(0)
            results.append(n * n)
            work.task_done()
    for n in range(6):
        work.put_nowait(n)
    workers = [asyncio.create_task(worker(i)) for i in range(2)]
    await work.join()
    for w in workers:
        w.cancel()
    await asyncio.gather(*workers, return_exceptions=True)
    print(sorted(results))
    p = asyncio.PriorityQueue()
    for v in (3, 1, 2):
        p.put_nowait(v)
    print([p.get_nowait() for _ in range(3)])
    l = asyncio.LifoQueue()
    for v in (3, 1, 2):
        l.put_nowait(v)
    print([l.get_nowait() for _ in range(3)])
asyncio.run(main())
