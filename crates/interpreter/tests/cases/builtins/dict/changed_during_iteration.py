# Dicts, sets, deques and lists that change while something goes through them.
from collections import Counter, OrderedDict, defaultdict, deque


def attempt(function):
    try:
        print(function.__name__, "ended with", function())
    except Exception as error:
        print(function.__name__, type(error).__name__, error)


def adds():
    table = {1: 1, 2: 2}
    for key in table:
        table[key + 10] = 1


def replaces():
    table = {1: 1, 2: 2}
    for key in table:
        del table[key]
        table[key + 10] = 1


def removes():
    table = {1: 1, 2: 2, 3: 3}
    for key in table:
        del table[key]


def items_replaced():
    table = {1: 1, 2: 2, 3: 3}
    for _ in table.items():
        table.pop(1, None)
        table[9] = 9


def values_cleared():
    table = {1: 1, 2: 2, 3: 3}
    for _ in table.values():
        table.clear()


def reversed_keys():
    table = {1: 1, 2: 2, 3: 3}
    for key in reversed(table):
        table[key + 9] = 1


def in_a_set():
    members = {1, 2, 3}
    for member in members:
        members.add(member + 100)


def out_of_a_set():
    members = {1, 2, 3}
    for member in members:
        members.discard(member)


def ordered_adds():
    table = OrderedDict({1: 1, 2: 2, 3: 3})
    for key in table:
        table[key + 100] = 1


def ordered_moves():
    table = OrderedDict({1: 1, 2: 2, 3: 3})
    for key in table:
        table.move_to_end(key)


def ordered_items():
    table = OrderedDict({1: 1, 2: 2, 3: 3})
    for _ in table.items():
        table.pop(1, 0)
        table[7] = 8


def ordered_values_set():
    table = OrderedDict({1: 1, 2: 2, 3: 3})
    for key in table:
        table[key] = 5
    return table


def counters():
    counts = Counter("abc")
    for key in counts:
        counts[key + "x"] += 1


def defaults():
    table = defaultdict(int, a=1)
    for key in table:
        table[key + "x"]


def deques():
    queue = deque([1, 2, 3])
    for _ in queue:
        queue.append(1)


def deques_rotate():
    queue = deque([1, 2, 3])
    for _ in queue:
        queue.rotate(1)


def zipped():
    table = {1: 2, 3: 4}
    for key, _ in zip(table, table.values()):
        table[key * 10] = 1


def generated():
    table = {1: 2, 3: 4}
    return sum(table.pop(key) for key in table)


def key_function():
    items = [3, 2, 1]
    items.sort(key=lambda item: items.append(1) or item)


for function in (adds, replaces, removes, items_replaced, values_cleared, reversed_keys, in_a_set, out_of_a_set, ordered_adds, ordered_moves,
                 ordered_items, ordered_values_set, counters, defaults, deques, deques_rotate, zipped, generated, key_function):
    attempt(function)

# An iterator that has failed once fails for good.
table = {1: 1, 2: 2}
iterator = iter(table)
next(iterator)
table[3] = 1
for _ in range(2):
    try:
        next(iterator)
    except RuntimeError as error:
        print(error)
del table[3]
try:
    print(next(iterator))
except RuntimeError as error:
    print(error)
members = {1, 2}
iterator = iter(members)
next(iterator)
members.add(3)
for _ in range(2):
    try:
        next(iterator)
    except RuntimeError as error:
        print(error)
    members.discard(3)
