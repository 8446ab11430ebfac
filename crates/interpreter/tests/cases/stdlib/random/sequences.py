# The same numbers as CPython for the same seed.
import random
r = random.Random(42)
print([r.random() for _ in range(4)], [r.randint(1, 100) for _ in range(6)], [r.randrange(0, 50, 7) for _ in range(4)], r.choice("abcdef"), r.choices([1, 2, 3], k=5), r.choices("ab", weights=[1, 9], k=6), r.choices("xyz", cum_weights=[1, 3, 6], k=4), r.sample(range(100), 5), r.sample("abcdefgh", 3), r.sample([1, 2], counts=[3, 2], k=4))
x = list(range(10))
r.shuffle(x)
print(x, r.getrandbits(8), r.getrandbits(100), r.randbytes(5), r.uniform(1, 2), r.triangular(0, 1, 0.3), r.gauss(0, 1), r.gauss(0, 1), r.normalvariate(5, 2), r.expovariate(2), r.betavariate(2, 3), r.gammavariate(2, 1), r.gammavariate(0.5, 1), r.lognormvariate(0, 1), r.paretovariate(3), r.weibullvariate(1, 2), r.vonmisesvariate(0, 4))
for seed in (0, 1, -5, 10 ** 30, "text", b"bytes", 3.5, True):
    random.seed(seed)
    print(seed, random.random(), random.randint(0, 10 ** 6), random.getrandbits(40))
random.seed("old", version=1)
print(random.random())
state = random.getstate()
a = [random.random() for _ in range(3)]
random.setstate(state)
print(a == [random.random() for _ in range(3)], len(state), state[0], len(state[1]), random.randrange(10 ** 40) > 0, 0 <= random.SystemRandom().random() < 1, random.Random(1).random() == random.Random(1).random())

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, e)

for f in (lambda: random.choice([]), lambda: random.randrange(0), lambda: random.randint(5, 1), lambda: random.sample([1], 2), lambda: random.sample({1, 2}, 1), lambda: random.choices([1], weights=[1, 2]), lambda: random.choices([1, 2], weights=[0, 0]), lambda: random.randrange(1, 10, 0), lambda: random.seed([1]), lambda: random.getrandbits(-1), lambda: random.gammavariate(0, 1), lambda: random.randrange(1.5), lambda: random.choices([]), lambda: random.sample([1, 2], -1)):
    err(f)
class My(random.Random):
    def random(self): return 0.25
print(My().uniform(0, 4), My(5).choices("abcd", k=2))
