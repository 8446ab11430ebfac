# itemgetter, attrgetter, methodcaller.
from operator import itemgetter, attrgetter, methodcaller
from collections import namedtuple
rows = [{"name": "b", "age": 3}, {"name": "a", "age": 3}, {"name": "c", "age": 1}]
print(sorted(rows, key=itemgetter("age", "name")), list(map(itemgetter("name"), rows)), itemgetter(1, -1, 0)("abcd"), itemgetter(slice(1, 3))([1, 2, 3, 4]), itemgetter(0)({0: "zero"}))
Point = namedtuple("Point", "x y")
class Box:
    def __init__(self, point): self.point = point
    def scaled(self, by, add=0): return (self.point.x * by + add, self.point.y * by + add)
b = Box(Point(1, 2))
print(attrgetter("point.x")(b), attrgetter("point.x", "point.y", "point")(b), methodcaller("scaled", 10, add=1)(b), methodcaller("upper")("abc"), methodcaller("split", ",", maxsplit=1)("a,b,c"))
print(itemgetter(1), itemgetter("a", 2), attrgetter("a.b"), attrgetter("a", "b"), methodcaller("f"), methodcaller("f", 1, x=2))
for bad in (lambda: itemgetter(), lambda: attrgetter(), lambda: attrgetter(1), lambda: methodcaller(), lambda: methodcaller(1), lambda: itemgetter(5)([1]), lambda: itemgetter("k")({}), lambda: attrgetter("nope")(b), lambda: attrgetter("point.z")(b), lambda: methodcaller("nope")(b), lambda: itemgetter(0)(1)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
import copy
print(copy.copy(itemgetter(1))("xyz"), type(itemgetter(1)).__name__, attrgetter.__module__, itemgetter.__qualname__)
