# choice, choices, sample, shuffle and their errors.
import random
random.seed(7)
print(random.choice([1, 2, 3]), random.choice("xyz"), random.choice(range(5, 10)), random.choice((None,)), random.choices([1, 2, 3], weights=[1, 0, 0], k=3), random.choices("ab", cum_weights=[0, 1], k=3), random.choices([1]))
print(random.sample("abcdef", 3), random.sample([1, 1, 2], 3), random.sample(range(10**9), 2), random.sample([], 0), random.sample(["x", "y"], counts=[2, 3], k=5), random.sample((1, 2, 3), k=2))
deck = [f"{rank}{suit}" for suit in "SH" for rank in "A23"]
random.shuffle(deck); print(deck)
for bad in (lambda: random.choice([]), lambda: random.choice(""), lambda: random.choice({1, 2}), lambda: random.choice(5), lambda: random.choices([]), lambda: random.choices([1, 2], [1]), lambda: random.choices([1, 2], [0, 0]), lambda: random.choices([1, 2], [-1, 1]) if False else 0, lambda: random.choices([1], weights=[1], cum_weights=[1]), lambda: random.choices([1, 2], 3),
            lambda: random.choices([1], [float("inf")]), lambda: random.sample([1], 2), lambda: random.sample([1], -1), lambda: random.sample({1, 2}, 1), lambda: random.sample({1: 2}, 1), lambda: random.sample(5, 1), lambda: random.sample([1, 2], 1, counts=[1]), lambda: random.sample([1], 1, counts=[1.5]), lambda: random.sample([1], 1, counts=[0]),
            lambda: random.sample([1, 2], counts=[1, -1], k=1), lambda: random.shuffle((1, 2)), lambda: random.shuffle("ab"), lambda: random.shuffle([1], None), lambda: random.choice({"a": 1})):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print(random.choices(range(3), k=0), random.sample(range(5), 5), [random.choices("HT", [9, 1])[0] for _ in range(12)])
