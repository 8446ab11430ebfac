from concurrent.futures import ThreadPoolExecutor, as_completed, wait, Future
with ThreadPoolExecutor(max_workers=3) as pool:
    fs = [pool.submit(pow, i, 2) for i in range(4)]
    print([f.result() for f in fs], list(pool.map(str.upper, "abc")), sorted(f.result() for f in as_completed(fs)))
    bad = pool.submit(lambda: 1 / 0)
    try:
        bad.result()
    except ZeroDivisionError as e:
        print(e, type(bad.exception()).__name__, bad.done())
    done, not_done = wait(fs); print(len(done), len(not_done))
    print(list(pool.map(lambda a, b: a + b, [1, 2], [10, 20])))
try:
    pool.submit(print)
except RuntimeError as e:
    print(e)
f = Future(); f.add_done_callback(lambda x: print("done", x.result())); f.set_result(5); print(f.done(), f.cancel())
try:
    ThreadPoolExecutor(0)
except ValueError as e:
    print(e)
