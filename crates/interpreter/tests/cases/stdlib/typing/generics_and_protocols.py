from typing import *
T = TypeVar("T"); K = TypeVar("K"); N = TypeVar("N", int, float); B = TypeVar("B", bound=str); C = TypeVar("C", covariant=True); P = ParamSpec("P")
print(T, N, B, C, N.__constraints__, B.__bound__, C.__covariant__, P, P.args, P.kwargs)
class Box(Generic[T]):
    def __init__(self, item: T) -> None: self.item = item
    def get(self) -> T: return self.item
print(Box[int], Box[int](5).get(), Box.__parameters__, Box[int].__args__, Box[int].__origin__, Box.__orig_bases__)
class Pair(Box[T], Generic[T, K]): pass
print(Pair.__parameters__, Pair[int, str], Pair.__mro__, Pair[int, K][str], get_origin(Pair[int, str]))
class IntBox(Box[int]): pass
print(IntBox.__orig_bases__, IntBox(3).item, issubclass(IntBox, Box))
x = Box[int](5)
print(x.__orig_class__)
for bad in [lambda: Box[int, str], lambda: Pair[int], lambda: Generic[int], lambda: Generic[T, T], lambda: TypeVar("X", int), lambda: IntBox[int], lambda: TypeVar("X", covariant=True, contravariant=True), lambda: TypeVar("X", int, bound=str)]:
    try: print(bad())
    except Exception as e: print(type(e).__name__, e)
@runtime_checkable
class Speaks(Protocol):
    name: str
    def speak(self) -> str: ...
class Dog:
    name = "rex"
    def speak(self): return "woof"
class Rock: pass
print(isinstance(Dog(), Speaks), isinstance(Rock(), Speaks))
class Quiet(Protocol):
    def hush(self) -> None: ...
for bad in [lambda: isinstance(1, Quiet), lambda: Quiet(), lambda: issubclass(Dog, Speaks)]:
    try: print(bad())
    except TypeError as e: print(e)
class Loud(Speaks): 
    def speak(self): return "LOUD"
print(Loud().speak(), isinstance(Loud(), Speaks))
print(isinstance(3, SupportsInt), isinstance("3", SupportsInt), isinstance(3.5, SupportsRound), isinstance(3, SupportsIndex), issubclass(list, Iterable), isinstance({}, Mapping))
