# Protocols, and runtime_checkable.
from typing import Protocol, runtime_checkable, SupportsInt, SupportsFloat, SupportsAbs, SupportsIndex, Iterable, Sized, Hashable, Callable, TypeVar
@runtime_checkable
class Closable(Protocol):
    def close(self) -> None: ...
@runtime_checkable
class Named(Protocol):
    name: str
class Plain(Protocol):
    def go(self): ...
class File:
    name = "f"
    def close(self): pass
class Other: pass
print(isinstance(File(), Closable), isinstance(Other(), Closable), issubclass(File, Closable), issubclass(Other, Closable), isinstance(File(), Named), isinstance(Other(), Named), isinstance(3, SupportsInt), isinstance("3", SupportsInt), isinstance(2.5, SupportsFloat), isinstance(-1, SupportsAbs), isinstance(1.5, SupportsIndex), isinstance([], Iterable), isinstance(5, Sized), isinstance([], Hashable), isinstance(len, Callable))
o = Other(); o.name = "set"; print(isinstance(o, Named))
class Explicit(Closable):
    pass
print(isinstance(Explicit(), Closable), Explicit.__mro__[1].__name__, Closable._is_protocol, Explicit._is_protocol)
for bad in (lambda: Closable(), lambda: isinstance(File(), Plain), lambda: issubclass(File, Plain), lambda: issubclass(File, Named), lambda: runtime_checkable(File), lambda: type("P", (Protocol, File), {})):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
T = TypeVar("T")
@runtime_checkable
class Box(Protocol[T]):
    def get(self) -> T: ...
class IntBox:
    def get(self): return 1
print(isinstance(IntBox(), Box), Box[int], Box.__parameters__, sorted(Box.__protocol_attrs__) if hasattr(Box, "__protocol_attrs__") else "get", Box.__abstractmethods__ if hasattr(Box, "__abstractmethods__") else "")
class Meta(Closable, Protocol):
    def open(self): ...
class Impl:
    def open(self): pass
    def close(self): pass
print(issubclass(Impl, runtime_checkable(Meta)), isinstance(File(), Meta))
