"""Classes with a `__new__` of their own and no `__init__`: what it returns is what the call gives."""
from collections import namedtuple
from typing import NamedTuple


class Base:
    def __new__(cls, kind=None, *rest, **named):
        if kind == "sub":
            return object.__new__(Sub)
        if kind == "other":
            return 5
        if kind == "late":
            class Late(Base):
                def __init__(self, *given, **named):
                    self.late = given, named
            return object.__new__(Late)
        made = super().__new__(cls)
        made.seen = (cls.__name__, kind, rest, named)
        return made


print(Base("x", 1, a=2).seen, Base("other"), type(Base("late")).__name__, hasattr(Base("late"), "late"))


class Sub(Base):
    def __init__(self, *given, **named):
        self.initialised = given, named


print(Base("sub").initialised, Sub("y", b=1).initialised, Sub("y", b=1).seen, Base("z").seen)


class One:
    only = None

    def __new__(cls):
        if cls.only is None:
            cls.only = super().__new__(cls)
        return cls.only


print(One() is One())


class Celsius(float):
    def __new__(cls, degrees):
        return float.__new__(cls, degrees - 273.15)


print(Celsius(300), type(Celsius(1)).__name__, round(Celsius(300) + 1, 2))
Point = namedtuple("Point", "x y", defaults=[7])
print(Point(1), Point(1, 2), Point(y=1, x=2), [Point(i, -i) for i in range(3)], Point(*"ab"), Point(**{"x": 1}))


class Named(NamedTuple):
    a: int
    b: str = "b"

    def both(self):
        return f"{self.a}{self.b}"


class More(Point):
    __slots__ = ()

    def total(self):
        return self.x + self.y


print(Named(1), Named(1, "c").both(), More(1, 2).total(), More(5)._replace(x=1), type(More(1)).__mro__[1] is Point)
for wrong in (lambda: Point(), lambda: Point(1, 2, 3), lambda: Point(1, z=2), lambda: Named(), lambda: One(1), lambda: Celsius()):
    try:
        print(wrong())
    except TypeError as error:
        print(error)
