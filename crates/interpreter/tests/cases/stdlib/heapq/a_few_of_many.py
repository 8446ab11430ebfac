# nsmallest and nlargest over lists, other iterables, keys and objects of the guest.
import heapq
import inspect
from fractions import Fraction


def show(function, *args, **kwargs):
    try:
        print(function.__name__, repr(function(*args, **kwargs)))
    except Exception as error:
        print(function.__name__, "!!", type(error).__name__, error)


class Own:
    def __init__(self, value):
        self.value = value

    def __lt__(self, other):
        return self.value < other.value

    def __repr__(self):
        return f"o{self.value}"


numbers = [5, 3, 8, 1, 9, 2, 7, 3, 1]
for function in (heapq.nsmallest, heapq.nlargest):
    for n in (-1, 0, 1, 2, 3, 8, 9, 100, True):
        show(function, n, numbers)
        show(function, n, iter(numbers))
    show(function, 3, [2.5, 1, 7.25, True, 3])
    show(function, 2, ["b", "a", "c"])
    show(function, 2, [(1, "b"), (1, "a"), (0, "z")])
    show(function, 2, [Own(3), Own(1), Own(2)])
    show(function, 2, [Fraction(1, 2), 0.25, 1])
    show(function, 2, [1, "a", 2])
    show(function, 3, [float("nan"), 1.0, 2.0, 0.5])
    show(function, 2, numbers, key=lambda x: -x)
    show(function, 2, ["bb", "a", "ccc"], len)
    show(function, 2, {"b": 1, "a": 2})
    show(function, 2, "hello")
    show(function, 2.5, numbers)
    show(function, "2", numbers)
    show(function, 2, 5)
    show(function, 2)
    show(function, n=2, iterable=numbers)
    show(function, 2, [1.0, 1, True, 0])
    show(function, 3, [2**70, 2**71, 2**60, 5])
    print(function.__name__, function.__module__, inspect.signature(function), inspect.isfunction(function))
