# The same seed gives the same numbers, for each way to seed.
import random
random.seed(42)
print([random.randint(1, 100) for _ in range(10)], random.random(), random.choice("abcdef"), random.choices("abc", k=5), random.sample(range(100), 5), random.uniform(1, 10))
random.seed("hello"); print(random.random(), random.randrange(1000))
random.seed(b"bytes"); print(random.random())
random.seed(3.5); print(random.random())
random.seed(10**30); print(random.getrandbits(100))
random.seed(-5); print(random.random()); random.seed(5); print(random.random())
items = list(range(10)); random.seed(1); random.shuffle(items); print(items)
r = random.Random(99)
print(r.random(), r.randint(0, 9), random.Random(99).random(), random.Random("x").random(), r.getrandbits(8), r.randbytes(4))
state = r.getstate(); first = [r.random() for _ in range(3)]; r.setstate(state); print(first == [r.random() for _ in range(3)], state[0], len(state[1]))
for bad in (lambda: random.seed([1]), lambda: random.seed((1, 2)), lambda: r.setstate((1, (), None)), lambda: r.setstate(5), lambda: random.Random(1, 2), lambda: random.seed(1, 3) or "ok"):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
