# Generic classes: parameters, subscripts, inheritance.
from typing import Generic, TypeVar, get_args, get_origin, List, Dict, Protocol, ParamSpec, Callable, TypeVarTuple, Unpack
T, K, V = TypeVar("T"), TypeVar("K"), TypeVar("V")
class Stack(Generic[T]):
    def __init__(self, items=()): self.items = list(items)
    def push(self, item: T) -> None: self.items.append(item)
    def pop(self) -> T: return self.items.pop()
class Pair(Generic[K, V]): pass
class IntStack(Stack[int]): pass
class Table(Pair[str, V], Generic[V]): pass
class Both(Stack[K], Pair[K, V]): pass
print(Stack[int], Stack[T], Pair[int, str], Pair[int, V][str], Stack[List[T]][int], Table[float], Both[int, str], IntStack, Stack[int]((1, 2)).pop(), type(Stack[int]()), Stack[int].__origin__, Stack[int].__args__, Pair.__parameters__, Table.__parameters__, Both.__parameters__, IntStack.__orig_bases__, Stack.__orig_bases__, IntStack.__mro__[1].__name__)
print(Stack[int] == Stack[int], hash(Stack[int]) == hash(Stack[int]), Stack[int]().__orig_class__, isinstance(Stack[int](), Stack), get_origin(Stack[int]), get_args(Pair[int, str]), Stack[int].push.__name__, Dict[K, List[V]][str, int], Dict[K, List[V]].__parameters__, List[T][int], Callable[[T], K][int, str])
print(T, TypeVar("B", bound=int).__bound__, TypeVar("C", int, str).__constraints__, TypeVar("D", covariant=True), TypeVar("E", contravariant=True), T.__name__, T.__covariant__, T.__module__, ParamSpec("P"), ParamSpec("P").args, TypeVarTuple("Ts"), repr(Unpack[TypeVarTuple("Ts")]))
for bad in (lambda: Stack[int, str], lambda: Pair[int], lambda: Generic[int], lambda: Generic[T, T], lambda: Generic[()], lambda: TypeVar("X", int), lambda: TypeVar("X", covariant=True, contravariant=True), lambda: TypeVar("X", int, str, bound=int), lambda: isinstance(1, Stack[int]), lambda: IntStack[int], lambda: Stack[int][str], lambda: type("A", (Generic[T], Generic[K]), {}), lambda: TypeVar(), lambda: TypeVar("X", "int", 5), lambda: T(), lambda: issubclass(IntStack, Stack[int])):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
class Node(Generic[T]):
    value: T
    next: "Node[T] | None" = None
print(Node.__annotations__, Node[int].__annotations__ if hasattr(Node[int], "__annotations__") else "", Node[int].next, Stack.__class_getitem__(int))
