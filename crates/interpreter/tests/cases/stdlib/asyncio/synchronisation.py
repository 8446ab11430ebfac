# Lock, Event, Condition, Semaphore, Barrier, Queue kinds.
import asyncio

async def main():
    out = []; lock = asyncio.Lock()
    async def crit(n):
        async with lock: out.append(f"in {n}"); await asyncio.sleep(0.001); out.append(f"out {n}")
    await asyncio.gather(*(crit(i) for i in range(3))); print(out, lock.locked(), repr(lock).split(" [")[-1])
    await lock.acquire(); print(lock.locked()); lock.release()
    try: lock.release()
    except RuntimeError as e: print(e)
    ev = asyncio.Event(); got = []
    async def waiter(n): await ev.wait(); got.append(n)
    ws = [asyncio.create_task(waiter(i)) for i in range(3)]; await asyncio.sleep(0); print(got, ev.is_set()); ev.set(); await asyncio.gather(*ws); print(got, ev.is_set(), await ev.wait()); ev.clear(); print(ev.is_set())
    sem = asyncio.Semaphore(2); active = peak = 0
    async def limited():
        nonlocal active, peak
        async with sem: active += 1; peak = max(peak, active); await asyncio.sleep(0.001); active -= 1
    await asyncio.gather(*(limited() for _ in range(5))); print(peak, sem.locked())
    b = asyncio.BoundedSemaphore(1)
    try: b.release()
    except ValueError as e: print(e)
    try: asyncio.Semaphore(-1)
    except ValueError as e: print(e)
    cond, items = asyncio.Condition(), []
    async def consumer(n):
        async with cond: await cond.wait_for(lambda: items); return (n, items.pop())
    cs = [asyncio.create_task(consumer(i)) for i in range(2)]; await asyncio.sleep(0)
    async with cond: items += ["x", "y"]; cond.notify_all()
    print(await asyncio.gather(*cs))
    bar = asyncio.Barrier(3); order = []
    async def part(n): i = await bar.wait(); order.append(i)
    await asyncio.gather(*(part(i) for i in range(3))); print(sorted(order), bar.parties, bar.n_waiting, bar.broken)
    q = asyncio.Queue(maxsize=2); print(q.empty(), q.full(), q.qsize(), q.maxsize); q.put_nowait(1); await q.put(2); print(q.full(), await q.get(), q.get_nowait())
    for f in (q.get_nowait, lambda: (q.put_nowait(1), q.put_nowait(2), q.put_nowait(3))):
        try: f()
        except (asyncio.QueueEmpty, asyncio.QueueFull) as e: print(type(e).__name__)
    pq, lq = asyncio.PriorityQueue(), asyncio.LifoQueue()
    for x in (3, 1, 2): pq.put_nowait(x); lq.put_nowait(x)
    print([pq.get_nowait() for _ in range(3)], [lq.get_nowait() for _ in range(3)])
    async def producer(q, n):
        for i in range(n): await q.put(i); await asyncio.sleep(0)
        await q.put(None)
    async def sink(q):
        total = 0
        while (x := await q.get()) is not None: total += x; q.task_done()
        q.task_done(); return total
    q2 = asyncio.Queue(1); _, total = await asyncio.gather(producer(q2, 5), sink(q2)); await q2.join(); print(total)
    try: q2.task_done()
    except ValueError as e: print(e)
    async def worker(name, q, res):
        while True: n = await q.get(); await asyncio.sleep(0.001); res.append(n * n); q.task_done()
    wq, res = asyncio.Queue(), []
    for i in range(6): wq.put_nowait(i)
    workers = [asyncio.create_task(worker(i, wq, res)) for i in range(3)]; await wq.join(); [w.cancel() for w in workers]; print(sorted(res), [type(r).__name__ for r in await asyncio.gather(*workers, return_exceptions=True)])
asyncio.run(main())
