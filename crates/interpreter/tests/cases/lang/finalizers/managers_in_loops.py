"""Generators with something to clean up, in loops: each ends where CPython ends it, whether or not others live on."""
from contextlib import ExitStack, closing, contextmanager, suppress

log = []


@contextmanager
def opened(name):
    log.append(f"in {name}")
    try:
        yield name
    finally:
        log.append(f"out {name}")


def numbers(name):
    try:
        yield 1
        yield 2
    finally:
        log.append(f"closed {name}")


def shown(title):
    print(title, log)
    log.clear()


for i in range(3):
    with opened(i):
        for j in range(2):
            with opened((i, j)) as name:
                log.append(name)
shown("nested")


def kept():
    held = numbers("held")
    next(held)
    for i in range(2):
        log.append(i)
    for number in held:
        log.append(number)
    return held


kept()
shown("kept")
held = numbers("global")
next(held)
for i in range(2):
    for number in numbers(i):
        break
shown("broken off")
held = None
shown("let go")


class Holder:
    def __init__(self):
        self.inner = numbers("inner")
        next(self.inner)


def holding():
    holder = Holder()
    for i in range(2):
        log.append(i)
    holder.inner = None
    log.append("end")


holding()
shown("field")
with ExitStack() as stack:
    for i in range(2):
        stack.enter_context(opened(i))
    with suppress(ValueError), opened("fails"):
        raise ValueError
    with closing(numbers("closing")) as items:
        next(items)
shown("stack")
items = [numbers(i) for i in range(3)]
for item in items:
    next(item)
del items[1]
shown("one of three")
items.clear()
item = None
shown("all")
