# randrange, randint and their errors.
import random
random.seed(123)
print([random.randrange(10) for _ in range(8)], [random.randrange(5, 8) for _ in range(8)], [random.randrange(0, 100, 25) for _ in range(8)], [random.randrange(10, 0, -3) for _ in range(6)], [random.randint(-2, 2) for _ in range(8)], random.randint(5, 5), random.randrange(10**40), random.randrange(True, 5))
for bad in (lambda: random.randrange(0), lambda: random.randrange(-5), lambda: random.randrange(5, 5), lambda: random.randrange(5, 3), lambda: random.randrange(1, 5, 0), lambda: random.randrange(1, 5, -1), lambda: random.randint(2, 1), lambda: random.randrange("a"), lambda: random.randrange(None), lambda: random.randint(1.5, 3), lambda: random.randrange(1.5), lambda: random.randrange(1, 2.5), lambda: random.randrange(1, 10, 1.5), lambda: random.randrange(), lambda: random.randint(1), lambda: random.getrandbits(-1), lambda: random.getrandbits("a"), lambda: random.randbytes(-1), lambda: random.randrange(10, step=2)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print(random.getrandbits(0), random.getrandbits(1), random.getrandbits(200), random.randbytes(0), random.randbytes(3), all(0 <= random.random() < 1 for _ in range(1000)), {random.randrange(3) for _ in range(100)})
