# What is thrown into a generator that has not begun, or rests: a StopIteration does not come out as such.
def plain():
    yield 1
    yield 2


def outer():
    yield from plain()


def attempt(function, *args):
    try:
        print(repr(function(*args)))
    except BaseException as error:
        print(type(error).__name__, error, repr(error.__cause__), repr(error.__context__))


for make in (plain, outer, lambda: (item for item in [1, 2])):
    for thrown in (StopIteration, StopIteration(5), StopAsyncIteration(1), GeneratorExit, ValueError("v")):
        for steps in (0, 1):
            generator = make()
            for _ in range(steps):
                next(generator)
            attempt(generator.throw, thrown)
            attempt(next, generator)
            attempt(generator.throw, ValueError("late"))


async def coroutine():
    return 1


for thrown in (StopIteration(3), StopAsyncIteration()):
    attempt(coroutine().throw, thrown)
