# Map-reduce over documents with a pool.
from concurrent.futures import ThreadPoolExecutor, as_completed
from collections import Counter
docs = {"d1": "a b a", "d2": "b c", "d3": "", "d4": "a c c"}
def count(text):
    return Counter(text.split())
with ThreadPoolExecutor(max_workers=3) as pool:
    futures = {pool.submit(count, t): name for name, t in docs.items()}
    partial = {}
    for f in as_completed(futures):
        partial[futures[f]] = f.result()
total = sum(partial.values(), Counter())
print(sorted(total.items()), total["a"])
print(sorted((k, sum(v.values())) for k, v in partial.items()))
with ThreadPoolExecutor() as pool:
    print(list(pool.map(lambda p: p[0] * p[1], [(1, 2), (3, 4)])))
    results = []
    for f in [pool.submit(divmod, a, b) for a, b in ((7, 2), (1, 0))]:
        try:
            results.append(f.result())
        except ZeroDivisionError as e:
            results.append(str(e))
    print(results)
