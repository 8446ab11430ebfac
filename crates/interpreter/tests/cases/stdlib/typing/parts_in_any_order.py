# Names of `typing` that need other modules, asked for in the order that used to fail.
import typing

print(typing.get_type_hints(lambda number: number))
from typing import NamedTuple, TypedDict, cast, get_origin
from typing import Counter, DefaultDict, Deque, OrderedDict, ChainMap, ContextManager, SupportsInt

print(Deque[int], DefaultDict[str, int], Counter[str], OrderedDict[str, int], ChainMap[str, int], ContextManager[int])
print(isinstance(1, SupportsInt), get_origin(Deque[int]), cast(int, "x"))
from typing import *

print(List[int], Pattern[str], Match, Text)
