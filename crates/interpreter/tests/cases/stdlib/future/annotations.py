# Annotations stay text.
from __future__ import annotations, division, print_function, generator_stop
from dataclasses import dataclass, fields
import typing
def f(x: int, y: Undefined = 1, *args: list[int], **kw: "str") -> Missing | None:
    z: NotHere = 5
    return z
print(f.__annotations__, f(1))
class Node:
    value: int
    next: Node | None = None
    items: dict[str, list[Node]] = {}
print(Node.__annotations__, typing.get_type_hints(Node)["next"], typing.get_type_hints(Node)["items"])
@dataclass
class Point:
    x: int
    y: float = 0.0
    tags: typing.ClassVar[list] = []
print(Point(1), [(one.name, one.type) for one in fields(Point)], Point.__annotations__)
try:
    typing.get_type_hints(f)
except NameError as error:
    print(error)
print((lambda x: x).__annotations__, __annotations__ if "__annotations__" in globals() else {})
module_level: Anything = 3
print(__annotations__, 7 / 2)
