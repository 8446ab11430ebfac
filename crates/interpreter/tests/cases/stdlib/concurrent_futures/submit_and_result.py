# ThreadPoolExecutor: submit, result, exception, callbacks.
from concurrent.futures import ThreadPoolExecutor, Future, wait, as_completed, TimeoutError, CancelledError
import concurrent.futures as cf

def work(n):
    if n < 0:
        raise ValueError(f"negative: {n}")
    return n * n

with ThreadPoolExecutor(max_workers=2) as pool:
    f = pool.submit(work, 4)
    print(f.result(), f.done(), f.running(), f.cancelled(), f.exception())
    g = pool.submit(work, -1)
    try:
        g.result()
    except ValueError as e:
        print("caught", e)
    print(repr(g.exception()), type(g.exception()).__name__)
    print(pool.submit(pow, 2, 10).result(), pool.submit(sorted, [3, 1], reverse=True).result(timeout=5))
    fs = {pool.submit(work, n): n for n in range(5)}
    print(sorted((fs[x], x.result()) for x in as_completed(fs)))
    seen = []
    h = pool.submit(work, 3)
    h.add_done_callback(lambda fut: seen.append(fut.result()))
    h.result()
print(seen, h.cancel())
try:
    pool.submit(work, 1)
except RuntimeError as e:
    print(e)
done, pending = wait([h, f])
print(len(done), len(pending), wait([]).done == set(), cf.ALL_COMPLETED, cf.FIRST_COMPLETED, cf.FIRST_EXCEPTION)
for bad in (0, -1):
    try:
        ThreadPoolExecutor(max_workers=bad)
    except ValueError as e:
        print(e)
print(issubclass(CancelledError, Exception), TimeoutError is cf.TimeoutError, cf.CancelledError.__name__, cf.Future.__name__)
