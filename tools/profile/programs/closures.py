"""Functions as values: closures, decorators, `lambda`, `map`, `filter`, `reduce`, partial application, default and star arguments, caches."""
from functools import lru_cache, partial, reduce, wraps


def counter(start=0):
    count = start

    def step(by=1):
        nonlocal count
        count += by
        return count

    return step


def logged(calls):
    def decorate(function):
        @wraps(function)
        def inner(*args, **kwargs):
            calls.append(function.__name__)
            return function(*args, **kwargs)

        return inner

    return decorate


calls = []


@logged(calls)
def add(a, b=1, *rest, scale=1):
    return (a + b + sum(rest)) * scale


def compose(*functions):
    return reduce(lambda f, g: lambda x: f(g(x)), functions)


@lru_cache(maxsize=None)
def ways(n, step=3):
    return 1 if n == 0 else sum(ways(n - k, step) for k in range(1, min(n, step) + 1))


def ackermann(m, n):
    return n + 1 if m == 0 else ackermann(m - 1, 1) if n == 0 else ackermann(m - 1, ackermann(m, n - 1))


def hanoi(n, a="a", b="b", c="c"):
    return 0 if n == 0 else hanoi(n - 1, a, c, b) + 1 + hanoi(n - 1, c, b, a)


total = 0
for turn in range(40):
    step = counter(turn)
    for i in range(400):
        total += step() + step(2)
    total += sum(map(lambda x: x * 2, filter(lambda x: x % 3, range(500)))) + reduce(lambda a, b: a ^ b, range(300))
    plus = compose(lambda x: x + 1, lambda x: x * 3, abs)
    total += sum(plus(i) for i in range(200)) + sum(map(partial(pow, 2), range(20))) + sum(f(turn) for f in [lambda x, k=k: x * k for k in range(60)])
    for i in range(100):
        total += add(i) + add(i, 2) + add(i, 2, 3, 4, scale=2) + add(*(i, 1), **{"scale": 3})
    total += sum(sorted([(i * 37) % 101 for i in range(200)], key=lambda x: (-x % 10, x))[:5])
ways.cache_clear()
print(total, len(calls), ways(300) % 1_000_007, ways.cache_info().hits, ackermann(2, 40), hanoi(11), list(zip("abc", range(3))), any(x > 5 for x in range(9)))
