from typing import Generic, TypeVar, Protocol, runtime_checkable, List, get_type_hints
T = TypeVar("T"); U = TypeVar("U")
class Box(Generic[T]):
    def __init__(self, item: T): self.item = item
    def get(self) -> T: return self.item
print(Box(5).get(), Box[int](3).item, Box[int], Box[int] == Box[int], Box.__parameters__, Box[int].__origin__, Box[int].__args__, Box[int]("a").__orig_class__)
class Pair(Generic[T, U]): pass
class IntPair(Pair[int, U]): pass
class Strs(List[str]): pass
print(Pair[int, str], IntPair[str], IntPair.__parameters__, IntPair.__orig_bases__, Strs(["a"]), Strs.__mro__[1].__name__, Box.__mro__[1].__name__)
@runtime_checkable
class Named(Protocol):
    name: str
    def hello(self) -> str: ...
class Yes:
    name = "n"
    def hello(self): return "hi"
class No: pass
print(isinstance(Yes(), Named), isinstance(No(), Named))
@runtime_checkable
class Closes(Protocol):
    def close(self): ...
class F:
    def close(self): pass
print(issubclass(F, Closes), isinstance(F(), Closes), issubclass(int, Closes))
class Impl(Named):
    def hello(self): return "impl"
print(Impl().hello())
class Plain(Protocol):
    def x(self): ...
for bad in (lambda: Named(), lambda: isinstance(5, Plain), lambda: Box[int, str], lambda: Generic[int], lambda: Generic[T, T], lambda: type("B", (Generic,), {}), lambda: issubclass(Yes, Named), lambda: No[int]):
    try:
        bad()
    except TypeError as e:
        print(e)
class Node(Generic[T]):
    def __class_getitem__(cls, item): return super().__class_getitem__(item)
print(Node[int])
