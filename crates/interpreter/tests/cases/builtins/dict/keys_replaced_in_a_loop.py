# A loop over a dict that loses a key for each that it gets: when it ends depends on when CPython makes room.
def outcome(table, act):
    seen = []
    try:
        for key in table:
            seen.append(key)
            act(table, key)
            if len(seen) > 200:
                seen.append("...")
                break
    except RuntimeError as error:
        return seen, str(error), list(table)
    return seen, "done", list(table)


def rename(table, key):
    table[str(key) + "x"] = table.pop(key)


def again(table, key):
    del table[key]
    table[key] = 0


def first_again(table, key):
    first = next(iter(table))
    table[first] = table.pop(first)


def last_again(table, key):
    table[len(table) + 1000] = table.popitem()


def grow(table, key):
    table[str(key) + "y"] = 1


def shrink(table, key):
    del table[key]


for act in (rename, again, first_again, last_again, grow, shrink):
    print(act.__name__)
    for size in [*range(1, 15), 20, 21, 22, 23, 41, 42, 43, 44, 85, 86, 90]:
        print(size, outcome({f"k{n}": n for n in range(size)}, act), outcome({n: n for n in range(size)}, act)[1])
print(outcome({"a": 1, "b": 2, "c": 3}, rename), outcome({"a": 1}, again), outcome({"a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6}, rename))
for view in (dict.keys, dict.values, dict.items):
    table = {"a": 1, "b": 2, "c": 3}
    try:
        for at, _ in enumerate(view(table)):
            table[str(at)] = table.pop(list(table)[0])
        print(table)
    except RuntimeError as error:
        print(error, table)
table = {}
for n in range(1000):
    table[n] = n
    if n >= 3:
        del table[n - 3]
print(table, list(reversed(table)), next(iter(table)))
for n in range(1000):
    table[n] = n
    table.popitem()
print(table, table.popitem(), table)
table.clear()
table["x"] = 1
print(table)
table = dict.fromkeys(range(100))
for n in range(99):
    del table[n]
table["new"] = 1
print(table, list(reversed(table)), len(table))
table = dict.fromkeys(range(50))
while table:
    key, _ = table.popitem()
    if key % 2 and table:
        del table[next(iter(table))]
table["end"] = 0
print(table)
