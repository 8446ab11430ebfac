# Copies of ordered dicts with slots, and bounds of a search that are very large.
import copy
from collections import OrderedDict, deque


class Slotted(OrderedDict):
    __slots__ = ("x", "y")


class Noted(OrderedDict):
    pass


made = Slotted(a=[1])
made.x = [2]
for other in (copy.copy(made), copy.deepcopy(made)):
    print(other, other.x, other.x is made.x, hasattr(other, "y"))
print(made.__reduce__()[:4], OrderedDict(a=1).__reduce__()[:4])
noted = Noted(a=1)
print(copy.copy(noted).__dict__, noted.__reduce__()[2])
noted.word = "kept"
print(copy.copy(noted).__dict__, noted.__reduce__()[2])

items = deque("abcab")
print(items.index("b", -(10**30), 10**30), items.index("b", 2), items.index("a", -2, 10**20))
for bounds in ((10**30,), (0, -(10**30)), (None,), ("a",)):
    try:
        print(items.index("b", *bounds))
    except (ValueError, TypeError) as error:
        print(type(error).__name__ + ":", error)
