# Fields of named tuples, where many classes meet at one place, and rows that are compared.
from collections import namedtuple
from typing import NamedTuple

Point = namedtuple("Point", "x y")


class Pair(NamedTuple):
    y: int
    x: int = 5

    @property
    def both(self):
        return self.x + self.y


class Derived(Point):
    @property
    def x(self):
        return -1


class Plain:
    def __init__(self, x, y):
        self.x, self.y = x, y


total = 0
for item in [Point(1, 2), Pair(3), Derived(7, 8), Plain(4, 5), Point(9, 9)] * 20:
    total += item.x * 10 + item.y
print(total)
points = [Point(number * 7 % 10, number) for number in range(10)]
print(sorted(points, key=lambda point: point.x)[:3], max(points, key=lambda point: point.y - point.x), sum(point.x for point in points))
for point in points[:2]:
    try:
        point.z
    except AttributeError as error:
        print(error)
    try:
        point.x = 1
    except AttributeError as error:
        print(error)
Point.x = 3
print(points[0].x, points[0][0], points[0])
empty = tuple.__new__(Point, ())
for item in (points[0], empty):
    try:
        print(item.y)
    except IndexError as error:
        print("IndexError", error)

rows = [(number % 3, str(number), number / 2) for number in range(12)]
print([row for row in rows if row > (1, "3", 0)])
print([row == (1, "4", 2.0) for row in rows], [row != (True, "4", 2) for row in rows])
print([(0,) < row <= (2, "2", 1.0) for row in rows])
nan = float("nan")
print((nan,) == (nan,), (nan,) < (nan,), (nan, 1) == (float("nan"), 1), (0.0, "") == (-0.0, ""), (1, 2) < (1, 2, 0), () < (0,), () == ())
for left, right in (((1, "a"), ("a", 1)), ((1, 2), [1, 2]), ((1, None), (1, 2)), ((None,), (None,))):
    try:
        print(left < right)
    except TypeError as error:
        print(error)
    print(left == right, left != right)
