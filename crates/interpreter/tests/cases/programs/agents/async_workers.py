import asyncio
import random
from collections import Counter
async def work(number, queue, results):
    while True:
        item = await queue.get()
        try:
            if item is None:
                return number
            if item == 13:
                raise ValueError(f"unlucky {item}")
            await asyncio.sleep(item / 1000)
            results.append((item, item * item))
        except ValueError as error:
            results.append((item, str(error)))
        finally:
            queue.task_done()
async def main():
    queue, results = asyncio.Queue(maxsize=4), []
    workers = [asyncio.create_task(work(n, queue, results)) for n in range(3)]
    for item in (5, 13, 1, 8, 2):
        await queue.put(item)
    await queue.join()
    for _ in workers:
        await queue.put(None)
    print(sorted(await asyncio.gather(*workers)), sorted(results))
    try:
        await asyncio.wait_for(asyncio.sleep(5), 0.01)
    except asyncio.TimeoutError as error:
        print("timeout", repr(error))
    got = await asyncio.gather(asyncio.sleep(0, "a"), fail(), return_exceptions=True)
    print(got)
    lock, order = asyncio.Lock(), []
    async def enter(name):
        async with lock:
            order.append(name)
            await asyncio.sleep(0)
            order.append(name)
    await asyncio.gather(*map(enter, "abc"))
    print("".join(order))
    task = asyncio.create_task(asyncio.sleep(10))
    await asyncio.sleep(0)
    task.cancel()
    try:
        await task
    except asyncio.CancelledError:
        print("cancelled", task.cancelled(), task.done())
    print([value async for value in numbers(3)])
async def fail():
    raise RuntimeError("no")
async def numbers(n):
    for i in range(n):
        yield i
        await asyncio.sleep(0)
asyncio.run(main())
