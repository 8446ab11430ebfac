# Programs that draw and count.
import random
from collections import Counter
random.seed(0)
rolls = Counter(random.randint(1, 6) + random.randint(1, 6) for _ in range(1000))
print(sorted(rolls.items()))
inside = sum(random.random() ** 2 + random.random() ** 2 <= 1 for _ in range(2000))
print(4 * inside / 2000)
position, path = 0, []
for _ in range(15):
    position += random.choice((-1, 1)); path.append(position)
print(path, random.sample(sorted({"a", "b", "c"}), 2), Counter(random.choices(["win", "lose", "draw"], [5, 3, 2], k=100)).most_common())
password = "".join(random.choice("abcdef0123456789") for _ in range(12))
matrix = [[random.randint(0, 9) for _ in range(4)] for _ in range(3)]
print(password, matrix, [round(random.gauss(100, 15)) for _ in range(6)], [round(random.expovariate(1 / 10), 2) for _ in range(4)])
population = [random.random() < 0.3 for _ in range(200)]
print(sum(population), [sum(random.sample(population, 20)) for _ in range(8)])
def reservoir(stream, k):
    kept = []
    for number, item in enumerate(stream):
        if number < k: kept.append(item)
        elif (at := random.randrange(number + 1)) < k: kept[at] = item
    return kept
print(reservoir(range(1000), 5), random.shuffle([1]), [random.triangular(0, 10, 5) > 5 for _ in range(6)])
