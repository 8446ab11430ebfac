# Pools whose calls wait: they end in the order of their waits, and their results come in the order of their calls.
import threading
import time
from concurrent.futures import ALL_COMPLETED, FIRST_COMPLETED, FIRST_EXCEPTION, CancelledError, ThreadPoolExecutor, as_completed, wait


def nap(number):
    time.sleep(number / 40)
    return number


with ThreadPoolExecutor(max_workers=3) as pool:
    futures = [pool.submit(nap, number) for number in (3, 1, 2)]
    print([future.done() for future in futures], futures[0].running())
    print([future.result() for future in as_completed(futures)])
    print(list(pool.map(nap, [2, 0, 1])))
began = time.monotonic()
with ThreadPoolExecutor(max_workers=8) as pool:
    print(sum(pool.map(nap, [4] * 8)), time.monotonic() - began < 0.5)
with ThreadPoolExecutor(max_workers=2) as pool:
    futures = [pool.submit(nap, number) for number in (8, 1)]
    done, rest = wait(futures, return_when=FIRST_COMPLETED)
    print([future.result() for future in done], len(rest))
    done, rest = wait(futures, timeout=0.01)
    print(len(done), len(rest))
    done, rest = wait(futures, return_when=ALL_COMPLETED)
    print(sorted(future.result() for future in done), len(rest))


def fail(number):
    time.sleep(number / 40)
    raise ValueError(f"bad {number}")


with ThreadPoolExecutor(max_workers=3) as pool:
    futures = [pool.submit(nap, 6), pool.submit(fail, 1)]
    done, rest = wait(futures, return_when=FIRST_EXCEPTION)
    print([str(future.exception()) for future in done], len(rest))
    slow = pool.submit(nap, 6)
    try:
        slow.result(timeout=0.01)
    except TimeoutError as error:
        print("too slow", repr(error))
    try:
        list(as_completed([slow], timeout=0.01))
    except TimeoutError as error:
        print(error)
    try:
        list(pool.map(nap, [5], timeout=0.01))
    except TimeoutError as error:
        print("too slow", repr(error))
with ThreadPoolExecutor(max_workers=1) as pool:
    busy, queued = pool.submit(nap, 2), pool.submit(nap, 0)
    print(queued.cancel(), queued.cancelled(), busy.cancel())
    try:
        queued.result()
    except CancelledError as error:
        print("cancelled", repr(error))
    print(busy.result())
pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="mine")
running, waiting = pool.submit(nap, 2), pool.submit(nap, 1)
pool.shutdown(wait=False, cancel_futures=True)
print(waiting.cancelled(), running.result())
try:
    pool.submit(nap, 1)
except RuntimeError as error:
    print(error)
names = set()
with ThreadPoolExecutor(2, thread_name_prefix="pool") as pool:
    for future in [pool.submit(lambda: (time.sleep(0.01), names.add(threading.current_thread().name))) for _ in range(4)]:
        future.add_done_callback(lambda future: None)
print(sorted(names))
ready = []
with ThreadPoolExecutor(2, initializer=ready.append, initargs=("ready",)) as pool:
    list(pool.map(nap, [1, 1]))
print(ready)
with ThreadPoolExecutor(2) as outer:
    print(outer.submit(lambda: outer.submit(nap, 1).result() + 1).result())
