# An exception that is thrown through `yield from`: its context is what each generator handles, and it goes to whatever has a `throw`.


def attempt(function, *args):
    try:
        print(repr(function(*args)))
    except BaseException as error:
        print(type(error).__name__, error, "| context", repr(error.__context__))


def inner():
    try:
        yield 1
    except ValueError as error:
        print("inner", repr(error.__context__))
        raise


def outer():
    try:
        1 / 0
    except ZeroDivisionError:
        yield from inner()


generator = outer()
next(generator)
attempt(generator.throw, ValueError("v"))
generator = outer()
next(generator)
try:
    try:
        raise TypeError("t")
    except TypeError:
        generator.throw(ValueError("v"))
except ValueError as error:
    print(repr(error.__context__), repr(error.__context__.__context__))


def raises_another():
    try:
        yield 1
    except ValueError:
        raise KeyError("k")


def catches():
    try:
        1 / 0
    except ZeroDivisionError:
        try:
            yield from raises_another()
        except KeyError as error:
            chain = error
            while chain is not None:
                print(repr(chain))
                chain = chain.__context__
            yield "caught"


generator = catches()
next(generator)
attempt(generator.throw, ValueError("v"))


def closing():
    try:
        yield
    except BaseException as error:
        print(repr(error), repr(error.__context__))
        raise RuntimeError("x")


generator = closing()
next(generator)
try:
    try:
        1 / 0
    except ZeroDivisionError:
        generator.close()
except RuntimeError as error:
    print(repr(error.__context__), repr(error.__context__.__context__))


# Three arguments, as Python 2 had.
def one():
    yield 1
    yield 2


for args in ((ValueError, "a", 5), (ValueError("a"), None, 5), (TypeError, ValueError("x")), (ValueError, ValueError("x")),
             (Exception, ValueError("x")), (ValueError, ("a", "b")), (ValueError, None, None)):
    generator = one()
    next(generator)
    attempt(generator.throw, *args)


# Iterators that are no generators.
class Steps:
    def __iter__(self):
        return self

    def __next__(self):
        return 1


class Answers(Steps):
    def __getattr__(self, name):
        print("asked for", name)
        if name == "throw":
            return lambda *args: ("thrown", repr(args[-1]))
        if name == "close":
            return lambda: print("closed")
        raise AttributeError(name)


class Silent(Steps):
    def __getattr__(self, name):
        print("asked for", name)
        raise AttributeError(name)


class Wrong(Steps):
    def __getattr__(self, name):
        raise KeyError(name)


class Throws(Steps):
    def throw(self, error):
        raise LookupError("from throw")

    def close(self):
        raise LookupError("from close")


def delegates(iterator):
    try:
        1 / 0
    except ZeroDivisionError:
        yield from iterator


for cls in (Steps, Answers, Silent, Throws):
    generator = delegates(cls())
    next(generator)
    attempt(generator.throw, ValueError("v"))
    generator = delegates(cls())
    next(generator)
    attempt(generator.close)


def plainly(iterator):
    yield from iterator


generator = plainly(Wrong())
next(generator)
attempt(generator.throw, ValueError("v"))


# What an asynchronous generator that has ended answers.
async def asynchronous():
    yield 1


def drive(awaitable):
    try:
        while True:
            awaitable.send(None)
    except StopIteration as stop:
        return stop.value


generator = asynchronous()
attempt(drive, generator.__anext__())
attempt(drive, generator.aclose())
attempt(drive, generator.athrow(KeyError("k")))
attempt(drive, generator.aclose())
attempt(drive, generator.__anext__())
