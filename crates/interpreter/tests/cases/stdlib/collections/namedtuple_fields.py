# Items of named tuples by name, and tuples with some of them replaced.
from collections import namedtuple

Point = namedtuple("Point", "x y")
Other = namedtuple("Other", "y x")


class Sub(Point):
    pass


class Hidden(Point):
    x = 5

    @property
    def y(self):
        return "property"


class Iterating(Point):
    def __iter__(self):
        return iter((8, 9))


def read(thing):
    return thing.x, thing.y


for thing in (Point(1, 2), Other(1, 2), Sub(3, 4), Hidden(1, 2), Point("a", None), Sub(5, 6), Iterating(1, 2)):
    print(read(thing), read(thing))
sub = Sub(1, 2)
try:
    sub.x = 5
except AttributeError as error:
    print("AttributeError", error)
sub.__dict__["x"] = 9
sub.z = 3
print(read(sub), sub.z)
Point.x = "changed"
print(read(Point(1, 2)), read(sub))
del Point.x
try:
    print(read(Point(1, 2)))
except AttributeError as error:
    print("AttributeError", error)
Point = namedtuple("Point", "x y")
print(Point(1, 2)._replace(y=5), Point(1, 2)._replace(), Other(1, 2)._replace(x=1, y=0), Iterating(1, 2)._replace(y=0), Sub(1, 2)._replace(y=7))
for changes in ({"z": 1}, {"x": 1, "a": 2, "b": 3}):
    try:
        print(Point(1, 2)._replace(**changes))
    except ValueError as error:
        print("ValueError", error)
Empty = namedtuple("Empty", "")
print(Empty()._replace(), type(Sub(1, 2)._replace(y=1)).__name__)
short = tuple.__new__(Point, (1,))
print(short.x)
for action in (lambda: short.y, lambda: short._replace(x=2), lambda: Point._make([1])):
    try:
        print(action())
    except Exception as error:
        print(type(error).__name__, error)
long = tuple.__new__(Point, (1, 2, 3))
for action in (lambda: long.y, lambda: long._replace(x=2), lambda: len(long)):
    try:
        print(action())
    except Exception as error:
        print(type(error).__name__, error)
