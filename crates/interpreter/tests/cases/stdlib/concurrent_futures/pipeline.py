# Stages of a pool feeding one another.
from concurrent.futures import ThreadPoolExecutor, Future
from collections import Counter
def fetch(n): return {"id": n, "text": "word " * n + ("bad" if n % 3 == 0 else "good")}
def parse(d):
    if "bad" in d["text"]: raise ValueError(f"cannot parse {d['id']}")
    return {**d, "words": len(d["text"].split())}
with ThreadPoolExecutor(max_workers=4) as ex:
    pages = list(ex.map(fetch, range(1, 6))); futures = [ex.submit(parse, p) for p in pages]
    good = [f.result() for f in futures if not f.exception()]; bad = [str(f.exception()) for f in futures if f.exception()]
print([g["words"] for g in good], bad, sum(g["words"] for g in good))
def then(f, fn):
    out = Future()
    def done(x):
        try: out.set_result(fn(x.result()))
        except Exception as e: out.set_exception(e)
    f.add_done_callback(done); return out
with ThreadPoolExecutor() as ex:
    c = then(then(ex.submit(int, "5"), lambda v: v * 2), str); print(repr(c.result()))
    d = then(ex.submit(int, "x"), lambda v: v); print(type(d.exception()).__name__)
    counts = Counter()
    for part in ex.map(Counter, ["abca", "bcd", ""]): counts += part
print(sorted(counts.items()), [f.done() for f in futures], futures[0].result()["id"])
