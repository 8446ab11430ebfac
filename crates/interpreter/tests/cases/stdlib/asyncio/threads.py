# Threads beside a loop: functions in a pool, and a loop in a thread of its own.
import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor


def nap(number):
    time.sleep(number / 40)
    return number, threading.current_thread() is threading.main_thread()


log = []


async def tick():
    for number in range(3):
        log.append(number)
        await asyncio.sleep(0.005)


async def main():
    ticking = asyncio.create_task(tick())
    print(await asyncio.gather(asyncio.to_thread(nap, 2), asyncio.to_thread(nap, 1), asyncio.sleep(0.01, "slept")))
    await ticking
    print(log)
    loop = asyncio.get_running_loop()
    print(await loop.run_in_executor(None, nap, 1))
    with ThreadPoolExecutor(2) as pool:
        pending = [loop.run_in_executor(pool, nap, number) for number in (3, 1)]
        for first in asyncio.as_completed(pending):
            print(await first)
    try:
        await asyncio.to_thread(int, "x")
    except ValueError as error:
        print(error)
    try:
        await asyncio.wait_for(asyncio.to_thread(nap, 4), timeout=0.02)
    except asyncio.TimeoutError as error:
        print("too slow", repr(error))


asyncio.run(main())
loop = asyncio.new_event_loop()
thread = threading.Thread(target=loop.run_forever, daemon=True)
thread.start()


async def add(left, right):
    await asyncio.sleep(0.005)
    if right is None:
        raise ValueError("nothing to add")
    return left + right


print(asyncio.run_coroutine_threadsafe(add(1, 2), loop).result(timeout=1))
print(repr(asyncio.run_coroutine_threadsafe(add(1, None), loop).exception()))
try:
    asyncio.run_coroutine_threadsafe(3, loop)
except TypeError as error:
    print(error)
loop.call_soon_threadsafe(log.append, "called")
loop.call_soon_threadsafe(loop.stop)
thread.join()
print(log[-1], loop.is_running(), thread.is_alive())
loop.close()
results = []


def run_here(number):
    results.append(asyncio.run(add(number, number)))


threads = [threading.Thread(target=run_here, args=(number,)) for number in range(3)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(sorted(results))
