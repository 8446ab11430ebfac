# Classes that nothing but their bases know go when the collector runs, and no sooner.
import abc
import collections.abc
import enum
import gc


class Base:
    pass


class First(Base):
    pass


class Second(First):
    pass


print(Base.__subclasses__(), First.__subclasses__())
gc.collect()
print(Base.__subclasses__(), First.__subclasses__())
kept = Second()
del Second
gc.collect()
print(First.__subclasses__(), type(kept).__mro__)
del kept
gc.collect()
print(Base.__subclasses__(), First.__subclasses__())
del First
gc.collect()
print(Base.__subclasses__())


class Third(Base):
    def name(self):
        return "third"


def changed(self):
    return "base"


class Fourth(Third):
    pass


held = Fourth()
del Fourth
gc.collect()
print(held.name())
Third.name = changed
print(held.name(), [made.__name__ for made in Third.__subclasses__()])
Base.__len__ = lambda self: 3
print(len(held), bool(held))


class Shape(abc.ABC):
    @abc.abstractmethod
    def area(self): ...


# More classes than are remembered, each asked for what it is.
found = 0
for number in range(1200):
    class Square(Shape):
        def area(self):
            return number * number

        def __len__(self):
            return number

    found += isinstance(Square(), Shape) + isinstance(Square(), collections.abc.Sized) + isinstance(Square(), collections.abc.Iterable)
    found += issubclass(Square, collections.abc.Hashable) + issubclass(Square, collections.abc.Mapping)
print(found)
del Square
gc.collect()
print(Shape.__subclasses__())


class Color(enum.Enum):
    RED = 1


before = len(enum.Enum.__subclasses__())
for number in range(50):
    Passing = enum.Enum("Passing", {"A": number, "B": number + 1})
    assert Passing(number + 1).name == "B" and list(Passing)[0].value == number
del Passing
gc.collect()
print(len(enum.Enum.__subclasses__()) - before, Color.RED)
