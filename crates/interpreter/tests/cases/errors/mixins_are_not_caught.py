# `except` takes exception classes only, also where the exception is an instance of what is named.
class Mixin:
    pass


class Trouble(Mixin, ValueError):
    pass


for wanted in (Mixin, object, int, (ValueError, Mixin), (Mixin, ValueError), "text"):
    try:
        try:
            raise Trouble("first")
        except wanted:
            print("caught", wanted)
    except TypeError as error:
        print(error, "|", type(error.__context__).__name__)
    except Trouble:
        print("passed", wanted)
