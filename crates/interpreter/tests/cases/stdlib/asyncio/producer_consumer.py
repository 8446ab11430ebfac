# Producers and consumers with sentinels, backpressure and totals.
import asyncio
async def produce(q, name, n):
    for i in range(n): await q.put((name, i)); await asyncio.sleep(0)
    return f"{name} made {n}"
async def consume(q, got):
    while (item := await q.get()) is not None: got.append(item); q.task_done()
    q.task_done()
async def main():
    q, got = asyncio.Queue(maxsize=3), []
    consumers = [asyncio.create_task(consume(q, got)) for _ in range(2)]
    print(await asyncio.gather(produce(q, "a", 4), produce(q, "b", 3)))
    for _ in consumers: await q.put(None)
    await asyncio.gather(*consumers); await q.join()
    print(sorted(got), len(got), q.empty())
    async def numbers(n):
        for i in range(n): yield i
    async def square(src):
        async for x in src: yield x * x
    async def only_even(src):
        async for x in src:
            if x % 2 == 0: yield x
    print([x async for x in only_even(square(numbers(7)))], sum([x async for x in square(numbers(4))]))
    results = {}
    async def compute(k, dep=None):
        if dep: await dep
        results[k] = len(results); return k
    a = asyncio.create_task(compute("a")); b = asyncio.create_task(compute("b", a)); c = asyncio.create_task(compute("c", b)); await c; print(results)
    stop, ticks = asyncio.Event(), []
    async def ticker():
        while not stop.is_set(): ticks.append(len(ticks)); await asyncio.sleep(0)
        return "stopped"
    t = asyncio.create_task(ticker())
    while len(ticks) < 3: await asyncio.sleep(0)
    stop.set(); print(await t, ticks[:3])
asyncio.run(main())
