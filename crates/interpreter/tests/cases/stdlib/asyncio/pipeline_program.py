# An async pipeline: rate limits, retries, caching, batching, progress.
import asyncio
from collections import defaultdict

FAIL = {3: 2, 5: 9}
seen = defaultdict(int)
async def fetch(n):
    await asyncio.sleep(0.001 * (n % 3)); seen[n] += 1
    if seen[n] <= FAIL.get(n, 0): raise ConnectionError(f"item {n} try {seen[n]}")
    return {"id": n, "value": n * 10}
async def retry(fn, *a, times=3, base=0.001):
    for i in range(times):
        try: return await fn(*a)
        except ConnectionError as e:
            last = e; await asyncio.sleep(base * 2 ** i)
    raise RuntimeError(f"gave up on {a}") from last
async def stage(name, src, dst, fn, n=2):
    async def worker():
        while True:
            item = await src.get()
            if item is None: src.put_nowait(None); return
            try: await dst.put(await fn(item))
            except RuntimeError as e: errors.append((name, str(e), str(e.__cause__)))
    await asyncio.gather(*(worker() for _ in range(n))); await dst.put(None)
errors = []
async def main():
    a, b, c = asyncio.Queue(), asyncio.Queue(2), asyncio.Queue()
    for i in range(8): a.put_nowait(i)
    a.put_nowait(None)
    async def transform(d): await asyncio.sleep(0); return {**d, "label": f"#{d['id']:02}"}
    async with asyncio.TaskGroup() as tg:
        tg.create_task(stage("fetch", a, b, lambda n: retry(fetch, n), 3)); tg.create_task(stage("shape", b, c, transform))
    out = []
    while (x := await c.get()) is not None: out.append(x)
    out.sort(key=lambda d: d["id"]); print([d["label"] for d in out], sum(d["value"] for d in out)); print(errors, dict(sorted(seen.items())))
    cache, misses = {}, 0
    async def cached(k):
        nonlocal misses
        if k not in cache: misses += 1; cache[k] = asyncio.ensure_future(asyncio.sleep(0.001, k.upper()))
        return await cache[k]
    print(await asyncio.gather(*map(cached, "abacab")), misses)
    async def ticker(n, gap):
        for i in range(n): yield i; await asyncio.sleep(gap)
    async def batches(src, size):
        batch = []
        async for x in src:
            batch.append(x)
            if len(batch) == size: yield batch; batch = []
        if batch: yield batch
    print([b async for b in batches(ticker(7, 0), 3)])
    sem, active, peak = asyncio.Semaphore(2), 0, 0
    async def job(i):
        nonlocal active, peak
        async with sem:
            active += 1; peak = max(peak, active); await asyncio.sleep(0.001); active -= 1; return i
    print(await asyncio.gather(*(job(i) for i in range(6))), peak)
    async def first(*aws):
        done, rest = await asyncio.wait([asyncio.ensure_future(x) for x in aws], return_when=asyncio.FIRST_COMPLETED)
        for r in rest: r.cancel()
        return done.pop().result()
    print(await first(asyncio.sleep(0.05, "slow"), asyncio.sleep(0.001, "fast")))
    bus, got = defaultdict(list), []
    def on(ev):
        def deco(f): bus[ev].append(f); return f
        return deco
    @on("x")
    async def h1(v): got.append(("h1", v))
    @on("x")
    async def h2(v): await asyncio.sleep(0); got.append(("h2", v))
    async def emit(ev, v): await asyncio.gather(*(h(v) for h in bus[ev]))
    await emit("x", 1); await emit("none", 2); print(got)
asyncio.run(main())
