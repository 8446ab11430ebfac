# Static and class methods called through instances and classes, again and again while what they are changes: what a call site
# remembers of one receiver is no answer for another one.
import collections


class Base:
    @staticmethod
    def scale(value, by=2):
        return ("scale", value * by)

    @classmethod
    def make(cls, *args):
        return (cls.__name__, args)

    def plain(self, value=None):
        return ("plain", self.__class__.__name__ if isinstance(self, Base) else self, value)


class Derived(Base):
    @staticmethod
    def scale(value, by=3):
        return ("derived", value * by)


class Slotted(Base):
    __slots__ = ()


class Asking(Base):
    def __getattr__(self, name):
        return lambda *args: ("asked", name, args)


class Meta(type):
    def make(cls):
        return "the metaclass's"


class Made(Base, metaclass=Meta):
    pass


def call(receiver):
    return receiver.scale(2), receiver.scale(1, by=5), receiver.make(), receiver.make(1, 2)


for _ in range(3):
    for receiver in (Base(), Derived(), Slotted(), Asking(), Made(), Base, Derived, Slotted, Made):
        print(call(receiver))


def changing():
    return one.scale(1), one.make(), Base.scale(1), Base.plain(7), Base.plain(one, 8)


one = Base()
for turn in range(6):
    print(turn, changing())
    if turn == 1:
        Base.scale = staticmethod(lambda value: ("anew", value))
    elif turn == 2:
        one.scale = lambda value: ("own", value)
        one.make = lambda: "own make"
    elif turn == 3:
        del one.scale, one.make
        Base.make = staticmethod(lambda: "no class")
    elif turn == 4:
        Base.scale = classmethod(lambda cls, value: (cls, value))


def act(log, value):
    log.append(value)
    return value


def late(receiver, log):
    try:
        return receiver.nothing(act(log, 1))
    except AttributeError as error:
        return str(error), log


print(late(one, []), late(Base, []))
try:
    one.make(act([], 1), 2)
except TypeError as error:
    print(error)
print([type(value) is value.__class__ for value in (1, "a", one, Base, type, None, Made(), Made)])
print(type(one).__name__, type(Made), type(type), type(1.5)(2))

Point = collections.namedtuple("Point", "x y")


class Turned(Point):
    def __getitem__(self, at):
        return ("turned", at)


class Named(Point):
    pass


for point in (Point(1, 2), Turned(1, 2), Named(3, 4), Point("a", "b")):
    for at in (0, 1, -1, -2, True):
        print(point[at], end=" ")
    for at in (2, -3, 10**30):
        try:
            print(point[at], end=" ")
        except IndexError as error:
            print(error, end=" ")
    print(point[:1])


def imports(times):
    total = 0
    for _ in range(times):
        import math
        import os.path
        from math import floor
        import collections.abc as shapes

        total += floor(math.pi) + len(os.path.join("a", "b")) + (shapes.Sized is not None)
    return total


print(imports(50))
