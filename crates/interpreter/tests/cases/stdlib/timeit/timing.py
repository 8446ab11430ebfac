# timeit and Timer: what runs, how often; never how long.
import timeit, io
count = []
def work(): count.append(1)
print(timeit.timeit(work, number=5) >= 0, len(count), timeit.timeit("x = 1 + 1", number=3) >= 0, len(timeit.repeat("pass", number=2, repeat=4)), timeit.timeit("y.append(1)", setup="y = []", number=10) > 0, timeit.timeit("f()", globals={"f": work}, number=2) >= 0, len(count))
t = timeit.Timer("a += 1", "a = 0"); print(t.timeit(100) >= 0, len(t.repeat(3, 10)), t.autorange()[0] >= 1, isinstance(t.autorange()[1], float), timeit.default_timer.__name__, timeit.default_number, timeit.default_repeat)
seen = []; n, taken = timeit.Timer(lambda: seen.append(1)).autorange(lambda number, time: None); print(n >= 1, len(seen) >= n)
fake = iter(range(0, 1000, 7)); print(timeit.timeit("pass", timer=lambda: next(fake), number=3), timeit.repeat("pass", timer=lambda: next(fake), number=1, repeat=2))
for bad in (lambda: timeit.timeit("undefined_name", number=1), lambda: timeit.Timer(5), lambda: timeit.Timer("pass", setup=5), lambda: timeit.timeit("1/0", number=1), lambda: timeit.timeit("return 1") if False else timeit.timeit("pass", number="x")):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
out = io.StringIO()
try:
    t = timeit.Timer("raise ValueError('inside')"); t.timeit(1)
except ValueError as error:
    t.print_exc(file=out); print(out.getvalue().splitlines()[-1])
def multi():
    total = 0
    for i in range(10): total += i
    return total
print(timeit.timeit(stmt=multi, number=1) >= 0, timeit.timeit(stmt="""
total = 0
for i in range(5):
    total += i
""", number=2) >= 0, timeit.__all__)
