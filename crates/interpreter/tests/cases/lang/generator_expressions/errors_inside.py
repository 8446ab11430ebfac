# What is raised in a generator expression that a builtin consumes.
def attempt(f):
    try:
        print(f())
    except BaseException as e:
        print(type(e).__name__, e, type(e.__cause__).__name__, type(e.__context__).__name__)


def stop():
    raise StopIteration("inner")


attempt(lambda: sum(stop() for _ in range(3)))
attempt(lambda: list(next(iter([])) for _ in range(3)))
attempt(lambda: any(stop() for _ in range(3)))
attempt(lambda: ",".join(stop() for _ in range(3)))
attempt(lambda: sum(1 // x for x in (1, 0)))
attempt(lambda: sum(w for w in ["a"]))
attempt(lambda: ",".join(x for x in range(2)))
attempt(lambda: max(x for x in []))
attempt(lambda: min(x for x in []))
attempt(lambda: max(x for x in [1, "a"]))
attempt(lambda: sorted(x for x in [1, "a"]))
attempt(lambda: set(x for x in [[]]))
attempt(lambda: dict((x, 1) for x in [[]]))
attempt(lambda: sum(x for x in 5))
attempt(lambda: list(y for x in [1] for y in x))
attempt(lambda: sum(undefined for x in [1]))
attempt(lambda: tuple(a for a, b in [(1, 2), (3,)]))


def caught():
    try:
        return sum(int(t) for t in ["1", "x"])
    except ValueError as e:
        return f"caught {e}"
    finally:
        print("finally")


print(caught())


def nested():
    for n in (1, 0):
        try:
            yield sum(10 // k for k in (n, 5))
        except ZeroDivisionError:
            yield "zero"


print(list(nested()))


def delegating():
    yield from (sum(k for k in range(n)) for n in range(3))
    yield max(n for n in [3, 1])


print(list(delegating()))
