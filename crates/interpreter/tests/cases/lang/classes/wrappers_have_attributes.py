# Attributes of `staticmethod` and `classmethod` objects, which take over some of their function's.
import functools


def function(a: int) -> str:
    "what it does"


function.own = 5


def attempt(action):
    try:
        print(repr(action()).split(" at 0x")[0])
    except Exception as error:
        print(type(error).__name__, error)


for wrapper in (staticmethod, classmethod):
    print(wrapper.__name__)
    made = wrapper(function)
    print(made.__wrapped__ is function, made.__func__ is function, made.__name__, made.__qualname__, made.__doc__, made.__module__)
    print(made.__annotations__, made.__isabstractmethod__)
    print(made.__dict__, made.__dict__ is made.__dict__)
    attempt(lambda: made.own)
    made.other = 3
    made.__name__ = "renamed"
    made.__doc__ = None
    print(made.other, made.__name__, made.__doc__, sorted(made.__dict__))
    del made.other, made.__name__
    attempt(lambda: made.other)
    attempt(lambda: made.__name__)
    made.__dict__["late"] = 7
    print(made.late)
    for name in ("__func__", "__wrapped__", "__isabstractmethod__"):
        attempt(lambda: setattr(made, name, 1))
    attempt(lambda: delattr(made, "nothing"))
    attempt(lambda: setattr(made, "__dict__", 5))
    attempt(lambda: delattr(made, "__dict__"))
    made.__dict__ = {"x": 1}
    print(made.x, made.__dict__, made.__wrapped__ is function)
    print(sorted(wrapper(functools.partial(function, 1)).__dict__), wrapper(5).__wrapped__)
    attempt(lambda: wrapper(5).__name__)
    for args in ((None,), (None, None), (None, int), (5,), (5, int)):
        attempt(lambda: wrapper(function).__get__(*args))
    for args in ((), (1, 2)):
        attempt(lambda: wrapper(*args))

    class Derived(wrapper):
        def __init__(self, function):
            super().__init__(function)
            self.more = 1

    made = Derived(function)
    print(made.more, made.__name__, made.__doc__, sorted(made.__dict__))
    attempt(lambda: made)


class Class:
    @staticmethod
    def plain():
        "plain doc"

    @classmethod
    def bound(cls):
        "bound doc"


for name in ("plain", "bound"):
    found = Class.__dict__[name]
    found.tag = name
    print(found.tag, found.__name__, found.__qualname__, found.__doc__, hasattr(getattr(Class, name), "tag"))
attempt(lambda: property(function).__get__(None, None))
attempt(lambda: property(function).__get__(None))
