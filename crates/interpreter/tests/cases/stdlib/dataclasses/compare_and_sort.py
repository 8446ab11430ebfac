# Ordering, hashing and sorting of dataclasses.
from dataclasses import dataclass, field, astuple
@dataclass(order=True)
class Card:
    rank: int
    suit: str = field(compare=False)
cards = [Card(5, "h"), Card(2, "s"), Card(11, "d")]
print(sorted(cards), max(cards), Card(5, "x") == Card(5, "y"), Card(2, "a") < Card(3, "a"))
@dataclass(order=True)
class Job:
    priority: int
    name: str = ""
import heapq
h = []
for j in (Job(3, "c"), Job(1, "z"), Job(1, "a")):
    heapq.heappush(h, j)
print([heapq.heappop(h).name for _ in range(3)])
try:
    Job(1) < Card(1, "h")
except TypeError as e:
    print(e)
@dataclass(frozen=True)
class Key:
    a: int
    b: str
print(len({Key(1, "x"), Key(1, "x"), Key(2, "x")}), hash(Key(1, "x")) == hash((1, "x")), {Key(1, "a"): "v"}[Key(1, "a")])
@dataclass
class NoHash: a: int
try:
    hash(NoHash(1))
except TypeError as e:
    print(e)
print(sorted([NoHash(2), NoHash(1)], key=astuple), Job(1) != Job(1), Job(1, "a") >= Job(1, "a"))
