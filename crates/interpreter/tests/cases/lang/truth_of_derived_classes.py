# What is derived from a builtin class is true as that is, unless a class says something else.
from collections import Counter, OrderedDict, UserDict, defaultdict, deque, namedtuple


def shown(*objects):
    print([(bool(o), not o, "yes" if o else "no", bool(o and 1), (o or "other") == "other") for o in objects])


class D(dict):
    pass


class L(list):
    def __len__(self):
        print("len")
        return 0


class Never:
    def __bool__(self):
        print("bool")
        return False


class After(dict, Never):
    pass


class Before(Never, dict):
    pass


class Number(int):
    pass


class Real(float):
    def __bool__(self):
        return True


class Text(str):
    pass


class Pair(tuple):
    __slots__ = ()


class S(set):
    pass


class Q(deque):
    pass


class Swapped(list):
    __len__ = list.__len__


class Shown(dict):
    __len__ = lambda self: 3


shown(D(), D(a=1), L(), L([1]))
shown(After(), After(a=1), Before(), Before(a=1))
shown(Number(0), Number(5), Real(0.0), Real(1.0), Text(""), Text("x"), Pair(), Pair((0,)), S(), S({1}), Q(), Q([0]))
shown(Counter(), Counter("a"), OrderedDict(), OrderedDict(a=1), defaultdict(int), defaultdict(int, a=1), UserDict(), UserDict(a=1))
shown(namedtuple("P", "x")(0), namedtuple("E", "")(), Swapped(), Swapped([1]), Shown())
later = D()
print(bool(later))
D.__len__ = lambda self: 7
print(bool(later), len(later))
D.__bool__ = lambda self: False
print(bool(later))
del D.__len__, D.__bool__
print(bool(later), bool(D(a=1)))


class Bad(dict):
    def __len__(self):
        return -1


class Worse(list):
    def __bool__(self):
        return 1


for odd in (Bad(), Worse()):
    try:
        print(bool(odd))
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)


class Error(Exception):
    pass


class Kind(type):
    def __len__(cls):
        return 0


class Made(metaclass=Kind):
    pass


shown(Error(), Made, Made(), type("T", (), {})())
waiting = OrderedDict.fromkeys("abc")
while waiting:
    print(waiting.popitem(last=False))
print(list(filter(None, [D(), D(a=1), Number(0), Number(1)])), [pow(2, 3), pow(2.0, 3), pow(2, -1), pow(0, 0), pow(-8, 0.5) == (-8) ** 0.5, pow(True, 2), pow(2, True)])
for args in ((0, -1), (0.0, -1.0), (10, 64), (10, 63), ("a", 2), (2, 3, 5), (2, None)):
    try:
        print(pow(*args))
    except Exception as error:
        print(type(error).__name__, error)
