# Errors in callbacks: what their contexts are.
from contextlib import ExitStack


def show(error):
    shown = []
    while error is not None:
        shown.append(repr(error))
        error = error.__context__
    print(" <- ".join(shown))


def fail(error):
    raise error


for body in (None, ZeroDivisionError("body")):
    for count in range(4):
        try:
            with ExitStack() as stack:
                for number in range(count):
                    stack.callback(fail, ValueError(number))
                if body:
                    raise body
        except Exception as error:
            show(error)
            body = body and ZeroDivisionError("body")


class Raising:
    def __init__(self, error):
        self.error = error

    def __enter__(self):
        return self

    def __exit__(self, *details):
        raise self.error


class Handling:
    def __enter__(self):
        return self

    def __exit__(self, *details):
        try:
            raise IndexError("inner")
        except IndexError as error:
            raise KeyError("outer")


with ExitStack() as stack:
    stack.push(lambda kind, error, trace: show(error) or True)
    stack.enter_context(Raising(LookupError(1)))
    stack.enter_context(Handling())
    stack.enter_context(Raising(LookupError(2)))
    stack.push(lambda kind, error, trace: show(error))
    1 / 0
