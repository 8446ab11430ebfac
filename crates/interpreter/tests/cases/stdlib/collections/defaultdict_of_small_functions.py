from collections import defaultdict

one = "free"
tables = [
    defaultdict(lambda: 0),
    defaultdict(lambda: "x"),
    defaultdict(lambda: (1, 2)),
    defaultdict(lambda: [0, 0]),
    defaultdict(lambda: one),
    defaultdict(lambda: f"{one}!"),
    defaultdict(lambda: defaultdict(int)),
    defaultdict(lambda: len(one)),
    defaultdict(lambda: {}),
    defaultdict(lambda: {"a": [1, {}]}),
    defaultdict(lambda: ([], {}, [one])),
]
for table in tables:
    for key in ("a", 1, (2, 3), "a", 1.5):
        table[key] = table[key]
    print(dict(table))
tables[0]["n"] += 5
tables[3]["a"][0] += 1
print(tables[0]["n"], tables[3]["a"], tables[3][1])
for table in tables[8:10]:
    table["a"]["more"] = 1
    print(table["a"], table[1])
lists = list(map(lambda n: [n, [n]], range(3)))
lists[0][1].append(5)
print(lists, sorted([3, 1, 2], key=lambda n: [-n]), max("abc", key=lambda c: [c, {}]))
for wrong in (defaultdict(lambda: 1 // 0), defaultdict(lambda missing: 1), defaultdict(lambda: unknown)):
    try:
        wrong[5]
    except (ZeroDivisionError, TypeError, NameError) as error:
        print(type(error).__name__, error, len(wrong))
try:
    tables[0][[]]
except TypeError as error:
    print(error)


class Key:
    def __init__(self, n):
        self.n = n

    def __hash__(self):
        return self.n

    def __eq__(self, other):
        return self.n == other.n


keyed = defaultdict(lambda: 7)
print(keyed[Key(1)], keyed[Key(1)], len(keyed), keyed.__missing__(Key(2)), len(keyed))


class Sub(defaultdict):
    def __setitem__(self, key, value):
        print("set", key, value)
        super().__setitem__(key, value)


sub = Sub(lambda: 3)
print(sub[1], dict(sub))
