# Hashes and comparisons that ask for others of their kind: deep ones end, those in a circle are too deep.
from dataclasses import dataclass


@dataclass(frozen=True)
class Link:
    value: int
    rest: object


def tried(function):
    try:
        print(function())
    except Exception as error:
        print(type(error).__name__, "" if isinstance(error, RecursionError) else error)


def chain(length, end):
    for number in range(length):
        end = Link(number, end)
    return end


for length in (1, 3, 5, 24, 150, 200):
    print(hash(chain(length, 1)) == hash(chain(length, 1)), chain(length, 1) == chain(length, 1), chain(length, 1) in {chain(length, 1)})
    tried(lambda: hash(chain(length, [])))


class Key:
    def __init__(self, name):
        self.name = name

    def __hash__(self):
        return 5


class Asking(Key):
    def __eq__(self, other):
        return table[other]

    __hash__ = Key.__hash__


class Getting(Key):
    def __eq__(self, other):
        return table.get(other, 0) == 1

    __hash__ = Key.__hash__


class Searching(Key):
    def __eq__(self, other):
        return (self in some) is (other in some)

    __hash__ = Key.__hash__


table = {Asking(1): True}
tried(lambda: table[Asking(2)])
table = {Getting(1): True}
tried(lambda: table[Getting(2)])
some = {Searching(1)}
tried(lambda: Searching(2) in some)


class Circle:
    def __hash__(self):
        return hash((self, 1))


class Round:
    def __hash__(self):
        return found[self]


found = {}
tried(lambda: hash(Circle()))
tried(lambda: {Round()})


class Doubled:
    def __init__(self, part):
        self.part = part

    def __hash__(self):
        return found.get(self.part, 1) + found.get(self.part, 1)


part = 1
for _ in range(8):
    part = Doubled(part)
print(hash(part))


# A heap and a set that are looked at while they are asked.
import heapq

heap, sizes = [], set()


class Looking:
    def __init__(self, rank):
        self.rank = rank

    def __lt__(self, other):
        return self.rank < other.rank if len(heap) > 2 else other.rank < self.rank

    def __hash__(self):
        return 1

    def __eq__(self, other):
        return len(sizes) > 2


for rank in (3, 1, 2, 5, 4, 0):
    heapq.heappush(heap, Looking(rank))
    sizes.add(Looking(rank))
print([one.rank for one in heap], len(sizes))
print([heapq.heappop(heap).rank for _ in range(4)], heapq.heapreplace(heap, Looking(9)).rank, [one.rank for one in heap])
heap[:] = [Looking(rank) for rank in (4, 2, 8, 6)]
heapq.heapify(heap)
print([one.rank for one in heap])
sizes.clear()
sizes.update(Looking(rank) for rank in range(6))
print(len(sizes), len(sizes | {Looking(7)}))
