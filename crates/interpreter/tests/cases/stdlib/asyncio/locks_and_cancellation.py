# Locks, semaphores, conditions and barriers whose waiters are cancelled; what queues and barriers look like.
import asyncio


async def semaphores():
    semaphore = asyncio.Semaphore(1)
    await semaphore.acquire()
    tasks = [asyncio.create_task(semaphore.acquire()) for _ in range(3)]
    await asyncio.sleep(0)
    semaphore.release()
    tasks[0].cancel()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    print([task.done() for task in tasks], tasks[0].cancelled())
    semaphore.release()
    await asyncio.sleep(0)
    print([task.done() for task in tasks], semaphore.locked())


async def barriers():
    barrier = asyncio.Barrier(2)
    print(repr(barrier).split("[")[1], barrier.parties, barrier.n_waiting, barrier.broken)
    first = asyncio.create_task(barrier.wait())
    await asyncio.sleep(0)
    print(barrier.n_waiting, repr(barrier).split("[")[1])
    print(await barrier.wait(), await first, barrier.n_waiting)
    waiting = asyncio.create_task(barrier.wait())
    await asyncio.sleep(0)
    await barrier.reset()
    try:
        await waiting
    except asyncio.BrokenBarrierError as error:
        print(repr(error), barrier.broken)
    await barrier.abort()
    try:
        await barrier.wait()
    except asyncio.BrokenBarrierError as error:
        print(repr(error), barrier.broken, repr(barrier).split("[")[1])
    async with asyncio.TaskGroup() as group:
        other = asyncio.Barrier(3)
        tasks = [group.create_task(other.wait()) for _ in range(3)]
    print(sorted(task.result() for task in tasks))


async def conditions():
    condition = asyncio.Condition()

    async def wait():
        async with condition:
            try:
                await condition.wait()
            finally:
                print("locked", condition.locked())

    task = asyncio.create_task(wait())
    await asyncio.sleep(0)
    task.cancel()
    try:
        await task
    except asyncio.CancelledError:
        print("cancelled", condition.locked())


async def queues():
    queue = asyncio.Queue(maxsize=3)
    print(queue)
    await queue.put(1)
    await queue.put("x")
    print(queue)
    queue.get_nowait()
    queue.task_done()
    print(queue, str(asyncio.LifoQueue()), str(asyncio.PriorityQueue(2)))


for part in (semaphores, barriers, conditions, queues):
    asyncio.run(part())
