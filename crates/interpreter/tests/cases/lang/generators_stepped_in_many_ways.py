"""Generators that are new, rest, end, fail or run already, stepped by `for`, `next`, `next` with a default, `send`, `yield from` and builtins."""


def count(n):
    for i in range(n):
        got = yield i
        if got is not None:
            print("got", got)
    return "done"


fresh = count(3)
print(next(fresh), next(fresh, "none"), fresh.send("x"), next(fresh, "none"), next(fresh, "none"))
try:
    next(count(0))
except StopIteration as stop:
    print("stopped", stop.value)
print(next(count(0), None), next(iter([]), "empty"))


def through(n):
    result = yield from count(n)
    print("result", result)
    yield "last"


print(list(through(2)))
steps = through(2)
print(next(steps), steps.send("sent"), next(steps, 0), next(steps, 0), next(steps, 0))
for item in through(1):
    print(item)


def itself():
    try:
        yield next(me)
    except ValueError as error:
        yield str(error)
    try:
        for item in me:
            yield item
    except ValueError as error:
        yield f"for: {error}"
    try:
        yield from me
    except ValueError as error:
        yield f"from: {error}"
    yield next(me, "default")


me = itself()
try:
    print(next(me), next(me), next(me), next(me))
except ValueError as error:
    print("ValueError", error)


def fails():
    yield 1
    raise KeyError("inside")


for source in (fails(), (x for x in fails())):
    try:
        for item in source:
            print(item)
    except KeyError as error:
        print("KeyError", error, next(source, "over"))


def stops():
    yield 1
    raise StopIteration("own")


try:
    print(list(stops()))
except RuntimeError as error:
    print(error, repr(error.__cause__))
try:
    steps = stops()
    print(next(steps), next(steps, "default"))
except RuntimeError as error:
    print(error)


def cleans():
    try:
        yield 1
        yield 2
    finally:
        print("cleaned")


for item in cleans():
    print(item)
    break
print("after break")
steps = cleans()
print(next(steps))
del steps
print("after del")
print(next(cleans(), 0))
for first in cleans():
    for second in cleans():
        print(first, second)


def tree(depth):
    if depth:
        yield from tree(depth - 1)
        yield depth
        yield from tree(depth - 1)


print(list(tree(4)), sum(tree(6)), next(tree(3)), next(tree(0), "leafless"))


async def coroutine():
    return 1


waiting = coroutine()
for attempt in (next, iter, list):
    try:
        attempt(waiting)
    except TypeError as error:
        print(error)
try:
    waiting.send(None)
except StopIteration as stop:
    print(stop.value)
try:
    next(5, 6)
except TypeError as error:
    print(error)
try:
    next()
except TypeError as error:
    print(error)
try:
    next(iter([]), 1, 2)
except TypeError as error:
    print(error)


def closed_early():
    yield 1


steps = closed_early()
steps.close()
print(list(steps), next(steps, "closed"))
steps = closed_early()
try:
    steps.send(1)
except TypeError as error:
    print(error)
print(next(steps), steps.gi_frame is None, next(steps, "end"), steps.gi_frame is None)


class Steps:
    def __init__(self):
        self.inner = count(2)

    def __iter__(self):
        return self

    def __next__(self):
        return next(self.inner)


print(list(Steps()), [*Steps()], next(Steps(), 7))
recursive = None


def deep(n):
    if n:
        yield from deep(n - 1)
    yield n


print(len(list(deep(200))))
