# attrgetter, itemgetter and methodcaller: as keys, on builtin and guest objects, shown, copied and refused.
import copy
from collections import OrderedDict, defaultdict, deque, namedtuple
from operator import attrgetter, itemgetter, methodcaller


def shown(function, *args, **names):
    try:
        print(repr(function(*args, **names)))
    except Exception as error:
        print(type(error).__name__, "-", error)


rows = [(3, "c", 1.5), (1, "a", 2.5), (2, "b", 0.5), (1, "z", 9.0)]
print(sorted(rows, key=itemgetter(0)), sorted(rows, key=itemgetter(0, 1), reverse=True), sorted(iter(rows), key=itemgetter(-1)))
print(min(rows, key=itemgetter(2)), max(rows, key=itemgetter(0, 2)), min([], key=itemgetter(0), default="none"))
rows.sort(key=itemgetter(1), reverse=True)
print(rows, list(map(itemgetter(1), rows)), list(map(itemgetter(2, 0), rows)))
records = [{"n": "x", "v": 2}, {"n": "y", "v": 1}, {"n": "w", "v": 2}]
print(sorted(records, key=itemgetter("v")), sorted(records, key=itemgetter("v", "n")), max(records, key=itemgetter("v")))
print(itemgetter(0)("abc"), itemgetter(slice(1, None))([1, 2, 3]), itemgetter(1)(b"xyz"), itemgetter(2)(range(5)), itemgetter(0)(deque([7])))
print(itemgetter("k")(defaultdict(list)), itemgetter(1.0)({1: "one"}), itemgetter((1, 2))({(1, 2): "pair"}), itemgetter(True)([5, 6]))
print(itemgetter(0, 0, 1)([8, 9]), itemgetter("a")(OrderedDict(a=1)), itemgetter(*"ba")({"a": 1, "b": 2}))


class Odd:
    asked = []

    def __getitem__(self, key):
        Odd.asked.append(key)
        return (key, "item")

    @property
    def computed(self):
        Odd.asked.append("computed")
        return self

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)
        return f"<{name}>"

    def method(self, *args, **names):
        return (args, names)


odd = Odd()
print(itemgetter(5)(odd), itemgetter(1, 2)(odd), Odd.asked)
print(attrgetter("a")(odd), attrgetter("a", "b")(odd), attrgetter("computed.x", "computed")(odd)[0], attrgetter("computed.computed.z")(odd), Odd.asked)
print(methodcaller("method", 1, 2, k=3)(odd), methodcaller("method")(odd))

Point = namedtuple("Point", "x y")


class Node:
    kind = "node"

    def __init__(self, value, child=None):
        self.value, self.child = value, child

    def __repr__(self):
        return f"N{self.value}"

    def scaled(self, by, *, plus=0):
        return self.value * by + plus


class Slotted:
    __slots__ = ("v",)

    def __init__(self, v):
        self.v = v


nodes = [Node(3, Node(1)), Node(1, Node(3)), Node(2, Node(2))]
print(sorted(nodes, key=attrgetter("value")), sorted(nodes, key=attrgetter("child.value")), sorted(nodes, key=attrgetter("kind", "value"), reverse=True))
print(max(nodes, key=attrgetter("value")), min(nodes, key=attrgetter("child.value")), attrgetter("child.child", "kind")(nodes[0]))
print([s.v for s in sorted([Slotted(2), Slotted(1)], key=attrgetter("v"))], attrgetter("y")(Point(1, 2)), attrgetter("real", "imag")(3 + 4j))
print(attrgetter("__name__")(len), attrgetter("value.__class__.__name__")(nodes[0]), list(map(methodcaller("scaled", 2, plus=1), nodes)))
print(sorted(["bB", "Aa", "c"], key=methodcaller("lower")), list(map(methodcaller("split", ",", maxsplit=1), ["a,b,c", "d"])), methodcaller("pop")([1, 2]))
print(sorted([[2, 1], [1]], key=methodcaller("pop")), methodcaller("__len__")("four"), methodcaller("upper")(type("S", (str,), {})("sub")))


class Ordered:
    def __init__(self, n):
        self.n = n

    def __lt__(self, other):
        return self.n < other.n


pairs = [(Ordered(2), "b"), (Ordered(1), "a")]
print([b for _, b in sorted(pairs, key=itemgetter(0))], min(pairs, key=itemgetter(0))[1])
values = [(float("nan"), 1), (2.0, 2), (1.0, 3)]
print(sorted(values, key=itemgetter(0)))

for getter in (itemgetter(1), itemgetter("a", [2]), attrgetter("a.b"), attrgetter("x", "y"), methodcaller("f"), methodcaller("f", 1, "b", k=[])):
    again = copy.copy(getter)
    print(repr(getter), repr(again), type(getter).__name__, type(getter).__module__, callable(getter))
print(itemgetter(1).__reduce__(), attrgetter("a", "b").__reduce__(), methodcaller("f", 1).__reduce__(), methodcaller("f", 1, k=2).__reduce__()[1])
loop = []
getter = itemgetter(loop)
loop.append(getter)
print(getter)

for bad in (
    lambda: itemgetter(), lambda: attrgetter(), lambda: methodcaller(), lambda: attrgetter(1), lambda: attrgetter("a", 2), lambda: methodcaller(1),
    lambda: itemgetter(1)(), lambda: itemgetter(1)([1], 2), lambda: attrgetter("a")(), lambda: methodcaller("f")(1, 2),
    lambda: itemgetter(a=1), lambda: attrgetter(a="x"), lambda: itemgetter(0)(obj=[1]), lambda: attrgetter("a")(obj=1),
    lambda: itemgetter(9)([1]), lambda: itemgetter("k")({}), lambda: itemgetter(0)(5), lambda: itemgetter("a")([1]), lambda: itemgetter(0, 9)([1]),
    lambda: attrgetter("nope")(nodes[0]), lambda: attrgetter("child.nope")(nodes[0]), lambda: attrgetter("")(1), lambda: attrgetter("a.")(odd),
    lambda: methodcaller("nope")([]), lambda: methodcaller("append")([]), lambda: methodcaller("value")(nodes[0]),
    lambda: sorted([1, 2], key=itemgetter(0)), lambda: sorted([(1,), ("a",)], key=itemgetter(0)), lambda: sorted(nodes, key=attrgetter("child")),
    lambda: max([1, 2], key=attrgetter("nope")), lambda: [(1,), 2].sort(key=itemgetter(0)),
):
    shown(bad)
for base in (itemgetter, attrgetter, methodcaller):
    try:
        class Derived(base):
            pass
    except TypeError as error:
        print(error)
    shown(setattr, base("a"), "extra", 1)
