"""Calls of bound methods, callable instances and natives by name, with arguments spread from sequences and mappings."""
import functools
import random
import math


class Scale:
    def __init__(self, factor):
        self.factor = factor

    def __call__(self, *values, offset=0):
        return [self.factor * value + offset for value in values]

    def once(self, value, plus=1):
        return self.factor * value + plus

    @classmethod
    def of(cls, *arguments, **names):
        return cls.__name__, arguments, sorted(names.items())

    @staticmethod
    def plain(a, b=2, /, c=3, *, d=4):
        return a, b, c, d


scale = Scale(3)
once, of, plain = scale.once, Scale.of, scale.plain
for _ in range(3):
    print(scale(1, 2), scale(1, offset=5), scale(), once(2), once(2, 3), once(2, plus=0), of(1, k=2), plain(1), plain(1, 5, d=6))
words, names = [1, 2], {"offset": 10}
for _ in range(3):
    print(scale(*words), scale(*words, **names), scale(**names), scale(*words, 3, **{}), of(*words, **{"a": 1, "b": 2}))
    print(plain(*words), plain(*words, 9), plain(*(7,), **{"c": 8, "d": 9}), plain(*[1], d=0), once(*[4], **{"plus": 5}))


def many(a, b=10, *rest, c=20, **others):
    return a, b, rest, c, others


for given, named in [((1,), {}), ((1, 2, 3), {}), ((), {"a": 1}), ((1,), {"c": 2, "z": 3}), (range(12), {}), ("xy", {"b2": 1})]:
    print(many(*given, **named))
for given, named in [((), {}), ((1,), {"a": 2}), ((1,), {"b": 1, "a": 3})]:
    try:
        print(many(*given, **named))
    except TypeError as error:
        print(error)
for call in (lambda: plain(*[], **{}), lambda: plain(*[1], **{"a": 1}), lambda: plain(*range(5)), lambda: plain(1, **{1: 2}), lambda: once(*[], **{"x": 1}), lambda: scale(nope=1)):
    try:
        print(call())
    except TypeError as error:
        print(error)


class Text(str):
    pass


print(many(1, **{Text("b"): 2, Text("q"): 3}))
append = [].append
for n in range(3):
    append(n)
print(append.__self__, [].append.__name__)
join, upper = ", ".join, "abc".upper
print([join(["a", "b"]) for _ in range(2)], [upper() for _ in range(2)])
for wrong in (lambda: append(), lambda: append(1, 2), lambda: upper(1), lambda: join()):
    try:
        wrong()
    except TypeError as error:
        print(error)
random.seed(5)
draw = random.random
print([random.random() for _ in range(2)], [draw() for _ in range(2)], [random.randint(1, 9) for _ in range(5)])
random.random = lambda: "patched"
print([random.random() for _ in range(2)])
random.random = draw
math.hypot = lambda *sides: sides
print([math.hypot(3, 4) for _ in range(2)])


class Handler:
    def __call__(self):
        raise ValueError("called")


class Changing:
    pass


handler, changing = Handler(), Changing()
for turn in range(4):
    try:
        changing()
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
    if turn == 1:
        Changing.__call__ = lambda self, *args: ("now", args)
        print(changing(1))
        Changing.__call__ = Handler()
    if turn == 2:
        del Changing.__call__
import types
bound = types.MethodType(lambda self, n: (type(self).__name__, n), scale)
print(bound(5))


class Endless:
    def __iter__(self):
        return self


endless = Endless()
Endless.__next__ = lambda self: 1
for item in endless:
    print(item)
    break
Endless.__call__ = lambda self, *rest: rest
print(endless(1, 2))
half = functools.partial(pow, 2)
print([half(3) for _ in range(2)], half(5, 7))


@functools.lru_cache
def square(n):
    print("computing", n)
    return n * n


print([square(3) for _ in range(3)], square.cache_info())


class Plain:
    def method(self):
        return self


print(type(scale).__name__, type(5).__name__, type(None).__name__, type(once).__name__, Scale.__name__, type(Scale).__name__)
Plain.__name__ = "Renamed"
print(type(Plain()).__name__, Plain)


class Named:
    __name__ = "from the body"


print(Named.__name__, Named().__name__, type(Named()).__name__)


class Meta(type):
    @property
    def __name__(cls):
        return "by the metaclass"


class Special(metaclass=Meta):
    pass


print(Special.__name__, type(Special()).__name__)
