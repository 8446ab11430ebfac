# A pool of workers over a queue, with results in order.
import asyncio
async def worker(name, q, out):
    while True:
        i, job = await q.get()
        try:
            if job is None: raise ValueError("empty job")
            await asyncio.sleep(0)
            out[i] = job * job
        except ValueError as e:
            out[i] = f"error: {e}"
        finally:
            q.task_done()
async def run(jobs, n):
    q, out = asyncio.Queue(), {}
    for item in enumerate(jobs): q.put_nowait(item)
    ws = [asyncio.create_task(worker(f"w{i}", q, out), name=f"w{i}") for i in range(n)]
    await q.join()
    for w in ws: w.cancel()
    done = await asyncio.gather(*ws, return_exceptions=True)
    return [out[i] for i in range(len(jobs))], {type(d).__name__ for d in done}, q.qsize()
print(asyncio.run(run([1, 2, None, 4, 5], 2)), asyncio.run(run([], 3)))
async def bounded():
    q, log = asyncio.Queue(maxsize=2), []
    async def put():
        for i in range(5): await q.put(i); log.append(f"put{i}")
    async def get():
        for _ in range(5): await asyncio.sleep(0.001); log.append(f"got{await q.get()}")
    await asyncio.gather(put(), get()); return log[:3], len(log), [l for l in log if l.startswith("got")]
print(asyncio.run(bounded()))
async def prio():
    q = asyncio.PriorityQueue()
    for p, n in ((5, "low"), (1, "high"), (3, "mid")): await q.put((p, n))
    return [(await q.get())[1] for _ in range(3)], q.empty()
print(asyncio.run(prio()))
async def timeouts():
    q = asyncio.Queue()
    try: await asyncio.wait_for(q.get(), 0.01)
    except asyncio.TimeoutError: return "nothing came", q.empty()
print(asyncio.run(timeouts()))
