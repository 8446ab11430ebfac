# A pool of workers over a queue, results in order, errors collected, a progress callback.
import asyncio
async def pool(items, worker, size, on_done=None):
    queue, results, errors = asyncio.Queue(), {}, {}
    for i, item in enumerate(items): queue.put_nowait((i, item))
    async def run(name):
        while not queue.empty():
            i, item = queue.get_nowait()
            try: results[i] = await worker(item)
            except Exception as e: errors[i] = e
            finally:
                queue.task_done()
                if on_done: on_done(name, item)
    await asyncio.gather(*(run(f"w{k}") for k in range(size)))
    return [results.get(i) for i in range(len(items))], errors
async def work(n):
    for _ in range(n % 3): await asyncio.sleep(0)
    if n == 4: raise ValueError("four is bad")
    return n * 10
async def main():
    log = []
    results, errors = await pool(list(range(7)), work, 3, lambda w, i: log.append((w, i)))
    print(results, {k: str(e) for k, e in errors.items()})
    print(sorted(i for _, i in log), sorted({w for w, _ in log}))
    print(await pool([], work, 2), await pool([1], work, 5))
    sem = asyncio.Semaphore(2)
    running = peak = 0
    async def limited(n):
        nonlocal running, peak
        async with sem:
            running += 1
            peak = max(peak, running)
            await asyncio.sleep(0.001)
            running -= 1
            return n
    print(await asyncio.gather(*map(limited, range(6))), peak, running)
asyncio.run(main())
