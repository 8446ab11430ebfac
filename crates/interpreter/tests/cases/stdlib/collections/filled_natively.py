# How ordered dicts, defaultdicts and counters are filled, and what they make of missing keys.
from collections import Counter, OrderedDict, defaultdict, deque


class Key:
    def __init__(self, name):
        self.name = name

    def __hash__(self):
        return 1

    def __eq__(self, other):
        return isinstance(other, Key) and self.name == other.name

    def __repr__(self):
        return self.name


def tried(function, *args, **kwargs):
    try:
        print(function(*args, **kwargs))
    except Exception as error:
        print(type(error).__name__, error)


for args, kwargs in [
    ((), {}), (([("a", 1), ("b", 2)],), {}), (({"a": 1},), {"a": 2, "c": 3}), ((), {"z": 1, "y": 2}), (([["a", 1], "bc"],), {}),
    (([("a",)],), {}), (([("a", 1, 2)],), {}), ((5,), {}), (([5],), {}), ((1, 2), {}), (([([], 1)],), {}), ((OrderedDict(b=1, a=2),), {}),
    ((zip("ab", "cd"),), {}), (((("a", 1),),), {"b": 1}), (([(Key("k"), 1), (Key("l"), 2), (Key("k"), 3)],), {}), ((None,), {}),
    (({"self": 1},), {"self": 2}), ((Counter("aab"),), {}), ((((n, n) for n in range(2)),), {}),
]:
    tried(OrderedDict, *args, **kwargs)
    made = OrderedDict(first=0)
    tried(made.update, *args, **kwargs)
    print(made)


class Shouting(OrderedDict):
    def __setitem__(self, key, value):
        print("set", key, value)
        super().__setitem__(key, value)


loud = Shouting([("a", 1)], b=2)
loud.update({"c": 3})
print(loud, Shouting().__class__.__name__)


class Own(OrderedDict):
    def __init__(self, size):
        super().__init__()
        self.size = size


print(Own(3), Own(3).size, OrderedDict.__init__(Own(1)), Own(2) == {})
try:
    OrderedDict.__init__(5)
except TypeError:
    print("TypeError")
ordered = OrderedDict(a=1)
for key in ordered:
    try:
        ordered.update(b=2)
    except RuntimeError as error:
        print(error)
    break

print("defaultdict")
for factory in (list, dict, set, int, str, float, tuple, bool, bytes, frozenset, deque, OrderedDict, Counter, lambda: "made", object):
    table = defaultdict(factory)
    value = table["k"]
    print(type(value).__name__, len(table), table["k"] is value)
for args, kwargs in [((), {}), ((None,), {}), ((5,), {}), ((list, {"a": 1}), {"b": 2}), ((int, [("a", 1)]), {}), ((int, 5), {}), ((int, {}, {}), {}),
                     ((), {"default_factory": 1}), ((range,), {}), (("x",), {})]:
    tried(defaultdict, *args, **kwargs)
for factory in (None, range, lambda: 1 / 0):
    table = defaultdict(factory)
    tried(table.__getitem__, "gone")
    print(len(table), table.get("gone"), "gone" in table)
table = defaultdict(list, a=[1])
print(table.__missing__("a"), table)
table.default_factory = int
print(table["n"], table)
table.default_factory = None
tried(lambda: table["m"])


class Loud(defaultdict):
    def __setitem__(self, key, value):
        print("set", key, value)
        super().__setitem__(key, value)


loud = Loud(list)
loud["a"].append(1)
loud["a"].append(2)
print(loud)


class Named(defaultdict):
    def __missing__(self, key):
        return f"<{key}>"


named = Named(int)
print(named["x"], len(named), super(Named, named).__missing__("y"), named)
keys = defaultdict(list)
keys[Key("k")].append(1)
keys[Key("k")].append(2)
print(len(keys))
nested = defaultdict(lambda: defaultdict(int))
nested["a"]["b"] += 1
nested["a"]["b"] += 1
print(nested["a"], len(nested))

print("missing")
counts = Counter("aab")
print(counts["z"], len(counts), Counter.__missing__(counts, 1))


class Zero(dict):
    def __missing__(self, key):
        return 0


class Seven(Counter):
    def __missing__(self, key):
        return 7


class Wrong(dict):
    def __missing__(self):
        return 0


class More(dict):
    def __missing__(self, key, more=1, *rest, **named):
        return -5


print(Zero()["a"], Seven()["a"], More()["a"])
tried(lambda: Wrong()["a"])


class Updated(Counter):
    def update(self, *args, **kwargs):
        print("update", args, kwargs)
        super().update(*args, **kwargs)


print(Updated(), Updated("ab"), Updated(a=2), Counter(), Counter(None), Counter(a=1, b=0), Counter({"x": 2}, x=3))
print(Counter(n % 3 for n in range(10)), Counter(word[0] for word in ["ab", "ac", "bc"]))
seen = Counter()
seen.update(n for n in [1, 1, 1, 2, 2, 1] if seen[n] < 2)
print(seen)
print(Counter(Key(name) for name in "aba"))
odd = Counter(a=1.5, b="x")
odd.update(n for n in "a")
print(odd)
tried(lambda: odd.update(n for n in "b"))
tried(Counter, ([] for _ in range(2)))
for receiver in ({}, 5, [], Counter()):
    for function in (defaultdict.__init__, OrderedDict.__init__, OrderedDict.update, defaultdict.__missing__):
        try:
            function(receiver, {})
        except TypeError:
            pass
        except KeyError:
            pass
print("still here")
