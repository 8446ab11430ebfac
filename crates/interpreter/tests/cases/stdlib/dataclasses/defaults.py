# Default values, factories, mutable defaults and field order.
from dataclasses import dataclass, field
import itertools
ids = itertools.count(1)
@dataclass
class Task:
    title: str
    done: bool = False
    tags: list[str] = field(default_factory=list)
    id: int = field(default_factory=lambda: next(ids))
    meta: dict = field(default_factory=dict, repr=False, compare=False)
a, b = Task("write"), Task("read", tags=["x"])
a.tags.append("y"); a.meta["k"] = 1
print(a, b, a.id, b.id, a.meta, b.meta)
print(Task("t", id=9) == Task("t", id=9, meta={"z": 1}), Task.done, hasattr(Task, "tags"))
for bad in (lambda: Task(), lambda: Task("a", False, [], 1, {}, 6), lambda: Task("a", color="red")):
    try:
        bad()
    except TypeError as e:
        print(e)
try:
    @dataclass
    class Bad:
        items: list = []
except ValueError as e:
    print(e)
@dataclass
class Ok:
    t: tuple = ()
    f: frozenset = frozenset()
    n: None = None
print(Ok(), Ok((1,)))
