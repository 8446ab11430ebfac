# Rows in groups, running totals, padding and transposing.
from itertools import groupby, accumulate, zip_longest, chain, islice, starmap, tee, compress
from operator import itemgetter, mul
rows = [("2024-01", "a", 5), ("2024-01", "b", 7), ("2024-02", "a", 1), ("2024-02", "a", 4), ("2024-03", "c", 9)]
for month, group in groupby(rows, itemgetter(0)):
    g = list(group); print(month, len(g), sum(r[2] for r in g), sorted({r[1] for r in g}))
totals = [(m, sum(r[2] for r in g)) for m, g in groupby(rows, itemgetter(0))]
print(list(zip([m for m, _ in totals], accumulate(t for _, t in totals))))
by_key = {k: [r[2] for r in g] for k, g in groupby(sorted(rows, key=itemgetter(1)), itemgetter(1))}; print(by_key)
print(list(map(list, zip_longest(*by_key.values(), fillvalue=0))), list(starmap(mul, zip([1, 2], [3, 4]))))
def paginate(xs, size):
    it = iter(xs)
    return list(iter(lambda: list(islice(it, size)), []))
print(paginate(range(7), 3), list(chain.from_iterable(paginate("abcd", 2))))
def changes(xs): a, b = tee(xs); next(b, None); return [(x, y) for x, y in zip(a, b) if x != y]
print(changes([1, 1, 2, 2, 3]), list(compress("abcdef", (n % 2 == 0 for n in range(6)))))
header, *body = [["n", "sq"], *([n, n * n] for n in range(3))]
widths = [max(map(len, map(str, col))) for col in zip(header, *body)]; print(widths)
for r in chain([header], body): print(" ".join(str(c).rjust(w) for c, w in zip(r, widths)))
runs = max((sum(1 for _ in g), k) for k, g in groupby("aabbbacccc")); print(runs, [next(g) for _, g in groupby([1, 1, 5, 5])])
