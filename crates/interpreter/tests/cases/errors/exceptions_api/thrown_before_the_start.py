# A generator or coroutine that has not begun is a place of the traceback of what is thrown into it.
import traceback


def numbers():
    yield 1


async def later():
    return 1


async def many():
    yield 1


def one():
    numbers().throw(ValueError("into a generator"))


def other():
    later().throw(KeyError("into a coroutine"))


def expression():
    (number for number in [1]).throw(OSError("into an expression"))


def asynchronous():
    many().athrow(ValueError("into an asynchronous generator")).send(None)


def running():
    made = numbers()
    next(made)
    made.throw(ValueError("into one that rests"))


for function in (one, other, expression, asynchronous, running):
    try:
        function()
    except Exception as error:
        print("".join(traceback.format_exception(error)).replace(__file__, "FILE"))
numbers().close()
