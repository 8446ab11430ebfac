# Containers of the collections module, dataclasses, named tuples, subclasses.
import pprint, collections, types, dataclasses
pprint.pprint(collections.OrderedDict((f"key{i}", i) for i in range(8)), width=40)
pprint.pprint(collections.defaultdict(list, {f"k{i}": [i] * 5 for i in range(4)}), width=40)
pprint.pprint(collections.Counter("abracadabra" * 3), width=20)
pprint.pprint(collections.deque(range(30), maxlen=50), width=40)
pprint.pprint(collections.ChainMap({"a": 1}, {f"b{i}": i for i in range(9)}), width=40)
pprint.pprint(collections.UserDict({"x": list(range(20))}), width=40); pprint.pprint(collections.UserList(range(20)), width=40); pprint.pprint(collections.UserString("s" * 50), width=30)
pprint.pprint(types.SimpleNamespace(alpha=list(range(12)), beta="b" * 30), width=40); pprint.pprint(types.MappingProxyType({f"m{i}": i for i in range(9)}), width=40)
@dataclasses.dataclass
class Person:
    name: str
    tags: list
    boss: object = None
    hidden: int = dataclasses.field(default=0, repr=False)
pprint.pprint(Person("Ann" * 10, ["x" * 20, "y" * 20], Person("Bob", [])), width=50); pprint.pprint(Person("A", []))
Point = collections.namedtuple("Point", "x y"); pprint.pprint([Point(1, 2)] * 6, width=30)
class MyList(list): pass
class MyDict(dict):
    def __repr__(self): return "MyDict!"
pprint.pprint(MyList(range(30)), width=40); pprint.pprint(MyDict(a=1)); pprint.pprint(frozenset(range(25)), width=30); pprint.pprint({(1, 2): "t", "s": 1, 3: None}); pprint.pprint({2: "b", 1: "a", "x": 0})
