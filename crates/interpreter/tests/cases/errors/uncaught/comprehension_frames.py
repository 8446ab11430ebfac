# Comprehensions and generator expressions are frames in a traceback.
import traceback


def shown(action):
    try:
        print("result", action())
    except Exception as error:
        for place in traceback.extract_tb(error.__traceback__):
            print(place.lineno, place.name, place.line)
        lines = "".join(traceback.format_exception(error)).splitlines()
        print("\n".join(line.split(", ", 1)[-1] for line in lines))


def divide(a, b):
    return a / b


zeros = [1, 0]
shown(lambda: [divide(1, n) for n in zeros])
shown(lambda: {1 / n for n in zeros})
shown(lambda: {n: 1 // n for n in zeros})
shown(lambda: [[1 % m for m in [n]] for n in zeros])
shown(lambda: list(1 / n for n in zeros))
shown(lambda: sum(1 / n for n in zeros))
shown(lambda: sum(n for n in "ab"))
shown(lambda: max(n for n in [1, "a"]))
shown(lambda: min(n for n in []))
shown(lambda: set([n] for n in zeros))
shown(lambda: dict(([n], 1) for n in zeros))
shown(lambda: dict((1 / n, 1) for n in zeros))
shown(lambda: sorted(divide(1, n) for n in zeros))
shown(lambda: sorted(n for n in [1, "a"]))
shown(lambda: "".join(n for n in zeros))
shown(lambda: "".join(n.upper() for n in zeros))
shown(lambda: any(1 / n > 5 for n in zeros))
shown(lambda: all([divide(1, n) for n in zeros]))
shown(lambda: tuple(n.missing for n in zeros))
shown(lambda: [n for n in 5])
shown(lambda: [m for n in zeros for m in n])
shown(lambda: [n for n in zeros if 1 / n])
shown(lambda: [a for a, b in [(1, 2), (3,)]])
shown(lambda: [undefined for n in zeros])
shown(lambda: [(lambda: divide(n, 0))() for n in zeros])


def outer():
    rows = [
        [
            divide(row, column)
            for column in (1, 0)
        ]
        for row in (1, 2)
    ]
    return rows


shown(outer)


def caught():
    try:
        return [divide(1, n) for n in zeros]
    except ZeroDivisionError as error:
        raise ValueError("wrapped") from error


shown(caught)


def recursive(n):
    return [recursive(n - 1) for _ in range(1)] if n else [1 / 0]


shown(lambda: recursive(2))
print([n for n in zeros], {k: v for k, v in zip("ab", zeros)})
shown(lambda: {name: [divide(n, 0) for n in numbers] for name, numbers in [("a", [1])]})
