# compress, filterfalse, takewhile, dropwhile, accumulate in programs.
from itertools import compress, filterfalse, takewhile, dropwhile, accumulate, count, groupby
import operator
names, ok = ["a", "b", "c", "d"], [True, False, 1, 0]
print(list(compress(names, ok)), [n for n, k in zip(names, ok) if k], list(compress(count(), [0, 1, 1])))
lines = ["# head", "# more", "data 1", "# inner", "data 2", "", "tail"]
body = list(dropwhile(lambda l: l.startswith("#"), lines)); print(body, list(takewhile(bool, body)))
print(list(filterfalse(str.isdigit, "a1b2")), list(filterfalse(None, [0, 1, None, "x"])))
print(list(accumulate([1, 2, 3, 4], operator.mul)), list(accumulate("abc")), list(accumulate([3, 1, 2], max)), list(accumulate([10, -3, -4], initial=5)))
deposits = [100, -30, 50, -200, 80]
balance = list(accumulate(deposits)); print(balance, next((i for i, b in enumerate(balance) if b < 0), None))
print(list(takewhile(lambda x: x < 40, accumulate(count(1)))), list(accumulate([1, 1, 0, 1], lambda r, x: r * 2 + x)))
runs = [(k, sum(1 for _ in g)) for k, g in groupby([1, 1, 0, 0, 0, 1])]; print(runs, max(runs, key=lambda r: r[1]))
print(max(accumulate([3, -5, 4, 2, -1, 6, -9], lambda best, x: max(x, best + x))), list(accumulate([[1], [2]], operator.add)))
primes = list(takewhile(lambda p: p < 30, (n for n in count(2) if all(n % d for d in range(2, int(n ** 0.5) + 1))))); print(primes)
