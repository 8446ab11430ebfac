# Executor.map, initializers, several iterables and errors inside.
from concurrent.futures import ThreadPoolExecutor, Executor

with ThreadPoolExecutor() as ex:
    print(list(ex.map(lambda x: x + 1, range(5))))
    print(list(ex.map(pow, [2, 3, 4], [3, 2, 1])), list(ex.map(str, [])), list(ex.map(max, "abc", "bab")))
    it = ex.map(lambda x: 10 // x, [1, 2, 0, 5])
    print(next(it), next(it))
    try:
        next(it)
    except ZeroDivisionError as e:
        print(e)
    print(next(it, "ended"))
    print(list(ex.map(len, ["a", "bb"], timeout=5, chunksize=2)))
state = []
with ThreadPoolExecutor(1, thread_name_prefix="w", initializer=state.append, initargs=("init",)) as ex:
    print(ex.submit(lambda: state[:]).result())
print(isinstance(ex, Executor), type(ex).__name__)
ex = ThreadPoolExecutor(max_workers=3)
results = [ex.submit(lambda i=i: i * 2) for i in range(4)]
ex.shutdown(wait=True)
print([r.result() for r in results])
try:
    ex.map(str, [1])
except RuntimeError as e:
    print(e)
ex.shutdown()
ex.shutdown(wait=False, cancel_futures=True)

class Inline(Executor):
    def submit(self, fn, /, *args, **kwargs):
        from concurrent.futures import Future
        f = Future()
        try:
            f.set_result(fn(*args, **kwargs))
        except BaseException as e:
            f.set_exception(e)
        return f

with Inline() as ex:
    print(list(ex.map(lambda a, b: a * b, [1, 2], [3, 4])), repr(ex.submit(int, "x").exception()))
def word_count(text):
    return len(text.split())
docs = {"a": "one two", "b": "three", "c": ""}
with ThreadPoolExecutor(4) as ex:
    print(dict(zip(docs, ex.map(word_count, docs.values()))))
