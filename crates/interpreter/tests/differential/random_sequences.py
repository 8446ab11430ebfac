# The first 100 values of every function of `random`, for the seeds 0 to 9 and some others.
import random

DRAWS = {
    "random": lambda r: r.random(),
    "getrandbits": lambda r: [r.getrandbits(bits) for bits in (1, 7, 31, 32, 33, 64, 100)],
    "randbytes": lambda r: r.randbytes(5),
    "randint": lambda r: r.randint(-1000, 10**12),
    "randrange": lambda r: [r.randrange(10), r.randrange(-5, 5), r.randrange(0, 1000, 7), r.randrange(100, 0, -3), r.randrange(2**70)],
    "choice": lambda r: r.choice("abcdefghij"),
    "choices": lambda r: r.choices(range(50), k=3),
    "choices by weight": lambda r: r.choices("xyz", [5, 1, 0.5], k=4),
    "choices by sums": lambda r: r.choices("xyz", cum_weights=[1, 3, 10], k=4),
    "shuffle": lambda r: shuffled(r, list(range(12))),
    "sample": lambda r: [r.sample(range(1000), 4), r.sample(range(10), 9), r.sample("abc", counts=[3, 2, 5], k=4)],
    "uniform": lambda r: r.uniform(-3, 8.5),
    "triangular": lambda r: [r.triangular(), r.triangular(-1, 4), r.triangular(0, 10, 2)],
    "gauss": lambda r: r.gauss(1, 2),
    "gauss by default": lambda r: r.gauss(),
    "normalvariate": lambda r: r.normalvariate(-1, 3),
    "normalvariate by default": lambda r: r.normalvariate(),
    "lognormvariate": lambda r: r.lognormvariate(0.5, 0.25),
    "expovariate": lambda r: r.expovariate(1.5),
    "betavariate": lambda r: [r.betavariate(2, 5), r.betavariate(0.5, 0.5)],
    "gammavariate": lambda r: [r.gammavariate(0.5, 2), r.gammavariate(1, 3), r.gammavariate(4.5, 0.5)],
    "paretovariate": lambda r: r.paretovariate(3),
    "weibullvariate": lambda r: r.weibullvariate(2, 1.5),
    "vonmisesvariate": lambda r: [r.vonmisesvariate(1, 4), r.vonmisesvariate(0, 0), r.vonmisesvariate(3, 1e-7)],
}


def shuffled(r, items):
    r.shuffle(items)
    return items


for name, draw in DRAWS.items():
    for seed in range(10):
        r = random.Random(seed)
        for number in range(100):
            print(name, seed, number, draw(r))

for seed in (None.__class__.__name__, "text", b"bytes", bytearray(b"array"), 1.5, -0.0, 10**40, -7, True, ""):
    r = random.Random(seed)
    print("seed", repr(seed), [r.random() for _ in range(5)], r.getrandbits(70))
for version in (1, 2):
    for seed in ("", "a", "hello world", "\u20ac", b"xyz"):
        r = random.Random()
        r.seed(seed, version)
        print("version", version, repr(seed), [r.random() for _ in range(3)])
random.seed(5)
state = random.getstate()
first = [random.gauss(0, 1) for _ in range(3)]
random.setstate(state)
print(first == [random.gauss(0, 1) for _ in range(3)], state[0], len(state[1]), state[2], state[1][:3])
