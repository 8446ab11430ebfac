from typing import *
import collections.abc as ca
X = TypeVar('X'); Y = TypeVar('Y'); P = ParamSpec('P'); Ts = TypeVarTuple('Ts')
def show(f):
    try: print(f())
    except Exception as error: print(type(error).__name__, error)
show(lambda: dict[X, list[Y]].__parameters__)
show(lambda: dict[X, X].__parameters__)
show(lambda: dict[X, list[Y]][int])
show(lambda: list[int][str])
show(lambda: ca.Callable[P, X])
show(lambda: ca.Callable[P, X][int, str])
show(lambda: ca.Callable[P, int][int, str])
show(lambda: ca.Callable[P, int][...])
show(lambda: ca.Callable[[X, Y], int][str, bool])
show(lambda: ca.Callable[Concatenate[int, P], int][[str]])
show(lambda: Callable[P, X][[int, str], bool])
show(lambda: Callable[P, int][int, str])
show(lambda: Callable[Concatenate[int, P], int][Concatenate[str, P]])
show(lambda: tuple[*Ts][int, str])
show(lambda: tuple[X, *Ts][int])
show(lambda: tuple[X, *Ts][()])
show(lambda: tuple[X, *Ts][int, *tuple[str, ...]])
show(lambda: list[*tuple[int, str]])
show(lambda: next(iter(tuple[int, ...])).__unpacked__)
show(lambda: tuple[X, list[Y]][int, *tuple[str]])
show(lambda: (*tuple[int, ...],)[0] == tuple[int, ...])
class A(Generic[X, *Ts]): pass
show(lambda: A[int, str, bool])
show(lambda: A[()])
show(lambda: A[X, *Ts][int, str, bool])
class B(Generic[X, P]): pass
show(lambda: B[int, [str, bool]])
show(lambda: B[int, ...])
show(lambda: B[X, P][int, [str]])
class C(Generic[P]): pass
show(lambda: C[int, str])
show(lambda: C[[int, str]])
show(lambda: Union[X, list[Y]][int, str])
show(lambda: (int | list[X])[str])
show(lambda: (X | None)[str])
show(lambda: (X | list[X]).__parameters__)
show(lambda: (int | str)[bool])
show(lambda: list[X][int] == list[int])
show(lambda: Dict[X, List[Y]][int, str])
show(lambda: list[X][int, str])
show(lambda: list[X | None][int])
show(lambda: List[X][*Ts])
show(lambda: isinstance(list[int], type))
show(lambda: list(List))
show(lambda: list(Callable[[int], str]))
show(lambda: [*List[int]])
show(lambda: [*List[int]])
show(lambda: List[Final])
show(lambda: Annotated[ClassVar[int], 1])
show(lambda: Literal[1, True, 1, 'a', None, 'a', int])
show(lambda: dict[type(None), X])
show(lambda: list[None])
show(lambda: hash(range(2**100)) == hash(range(0, 2**100, 1)))
show(lambda: (2+0j) in range(5))
show(lambda: range(5).index(2+0j))
show(lambda: get_type_hints(type('Q', (), {'__annotations__': {'a': tuple[*Ts], 'b': 'list[int]'}})))
show(lambda: Unpack[Ts])
show(lambda: Optional[X][int])
show(lambda: Type[X][int])
show(lambda: Tuple[X, ...][int])
show(lambda: ClassVar[List[X]])

class Pair(NamedTuple, Generic[X]):
    x: X
    y: int = 2

print(Pair.__bases__, len(Pair.__mro__), Pair[int], Pair(1), Pair.__parameters__)
class Keyed(TypedDict, Generic[X]):
    a: X
class More(Keyed):
    b: int
print(More.__annotations__)
show(lambda: list(Optional))
show(lambda: Literal[[], []].__args__)
show(lambda: Optional[Final[int]])

@final
@runtime_checkable
class Final_(Protocol):
    def m(self): ...
class Has:
    def m(self): pass
show(lambda: isinstance(Has(), Final_))
show(lambda: issubclass(Has, Final_))
@runtime_checkable
class Data(Protocol):
    x: int
class WithX:
    x = 1
class Other: pass
class Registered: pass
show(lambda: issubclass(WithX, Data))
show(lambda: isinstance(WithX(), Data))
show(lambda: isinstance(Other(), Data))
Data.register(Registered)
show(lambda: isinstance(Registered(), Data))
