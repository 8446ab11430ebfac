# Iterators that have begun are copied, pickled, and taken apart.
import array
import copy
import operator
import pickle
import re
from collections import OrderedDict, deque
from itertools import *

MAKERS = {
    "count": lambda: count(5), "count of floats": lambda: count(1.5, 0.5), "cycle": lambda: cycle([1, 2, 3]), "repeat": lambda: repeat(5, 3),
    "accumulate": lambda: accumulate([1, 2, 3]), "accumulate from": lambda: accumulate([1, 2, 3], operator.mul, initial=5),
    "chain": lambda: chain([1], [2, 3]), "chain.from_iterable": lambda: chain.from_iterable([[1, 2], [3]]),
    "compress": lambda: compress("abc", [1, 0, 1]), "dropwhile": lambda: dropwhile(bool, [1, 0, 2]), "takewhile": lambda: takewhile(bool, [1, 1, 0]),
    "takewhile over a range": lambda: takewhile(operator.truth, range(1, 5)), "takewhile over a text": lambda: takewhile(str.islower, "abC"),
    "filterfalse": lambda: filterfalse(bool, [0, 1, 0]), "islice": lambda: islice(range(10), 2, 8, 2), "starmap": lambda: starmap(pow, [(1, 2), (3, 2)]),
    "zip_longest": lambda: zip_longest([1], [2, 3], fillvalue=0), "product": lambda: product([1, 2], [3, 4]),
    "permutations": lambda: permutations([1, 2, 3], 2), "permutations of four": lambda: islice(permutations("abcd", 3), 5, None),
    "combinations": lambda: combinations([1, 2, 3], 2), "combinations_with_replacement": lambda: combinations_with_replacement([1, 2], 2),
    "list": lambda: iter([1, 2, 3]), "tuple": lambda: iter((1, 2)), "text": lambda: iter("abc"), "wide text": lambda: iter("aéb"), "bytes": lambda: iter(b"abc"),
    "bytearray": lambda: iter(bytearray(b"ab")), "range": lambda: iter(range(5)), "long range": lambda: iter(range(10**30, 10**30 + 3)),
    "dict": lambda: iter({1: 2, 3: 4}), "items": lambda: iter({1: 2, 3: 4}.items()), "set": lambda: iter({1, 2}), "reversed dict": lambda: reversed({1: 2, 3: 4}),
    "reversed list": lambda: reversed([1, 2, 3]), "reversed tuple": lambda: reversed((1, 2)), "reversed range": lambda: reversed(range(3)),
    "enumerate": lambda: enumerate("abc", 5), "zip": lambda: zip([1, 2], [3, 4]), "map": lambda: map(str, [1, 2, 3]), "map of two": lambda: map(pow, [1, 2], [3, 4]),
    "filter": lambda: filter(None, [0, 1, 2]), "deque": lambda: iter(deque([1, 2])), "reversed deque": lambda: reversed(deque([1, 2])),
    "array": lambda: iter(array.array("i", [1, 2])), "OrderedDict": lambda: iter(OrderedDict(a=1, b=2)), "iter(callable)": lambda: iter(int, 1),
}
SHARED = {"cycle", "takewhile", "takewhile over a range", "takewhile over a text", "map", "filter", "starmap", "filterfalse", "iter(callable)"}


def begun(name, steps=1):
    made = MAKERS[name]()
    for _ in range(steps):
        next(made)
    return made


for name in MAKERS:
    rests = []
    for how in (copy.copy, copy.deepcopy, lambda made: pickle.loads(pickle.dumps(made))):
        for steps in (0, 1):
            made = begun(name, steps)
            rests.append([*islice(how(made), 3)])
            if name not in SHARED:
                rests.append([*islice(made, 3)])
    print(name, rests)
    parts = begun(name).__reduce__()
    made = parts[0](*parts[1])
    if len(parts) > 2:
        made.__setstate__(parts[2])
    print("  ", parts[0], len(parts), [*islice(made, 3)])

for name in ("accumulate", "product", "permutations", "islice", "list", "tuple", "text", "reversed list", "zip", "enumerate", "dropwhile", "compress"):
    print(name, re.sub("0x[0-9a-f]+", "0x", repr(begun(name).__reduce__())))
for name in ("list", "tuple", "text", "reversed list", "product", "islice", "zip"):
    made = MAKERS[name]()
    for _ in made:
        pass
    print(name, [*copy.copy(made)], [*copy.deepcopy(made)], [*pickle.loads(pickle.dumps(made))])

groups = groupby("aabbc")
key, group = next(groups)
print(key, [(key, [*group]) for key, group in copy.deepcopy(groups)], [(key, [*group]) for key, group in pickle.loads(pickle.dumps(groups))])
print([key for key, _ in groups])
numbers = iter([1, 2, 3, 4])
for state in (2, 0, -5, 99):
    numbers.__setstate__(state)
    print(state, [*islice(numbers, 2)])
squares = product([1, 2], repeat=2)
squares.__setstate__((1, 0))
print([*squares])
try:
    pickle.dumps(pairwise([1, 2]))
except TypeError as error:
    print(error)
print(type(iter([]).__setstate__).__name__, "__setstate__" in dir(count()), "__setstate__" in dir(cycle([])))
