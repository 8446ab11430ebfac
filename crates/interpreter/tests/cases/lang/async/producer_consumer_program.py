# A model-written pipeline: fetchers with a limit, retries, and a summary.
import asyncio
DATA = {"a": 3, "b": 0, "c": 5, "d": -1}
attempts = {}
class FetchError(Exception):
    pass
async def fetch(name):
    attempts[name] = attempts.get(name, 0) + 1
    await asyncio.sleep(0)
    if DATA[name] == 0 and attempts[name] < 3:
        raise FetchError(f"{name} try {attempts[name]}")
    if DATA[name] < 0:
        raise FetchError(f"{name} is broken")
    return DATA[name]
async def with_retry(name, sem, limit=3):
    async with sem:
        for i in range(limit):
            try:
                return await fetch(name)
            except FetchError as e:
                last = e
                await asyncio.sleep(0.001 * (i + 1))
        raise FetchError("gave up") from last
async def main():
    sem = asyncio.Semaphore(2)
    tasks = {n: asyncio.create_task(with_retry(n, sem)) for n in DATA}
    await asyncio.gather(*tasks.values(), return_exceptions=True)
    for name, task in tasks.items():
        if (error := task.exception()) is not None:
            print(f"{name}: failed ({error}; {error.__cause__})")
        else:
            print(f"{name}: {task.result()} after {attempts[name]} tries")
    total = sum(t.result() for t in tasks.values() if not t.exception())
    print("total", total)
asyncio.run(main())
