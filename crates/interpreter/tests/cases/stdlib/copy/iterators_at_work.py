# Copies of iterators that call a function, and of those of dicts and sets; which iterators tell how much is left.
import copy
import itertools
import operator

MAKERS = {
    "filterfalse": lambda: itertools.filterfalse(None, [0, 1, 0, 2, 0]),
    "dropwhile": lambda: itertools.dropwhile(bool, [1, 0, 2, 0, 3]),
    "starmap": lambda: itertools.starmap(pow, [(1, 2), (3, 4), (5, 6)]),
    "accumulate": lambda: itertools.accumulate([1, 2, 3], operator.mul),
    "compress": lambda: itertools.compress("abcd", [1, 0, 1, 1]),
    "map": lambda: map(abs, [1, -2, 3]),
    "filter": lambda: filter(None, [0, 1, 2, 3]),
    "takewhile": lambda: itertools.takewhile(bool, [1, 2, 0, 3]),
    "dict": lambda: iter({1: 2, 3: 4}),
    "values": lambda: iter({1: [2], 3: [4]}.values()),
    "items": lambda: iter({1: 2, 3: 4}.items()),
    "reversed": lambda: reversed({1: 2, 3: 4}),
    "set": lambda: iter({1, 2, 3}),
}
for name, make in MAKERS.items():
    for copied in (copy.copy, copy.deepcopy):
        fresh, begun = make(), make()
        next(begun)
        for iterator in (fresh, begun):
            made = copied(iterator)
            print(name, type(made).__name__, list(made))
for made in (map(abs, []), filter(None, []), zip([1]), enumerate("a"), iter(int, 0), iter([1]), iter("ab"), iter({1}), reversed([1])):
    print(type(made).__name__, hasattr(made, "__length_hint__"), end="; ")
print(operator.length_hint(map(abs, [1]), 7), operator.length_hint(zip([1]), 8), operator.length_hint(iter([1, 2]), 9))
