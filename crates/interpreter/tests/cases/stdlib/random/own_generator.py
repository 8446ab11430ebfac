# Subclasses of Random, and SystemRandom.
import random
class Fixed(random.Random):
    def __init__(self, values): self.values = list(values); super().__init__()
    def random(self): return self.values.pop(0) if self.values else 0.5
    def seed(self, *args, **kwargs): self.seeded = args
f = Fixed([0.1, 0.9, 0.3, 0.25])
print(f.choice("abcdefghij"), f.uniform(10, 20), f.randrange(10), f.randint(1, 6), f.seeded, f.shuffle(items := [1, 2, 3]), items)
class Bits(random.Random):
    def getrandbits(self, k): return 2 ** k - 1 if k < 3 else 1
print(Bits().randrange(4), Bits().choice("wxyz"), Bits().randint(1, 100))
s = random.SystemRandom()
print(0 <= s.random() < 1, s.randint(3, 3), len(s.randbytes(5)), s.getrandbits(5) < 32, s.choice([7]), s.seed(5), s.sample([1, 2], 2) in ([1, 2], [2, 1]))
for bad in (lambda: s.getstate(), lambda: s.setstate(1), lambda: s.getrandbits(-1)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print(isinstance(s, random.Random), random.Random.__module__, random.Random(1).__class__.__name__, random.random.__self__.__class__.__name__, random.VERSION if hasattr(random, "VERSION") else random.Random.VERSION, sorted(random.__all__))
import copy
r = random.Random(3); c = copy.copy(r) if False else random.Random(); c.setstate(r.getstate()); print(r.random() == c.random())
