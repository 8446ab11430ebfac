# map keeps order; as_completed yields each once; results and errors.
from concurrent.futures import ThreadPoolExecutor, as_completed, wait
def square(n):
    if n == 13: raise ValueError("unlucky")
    return n * n
with ThreadPoolExecutor(max_workers=4) as ex:
    print(list(ex.map(square, range(6))), sum(ex.map(square, range(10))))
    fs = [ex.submit(square, n) for n in (3, 13, 5)]
    ok, bad = [], []
    for f in as_completed(fs):
        try: ok.append(f.result())
        except ValueError as e: bad.append(str(e))
    print(sorted(ok), bad)
    done, pending = wait(fs); print(len(done), len(pending), [type(f.exception()).__name__ for f in fs])
    it = ex.map(square, [1, 13, 2]); print(next(it))
    try: next(it)
    except ValueError as e: print(e)
    print(dict(zip("abc", ex.map(str.upper, "abc"))), list(ex.map(lambda a, b, c: a + b + c, [1, 2], [3, 4], [5, 6])))
def chunks(xs, n): return [xs[i:i + n] for i in range(0, len(xs), n)]
with ThreadPoolExecutor() as ex: print(sum(ex.map(sum, chunks(list(range(100)), 7))))
nested = ThreadPoolExecutor(1)
print(nested.submit(lambda: sorted("bca")).result(), nested.submit(dict, a=1).result()); nested.shutdown()
try: nested.submit(print)
except RuntimeError as e: print(e)
