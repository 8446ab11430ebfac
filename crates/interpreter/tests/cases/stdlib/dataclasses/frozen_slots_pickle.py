# Frozen classes with slots are pickled and copied by the values of their fields.
import copy
import pickle
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Point:
    x: int
    tags: list


@dataclass(slots=True)
class Open:
    x: int = 1


point = Point(1, ["a"])
for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
    print(pickle.loads(pickle.dumps(point, protocol)) == point)
print(copy.copy(point), copy.deepcopy(point), point.__getstate__(), replace(point, x=2))
print(copy.deepcopy(point).tags is point.tags, copy.copy(point).tags is point.tags)
print(pickle.loads(pickle.dumps(Open(5))), copy.copy(Open(6)))
