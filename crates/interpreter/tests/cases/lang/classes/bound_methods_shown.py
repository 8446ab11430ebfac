# A bound method shows what it is bound to by its own repr.
import functools
import math


class Point:
    def __init__(self, x):
        self.x = x

    def __repr__(self):
        return f"Point({self.x})"

    def move(self):
        pass

    @classmethod
    def make(cls):
        pass

    class Inner:
        def __repr__(self):
            return "Inner()"

        def go(self):
            pass


method = Point(1).move
print(method, repr(method), str(method), f"{method} {method!r}", "%s %r" % (method, method))
print([method], (method,), {"m": method})
print(Point.Inner().go, Point.make)


class Meta(type):
    def __repr__(cls):
        return f"<meta {cls.__name__}>"

    def of_the_class(cls):
        pass


class Made(metaclass=Meta):
    @classmethod
    def make(cls):
        pass

    def plain(self):
        pass


print(Made.of_the_class, Made.make)


class Numbers(list):
    def total(self):
        return sum(self)


print(Numbers([1, 2]).total)


class Broken:
    def __repr__(self):
        raise ValueError("no repr")

    def method(self):
        pass


try:
    print(Broken().method)
except ValueError as error:
    print("ValueError:", error)
print(functools.partial(Point(2).move))
print(hasattr(len, "__get__"), hasattr(math.sqrt, "__get__"), hasattr([].append, "__get__"))
print(hasattr(str.upper, "__get__"), hasattr(str.__len__, "__get__"), hasattr(lambda: 1, "__get__"), hasattr(Point.move, "__get__"))


class Uses:
    size = len
    root = math.sqrt


print(Uses().size([1, 2, 3]), Uses().root(16.0))
