from pprint import pprint, pformat, isreadable, isrecursive, saferepr, PrettyPrinter
from collections import ChainMap, Counter, OrderedDict, defaultdict, deque, UserDict, namedtuple
from dataclasses import dataclass
from types import MappingProxyType, SimpleNamespace
pprint({"a": list(range(30)), "b": {"c": "d" * 60, "e": (1,)}})
pprint([set(range(30)), frozenset("a")], width=30)
pprint(OrderedDict.fromkeys("abcdefghij", "value" * 3))
pprint(defaultdict(int, {i: i for i in range(20)}), width=40)
pprint(Counter("hello world" * 10), width=20)
pprint(deque(range(30)), width=40, compact=True)
pprint(ChainMap({"a": 1}, {"b": 2}), width=10)
pprint(SimpleNamespace(a=1, b="x" * 80))
pprint(MappingProxyType({"k": "v" * 80}))
@dataclass
class Point:
    x: int
    label: str
pprint([Point(1, "a" * 40), Point(2, "b" * 40)])
pprint("word " * 30, width=40)
pprint(["one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen", b"x" * 90])
pprint(list(range(40)), compact=True)
pprint({"x": {"y": {"z": 1}}}, depth=2)
print(pformat({"a": 1000000}, underscore_numbers=True), isreadable([1, {}]), isreadable([len]), isrecursive([]), saferepr([None, {2: 1, 1: 2}]))
for bad in (dict(indent=-1), dict(depth=0), dict(width=0)):
    try:
        PrettyPrinter(**bad)
    except ValueError as e:
        print(e)
