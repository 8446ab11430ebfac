from typing import *
import typing
print(List[int], Dict[str, List[int]], Optional[int], Union[int, str], Union[int, None], Tuple[int, ...], Tuple[int, str], Tuple[()], Callable[[int], str], Callable[..., Any], Type[int], Any, Set[int], FrozenSet[str], Sequence[int], Mapping[str, int], Iterable[int], Iterator[str], Generator[int, None, str])
print(Literal["a", 1, True], Annotated[int, "meta", 5], ClassVar[int], Final[str], Union[int, Union[str, int]], Optional[Optional[int]], Union[int], Literal[Literal[1], 2], NoReturn, Never, Self, TypeAlias)
print(List, Dict, Callable, Tuple, Union, Optional, Literal, Deque[int], DefaultDict[str, int], Counter[str], ContextManager[int], Awaitable[int], AsyncIterator[str])
print(List[int] == List[int], List[int] == List[str], Union[int, str] == Union[str, int], hash(List[int]) == hash(List[int]), Optional[int] == Union[int, None], Literal[1] == Literal[1], {List[int]: 1}[List[int]])
print(get_origin(List[int]), get_args(Dict[str, int]), get_origin(Union[int, str]), get_args(Callable[[int, str], bool]), get_args(Callable[..., int]), get_origin(int), get_args(Literal["a"]), get_origin(Annotated[int, 1]), get_args(Annotated[int, 1]), get_origin(list[int]), get_args(int | str))
print(int | Optional[str], Optional[int] | str, List[int] | None, list[int] | None, "ForwardRef" in repr(List["Node"]), List["Node"])
T = TypeVar("T"); K = TypeVar("K", bound=int); C = TypeVar("C", int, str); Co = TypeVar("Co", covariant=True)
print(T, K, C, Co, K.__bound__, C.__constraints__, List[T], Dict[T, K][str, int], List[T].__parameters__, Union[T, int][str], Callable[[T], T][int])
P = ParamSpec("P"); Ts = TypeVarTuple("Ts"); print(P, P.args, P.kwargs, Ts, Callable[P, int], Tuple[Unpack[Ts]])
for bad in (lambda: List[int, str], lambda: Dict[int], lambda: Union[()], lambda: Optional[int, str], lambda: Any(), lambda: List(), lambda: isinstance(5, List[int]), lambda: Union(), lambda: Callable[int], lambda: TypeVar("X", int), lambda: Literal(), lambda: List[5], lambda: isinstance(1, Any), lambda: ClassVar[int, str], lambda: List[int][str]):
    try:
        bad()
    except TypeError as e:
        print(e)
print(isinstance([], List), isinstance({}, Mapping), issubclass(list, Sequence), isinstance(5, Union[int, str]), isinstance(5, Optional[str]))
