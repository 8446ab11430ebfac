# Instances as keys, as items and in heaps: whoever compares them, the class has the last word.
import heapq
from collections import Counter, deque
from dataclasses import dataclass, field


class Point:
    def __init__(self, x, y):
        self.x, self.y = x, y

    def __eq__(self, other):
        if not isinstance(other, Point):
            return NotImplemented
        return (self.x, self.y) == (other.x, other.y)

    def __hash__(self):
        return hash((self.x, self.y))

    def __repr__(self):
        return f"P({self.x}, {self.y})"


class Slotted:
    __slots__ = ("x",)

    def __init__(self, x):
        self.x = x

    def __eq__(self, other):
        return type(self) is type(other) and self.x == other.x

    def __hash__(self):
        return hash(self.x)

    def __lt__(self, other):
        return self.x < other.x

    def __repr__(self):
        return f"S{self.x}"


@dataclass(order=True, unsafe_hash=True)
class Event:
    time: float
    name: str = field(compare=False)


points = [Point(n % 4, n % 3) for n in range(24)]
print(len(set(points)), len({point: 1 for point in points}), Counter(points).most_common(2))
print(points.index(Point(3, 2)), points.count(Point(1, 1)), Point(9, 9) in points, Point(2, 2) in tuple(points))
points.remove(Point(0, 0))
print(points[:3], tuple(points).count(Point(0, 0)), tuple(points).index(Point(0, 0)))
try:
    points.index(Point(7, 7))
except ValueError as error:
    print(error)
table = {}
for point in points:
    table[point] = table.get(point, 0) + 1
print(table[Point(1, 1)], table.pop(Point(1, 1)), Point(1, 1) in table, len(table))
print(Point(1, 2) in {(1, 2)}, (1, 2) in {Point(1, 2)}, Point(1, 2) == (1, 2))

slotted = [Slotted(n * 7 % 10) for n in range(12)]
print(sorted(set(slotted)), min(slotted), max(slotted, key=lambda one: one.x), deque(slotted).index(Slotted(3)))
heapq.heapify(slotted)
heapq.heappush(slotted, Slotted(-1))
print([heapq.heappop(slotted) for _ in range(4)], heapq.heapreplace(slotted, Slotted(100)), heapq.heappushpop(slotted, Slotted(0)))
print(slotted, heapq.nsmallest(2, slotted), heapq.nlargest(2, slotted))
empty = object.__new__(Slotted)
for compare in (lambda: empty in [Slotted(1)], lambda: heapq.heappush(slotted, empty), lambda: {empty}):
    try:
        print(compare())
    except AttributeError as error:
        print(error)
print(len(slotted))

events = [Event(n * 5 % 7, f"e{n}") for n in range(7)]
queue = []
for event in events:
    heapq.heappush(queue, event)
print([heapq.heappop(queue).name for _ in range(7)], Event(1, "a") == Event(1, "b"), len({Event(1, "a"), Event(1, "b")}))
try:
    heapq.heappush([Event(1, "a")], 3)
except TypeError as error:
    print(error)
mixed = [Event(2, "b")]
try:
    heapq.heappush(mixed, Event("x", "c"))
except TypeError as error:
    print(error, mixed)


# A class that changes its mind between two comparisons.
class Moody:
    def __init__(self, n):
        self.n = n

    def __lt__(self, other):
        return self.n < other.n

    def __eq__(self, other):
        return self.n == other.n

    def __hash__(self):
        return 1


moods = [Moody(n) for n in (3, 1, 2)]
print([one.n for one in sorted(moods)], Moody(1) in moods, len(set(moods)))
Moody.__lt__ = lambda self, other: self.n > other.n
Moody.__eq__ = lambda self, other: False
print([one.n for one in sorted(moods)], Moody(1) in moods, moods[0] in moods, len(set(moods + moods)), len({Moody(1), Moody(1)}))


# One that counts, one that looks at what is compared, one that is not sure.
class Counting(Moody):
    asked = []

    def __eq__(self, other):
        self.asked.append((self.n, other.n))
        return self.n == other.n

    __hash__ = Moody.__hash__


items = [Counting(1), Counting(2), Counting(3)]
print(Counting(3) in items, items.count(Counting(2)), Counting.asked, len({*items, Counting(2)}), len(Counting.asked))


class Unsure(Moody):
    def __eq__(self, other):
        return [] if self.n == other.n else "not empty"

    def __lt__(self, other):
        return 0 if self.n > other.n else 2

    __hash__ = Moody.__hash__


items = [Unsure(2), Unsure(1), Unsure(3)]
print(items.index(Unsure(2)), items.count(Unsure(2)), [one.n for one in sorted(items)], Unsure(1) in items)
heapq.heapify(items)
print([one.n for one in items])


class Odd(Moody):
    @property
    def n(self):
        seen.append(self.value)
        return self.value

    @n.setter
    def n(self, value):
        self.value = value


seen = []
items = [Odd(2), Odd(1)]
print(Odd(1) in items, seen)
heapq.heapify(items)
print(items[0].value, len(seen))


class Shown(Moody):
    def __class__(self):
        return "no class"


print(Shown(1).__class__(), type(Shown(1)).__name__)


class First:
    pass


class Second(First):
    pass


def name(one):
    return one.__class__.__name__


one = First()
print(name(one), name(Second()), name(one))
one.__class__ = Second
print(name(one), one.__class__ is Second, one.__class__ is not First)
print(name(First()), name(First))
