# Functions that change nothing are called natively, until the guest takes part.
import functools
import math
import operator


class Value:
    def __init__(self, value):
        self.value = value

    def __add__(self, other):
        print("add", self.value, other)
        return Value(self.value + (other.value if isinstance(other, Value) else other))

    __radd__ = __add__

    def __repr__(self):
        return f"Value({self.value})"


def tried(*args):
    try:
        print(functools.reduce(*args))
    except Exception as error:
        print(type(error).__name__, error)


tried(operator.add, [1, 2, 3])
tried(operator.add, [], 5)
tried(operator.add, [])
tried(operator.add, [7])
tried(operator.add, [1, 2, Value(3), 4, 5])
tried(operator.add, [1, "a"])
tried(operator.add, iter([[1], [2]]), [])
tried(operator.mul, range(1, 30))
tried(operator.or_, [{1}, {2}, {3}])
tried(max, [3, 9, 2])
tried(max, [Value(1), Value(2)])
tried(math.gcd, [12, 18, 27])
tried(operator.getitem, ["a", "b"], {"a": {"b": 5}})
tried(operator.getitem, ["a", "c"], {"a": {"b": 5}})
tried(operator.add, 5)
tried(operator.add, (n for n in [1, 2, 3]), 10)
tried(pow, [2, 3, 2])
tried(None, [1, 2])
tried(None, [1])
target = [1]
print(functools.reduce(operator.iadd, [[2], [3]], target), target)
source = iter([1, 2, "x", 4])
tried(operator.add, source)
print(next(source))
tried(operator.add, {1: 1, 2: 2})
tried(str.replace, ["a"], "banana")
tried(lambda a, b: a * b, [1, 2, 3])
tried(operator.concat, ["a", "b", "c"])
tried(operator.is_, [None, None], True)
