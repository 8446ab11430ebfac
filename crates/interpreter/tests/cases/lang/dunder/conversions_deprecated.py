# What converts itself may give an instance of a subclass, with a warning.
import cmath
import math
import operator
import warnings


class Whole(int): pass


class Real(float): pass


class Pair(complex): pass


class Index:
    def __index__(self): return Whole(3)


class Truth:
    def __index__(self): return True


class Int:
    def __int__(self): return Whole(4)


class Float:
    def __float__(self): return Real(1.5)


class Complex:
    def __complex__(self): return Pair(1, 2)


class Truncated:
    def __init__(self, value): self.value = value
    def __trunc__(self): return self.value


def told(function, *given, **named):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            result = function(*given, **named)
            print(repr(result), type(result).__name__)
        except TypeError as error:
            print("TypeError", error)
    for warning in caught:
        print("   ", warning.category.__name__, warning.message, warning.filename == __file__)


told(operator.index, Index())
told(operator.index, Truth())
told([10, 11, 12, 13].__getitem__, Index())
told(lambda: [10, 11, 12, 13][Truth()])
told(int, Index())
told(int, Int())
told(range, Index())
told(hex, Index())
told(int, "11", base=Index())
told(round, 1.23456, Index())
told(float, Float())
told(float, Index())
told(math.floor, 2.5)
told(math.sqrt, Float())
told(complex, Complex())
told(complex, Float())
told(int, Truncated(7))
told(int, Truncated(Whole(8)))
told(int, Truncated(Index()))
told(int, Truncated("x"))
told(int, Truncated(2.5))
told(Whole, Truncated(9))
with warnings.catch_warnings():
    warnings.simplefilter("error")
    try:
        int(Int())
    except DeprecationWarning as error:
        print(error)
