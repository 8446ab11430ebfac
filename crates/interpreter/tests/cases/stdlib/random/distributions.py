# Each distribution, with defaults and edges.
import random
random.seed(2024)
for name, args in (("uniform", (0, 1)), ("uniform", (5, -5)), ("triangular", ()), ("triangular", (1, 3)), ("triangular", (0, 1, 0.9)), ("triangular", (2, 2)), ("betavariate", (2, 3)), ("expovariate", (0.5,)), ("expovariate", (-2,)), ("gammavariate", (2, 1)), ("gammavariate", (0.3, 1)), ("gammavariate", (1, 2)), ("gauss", ()), ("gauss", (10, 0)), ("normalvariate", ()), ("normalvariate", (1, 0.5)), ("lognormvariate", (0, 1)), ("vonmisesvariate", (0, 4)), ("vonmisesvariate", (1, 0)), ("paretovariate", (2,)), ("weibullvariate", (1, 2))):
    print(name, args, [getattr(random, name)(*args) for _ in range(3)])
print(random.gauss(mu=1, sigma=2), random.triangular(low=1, high=2, mode=1.5), random.normalvariate(mu=0, sigma=1))
for bad in (lambda: random.gammavariate(0, 1), lambda: random.gammavariate(1, -1), lambda: random.betavariate(0, 0), lambda: random.expovariate(0), lambda: random.expovariate(), lambda: random.uniform(1), lambda: random.uniform("a", 1), lambda: random.paretovariate(0), lambda: random.weibullvariate(1, 0), lambda: random.lognormvariate(1)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
