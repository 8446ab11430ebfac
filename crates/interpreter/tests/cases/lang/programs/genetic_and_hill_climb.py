# A tiny genetic algorithm and a hill climber with a seeded generator.
class Rng:
    def __init__(self, seed): self.x = seed
    def bits(self): self.x ^= self.x << 13 & 0xFFFFFFFF; self.x ^= self.x >> 17; self.x ^= self.x << 5 & 0xFFFFFFFF; self.x &= 0xFFFFFFFF; return self.x
    def below(self, n): return self.bits() % n
    def chance(self, p): return self.bits() / 2 ** 32 < p
    def choice(self, xs): return xs[self.below(len(xs))]
    def shuffle(self, xs):
        for i in range(len(xs) - 1, 0, -1): j = self.below(i + 1); xs[i], xs[j] = xs[j], xs[i]
TARGET, ALPHABET = "evolve me", "abcdefghijklmnopqrstuvwxyz "
rng = Rng(2463534242)
def fitness(s): return sum(a == b for a, b in zip(s, TARGET))
def mutate(s, rate): return "".join(rng.choice(ALPHABET) if rng.chance(rate) else c for c in s)
def cross(a, b): k = rng.below(len(a)); return a[:k] + b[k:]
pop = ["".join(rng.choice(ALPHABET) for _ in TARGET) for _ in range(40)]
generation = 0
while True:
    pop.sort(key=lambda s: (-fitness(s), s))
    if generation % 20 == 0: print(generation, repr(pop[0]), fitness(pop[0]))
    if fitness(pop[0]) == len(TARGET) or generation == 400: break
    elite = pop[:10]
    pop = elite[:2] + [mutate(cross(rng.choice(elite), rng.choice(elite)), 0.08) for _ in range(38)]
    generation += 1
print("done", generation, pop[0] == TARGET)
cities = [(rng.below(100), rng.below(100)) for _ in range(9)]
def dist(a, b): return ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5
def tour(p): return sum(dist(cities[a], cities[b]) for a, b in zip(p, p[1:] + p[:1]))
path = list(range(9))
rng.shuffle(path)
best, steps = tour(path), 0
improved = True
while improved:
    improved = False
    for i in range(8):
        for j in range(i + 1, 9):
            new = path[:i] + path[i:j + 1][::-1] + path[j + 1:]
            if tour(new) < best - 1e-9: path, best, improved, steps = new, tour(new), True, steps + 1
k = path.index(0)
path = path[k:] + path[:k]
print(cities, [path, path[:1] + path[:0:-1]][path[1] > path[-1]], round(best, 3), steps)
