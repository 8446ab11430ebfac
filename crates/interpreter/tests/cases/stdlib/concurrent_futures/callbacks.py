# Callbacks, wait and exceptions of futures.
from concurrent.futures import ThreadPoolExecutor, wait, FIRST_COMPLETED, ALL_COMPLETED, Future
log = []
def on_done(f):
    log.append(("error", str(f.exception())) if f.exception() else ("ok", f.result()))
def work(n):
    if n == 2:
        raise RuntimeError(f"job {n}")
    return n * 10
with ThreadPoolExecutor(2) as pool:
    fs = [pool.submit(work, n) for n in range(4)]
    for f in fs:
        f.add_done_callback(on_done)
    done, not_done = wait(fs, return_when=ALL_COMPLETED)
print(sorted(log), len(done), len(not_done))
print([f.exception() is None for f in fs], fs[1].result(), fs[1].done(), fs[1].cancelled())
f = Future()
f.add_done_callback(lambda x: print("cancelled?", x.cancelled()))
print(f.cancel(), f.cancelled(), f.running())
g = Future()
g.set_result({"k": 1})
print(g.result()["k"], g.exception(timeout=1))
