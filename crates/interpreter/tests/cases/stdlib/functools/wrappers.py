# update_wrapper and wraps, of functions and of other objects.
import functools


def wrapped(a: int, b="x") -> str:
    """What it does."""


wrapped.attr, wrapped.other = 1, [2]


@functools.wraps(wrapped)
def wrapper(*args):
    "own"


print(wrapper.__name__, wrapper.__qualname__, wrapper.__doc__, wrapper.__module__, wrapper.__annotations__, wrapper.__dict__ == {"attr": 1, "other": [2], "__wrapped__": wrapped})
print(wrapper.__annotations__ is wrapped.__annotations__, wrapper.other is wrapped.other, wrapper.__wrapped__ is wrapped, wrapper.__defaults__, wrapper.__kwdefaults__)


def plain():
    pass


plain.kept = "kept"
print(functools.update_wrapper(plain, wrapped) is plain, plain.kept, plain.attr, plain.__name__)
print(functools.WRAPPER_ASSIGNMENTS, functools.WRAPPER_UPDATES)


def fresh():
    def function():
        "own doc"

    return function


made = functools.update_wrapper(fresh(), wrapped, assigned=("__doc__",), updated=())
print(made.__name__, made.__doc__, made.__dict__ == {"__wrapped__": wrapped})
made = functools.wraps(wrapped, ("__name__", "absent"))(fresh())
print(made.__name__, made.__doc__, sorted(made.__dict__))
made = functools.wraps(wrapped=wrapped, updated=[])(fresh())
print(made.__name__, sorted(made.__dict__))
made = functools.wraps(len)(fresh())
print(made.__name__, made.__qualname__, made.__module__, made.__wrapped__ is len)


class Callable:
    "A class."

    def __init__(self):
        self.inner = 5

    def __call__(self):
        return "called"


made = functools.wraps(Callable())(fresh())
print(made.__name__, made.__doc__, made.inner, type(made.__wrapped__).__name__)
made = functools.wraps(Callable)(fresh())
print(made.__name__, made.__doc__, made.__qualname__)
target = functools.update_wrapper(Callable(), wrapped)
print(target.__name__, target.__doc__, target.attr, target.inner, target())
print(functools.update_wrapper(functools.partial(wrapped), wrapped).__name__)
made = functools.wraps(functools.partial(wrapped))(fresh())
print(made.__name__, made.__doc__ is not None)
half = functools.wraps(wrapped)
print(type(half).__name__, half.func is functools.update_wrapper, half.args, sorted(half.keywords), half.keywords["assigned"] == functools.WRAPPER_ASSIGNMENTS)


class Method:
    @functools.wraps(wrapped)
    def method(self):
        return self

    @staticmethod
    @functools.wraps(wrapped)
    def static():
        return 1


print(Method.method.__name__, Method().method.__doc__, Method.static.__name__, Method.static())
for function in (functools.update_wrapper, functools.wraps):
    print(function.__name__, function.__module__, repr(function).startswith(f"<function {function.__name__} at"))
    for args, kwargs in (((), {}), ((1,), {}), ((plain, 2), {}), ((1, 2, 3, 4, 5), {}), ((plain, wrapped), {"nothing": 1}), ((plain,), {"wrapper": 1})):
        try:
            print(type(function(*args, **kwargs)).__name__)
        except (TypeError, AttributeError) as error:
            print(type(error).__name__, error)
for wrong in ((plain, wrapped, 5), (plain, wrapped, ("__name__",), 5), (plain, wrapped, (), ("absent",))):
    try:
        print(functools.update_wrapper(*wrong) is plain)
    except (TypeError, AttributeError) as error:
        print(type(error).__name__, error)
