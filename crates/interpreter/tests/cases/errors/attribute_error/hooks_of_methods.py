# Where a hook does not find a method, only the method is marked.
import traceback


class Hooked:
    def __getattr__(self, name):
        raise AttributeError("no " + name)

    def method(self):
        raise AttributeError("in the method")


class Strict:
    def __getattribute__(self, name):
        raise KeyError(name)


def missing():
    Hooked().absent(1, 2)


def chained():
    return Hooked().method().absent


def spread():
    return (Hooked()
            .absent(
                1))


def within():
    print(Hooked().one(Hooked().two(3)))


def strict():
    Strict().anything() + 1


def called():
    Hooked().__getattr__("x")


for function in (missing, chained, spread, within, strict, called):
    try:
        function()
    except Exception as error:
        print("".join(traceback.format_exception(error)).replace(__file__, "FILE"))
