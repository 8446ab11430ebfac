# Annotations that are texts mean what their module says, also where the program made that module.
import sys
import types
from dataclasses import fields

made = types.ModuleType("made")
sys.modules["made"] = made
exec(
    """
import dataclasses, typing
from dataclasses import InitVar, dataclass, KW_ONLY
from typing import ClassVar
Shared = ClassVar[int]
Given = InitVar
@dataclass
class Point:
    x: "int"
    shared: "Shared"
    many: "ClassVar[list]" = None
    all: "typing.ClassVar" = None
    given: "Given[int]" = 1
    more: "dataclasses.InitVar[int]" = 2
    _: "KW_ONLY" = None
    name: "str" = ""
    def __post_init__(self, given, more):
        self.x += given + more
""",
    made.__dict__,
)
print([field.name for field in fields(made.Point)], made.Point(1), made.Point(1, 2, 3, name="n"))
del sys.modules["made"]
