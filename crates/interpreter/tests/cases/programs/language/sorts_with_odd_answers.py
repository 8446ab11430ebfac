# Sorting by methods of the guest: answers that are no bools, answers that fail, and lists that change meanwhile.
from functools import cmp_to_key


def shown(function, *args, **names):
    try:
        print(repr(function(*args, **names)))
    except Exception as error:
        print(type(error).__name__, "-", error)


class Truth:
    asked = 0

    def __init__(self, value):
        self.value = value

    def __bool__(self):
        Truth.asked += 1
        return self.value


class Item:
    answer = staticmethod(bool)

    def __init__(self, n, tag=""):
        self.n, self.tag = n, tag

    def __lt__(self, other):
        return type(self).answer(self.n < other.n)

    def __repr__(self):
        return f"{self.n}{self.tag}"


numbers = [5, 3, 8, 1, 9, 2, 7, 3, 5, 0, 4, 6] * 4
for answer in (bool, int, Truth, lambda yes: [1] if yes else [], lambda yes: "y" if yes else "", lambda yes: 0.5 if yes else 0.0, lambda yes: yes or None):
    Item.answer = staticmethod(answer)
    print(sorted(map(Item, numbers)), sorted([Item(n, chr(97 + at % 26)) for at, n in enumerate(numbers)], reverse=True), Truth.asked)
Item.answer = staticmethod(bool)


class Shy(Item):
    def __lt__(self, other):
        return NotImplemented

    def __gt__(self, other):
        return other.n < self.n


print(sorted([Shy(3), Shy(1), Shy(2)]))


class Deaf:
    def __lt__(self, other):
        return NotImplemented


class Mute:
    def __bool__(self):
        raise ValueError("no truth")


shown(sorted, [Deaf(), Deaf()])
Item.answer = staticmethod(lambda yes: Mute())
shown(sorted, [Item(1), Item(2)])
Item.answer = staticmethod(bool)
shown(sorted, [Item(1), 5, Item(2)])
shown(sorted, [1, "a", 2])
shown(sorted, [Item(2), Item(1)], key=lambda item: 1 / (item.n - 1))
count = [0]


def failing(yes):
    count[0] += 1
    if count[0] > 20:
        raise KeyError(count[0])
    return yes


Item.answer = staticmethod(failing)
items = list(map(Item, numbers))
shown(items.sort)
print(len(items), sorted(item.n for item in items) == sorted(numbers))
Item.answer = staticmethod(bool)


class Meddler:
    def __init__(self, n, target):
        self.n, self.target = n, target

    def __lt__(self, other):
        self.target.append(1)
        return self.n < other.n


target = []
target += [Meddler(n, target) for n in (3, 1, 2)]
shown(target.sort)
seen = []


class Looker(Item):
    def __lt__(self, other):
        seen.append(len(looked))
        return self.n < other.n


looked = [Looker(n) for n in (3, 1, 2)]
looked.sort()
print(looked, seen)

calls = []


def compare(a, b):
    calls.append((a, b))
    return a - b


print(sorted([3, 1, 2, 5, 4], key=cmp_to_key(compare)), calls)
print(sorted([3, 1, 2], key=cmp_to_key(lambda a, b: float(b - a))), sorted("bca", key=cmp_to_key(lambda a, b: (a > b) - (a < b)), reverse=True))
shown(sorted, [1, 2], key=cmp_to_key(lambda a, b: "x"))
shown(sorted, [1, 2], key=cmp_to_key(lambda a: 0))
nested = sorted([Item(n) for n in (2, 1)], key=lambda item: sorted([Item(item.n), Item(0)])[1])
print(nested)


def rotten(a, b):
    sorted([Item(2), Item(1)])
    return a - b


print(sorted(range(70, 0, -3), key=cmp_to_key(rotten)))
log = []


class Traced(int):
    def __lt__(self, other):
        log.append((int(self), int(other)))
        return int(self) < int(other)


for data in ([4, 2, 3, 1], list(range(8)), list(range(8, 0, -1)), [1, 1, 1], [2, 1, 2, 1, 2]):
    log.clear()
    print(sorted(map(Traced, data)), log)
log.clear()
long = [Traced(n * 7919 % 200) for n in range(150)] + [Traced(n) for n in range(100)] + [Traced(200 - n) for n in range(80)]
print(sorted(long) == sorted(map(int, long)), len(log), sum(a * 31 + b * 17 for a, b in log), max(long), log[:5], log[-5:])
