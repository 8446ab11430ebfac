# A map, filter or the like whose items one consumer takes, and which fails half way: what is left is left.
import itertools


def tried(function, *args):
    try:
        print(function.__name__, "->", function(*args))
    except Exception as error:
        print(function.__name__, "!!", type(error).__name__, error)


def no_three(number):
    if number == 3:
        raise ValueError("three")
    return number * 10


class Own:
    def __init__(self, number):
        self.number = number

    def __repr__(self):
        return f"Own({self.number})"

    def __add__(self, other):
        if self.number == 2:
            raise KeyError("two")
        return Own(self.number + other)


for consumer in (list, tuple, set, sum, sorted, max, min, any, dict.fromkeys, frozenset):
    source = map(no_three, [0, 0, 3, 4, 5])
    tried(consumer, source)
    print(list(source), list(source))
for make in (
    lambda: map(no_three, range(6)),
    lambda: map(int, ["1", "x", "3", "4"]),
    lambda: map(int, iter(["1", "x", "3", "4"])),
    lambda: map(lambda own: own + 1, [Own(1), Own(2), Own(3)]),
    lambda: map(divmod, [1, 2, 3], [1, 0, 2]),
    lambda: filter(lambda number: 1 / (number - 3), [1, 2, 3, 4, 5]),
    lambda: filter(no_three, {1: 0, 3: 0, 5: 0}),
    lambda: filter(str.isdigit, ["1", 2, "3"]),
    lambda: filter(None, map(int, ["1", "q", "5"])),
    lambda: itertools.filterfalse(no_three, [0, 3, 0]),
    lambda: itertools.starmap(divmod, [(1, 1), (1, 0), (3, 2)]),
    lambda: zip([1, 2, 3, 4], map(no_three, [1, 3, 4, 5])),
    lambda: zip(map(no_three, [1, 3, 4, 5]), [1, 2, 3, 4]),
    lambda: enumerate(map(int, ["1", "q", "2"])),
):
    source = make()
    tried(list, source)
    tried(list, source)
    tried(list, source)

numbers = iter([1, 2, 3, 4, 5])
source = map(lambda number: 1 // (number - 2), numbers)
tried(list, source)
print(next(numbers), list(source), list(numbers))

items = [1, 2]
source = map(no_three, items)
print(list(source))
items.append(7)
print(list(source), next(source, "end"))


def nested(number):
    return (number, list(again) if number == 1 else None)


again = map(nested, [0, 1, 2, 3])
print(list(again))


def stops(number):
    if number == 2:
        raise StopIteration
    return number


source = map(stops, [1, 2, 3, 4])
print(list(source), list(source))
