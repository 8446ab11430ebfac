# The same draws by the quick ways as by those of derived generators.
import random


def tried(work):
    try:
        return work()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


class Same(random.Random):
    pass


class Fixed(random.Random):
    def random(self):
        return 0.25


class Bits(random.Random):
    def getrandbits(self, k):
        return super().getrandbits(k) & 3


class Range(random.Random):
    def randrange(self, *args):
        return args


for make in (random.Random, Same, Fixed, Bits, Range):
    own = make(11)
    print(make.__name__, [own.randint(1, 6) for _ in range(5)], [own.randrange(10) for _ in range(5)], [own.randrange(-5, 5) for _ in range(3)], own.choice("abcdef"), own.choice([1, 2, 3]), own.randint(5, 5))
    print("  ", tried(lambda: own.randint(6, 1)), tried(lambda: own.randrange(0)), tried(lambda: own.randrange(3, 3)), tried(lambda: own.choice([])), tried(lambda: own.randint(1.0, 2)), tried(lambda: own.randint(True, False)))
random.seed(3)
print([random.randint(-(10**30), 10**30) for _ in range(2)], random.randrange(1 << 70), random.randrange(0, 100, 7), random.randint(0, 1 << 60), tried(lambda: random.randrange("a")))
