import typing
from typing import *
forms = [List[int], Dict[str, List[int]], Optional[int], Union[int, str], Union[int, None, str], Callable[[int, str], bool], Callable[..., Any], Tuple[int, ...], Tuple[()], Tuple[int, str], Type[int], Literal["a", 1, None], Final[int], ClassVar[int], Annotated[int, "x", 3], Set[int], FrozenSet[str], Iterable[int], Iterator[str], Generator[int, None, str], AsyncIterator[int], Awaitable[int], Coroutine[int, str, bool], Mapping[str, int], MutableMapping[str, int], Sequence[int], DefaultDict[str, int], OrderedDict[str, int], Counter[str], Deque[int], ChainMap[str, int], Any, NoReturn, Never, Self, LiteralString, Text, Hashable, Sized, Pattern[str], Match[str], IO[str], SupportsInt, ContextManager[int], Concatenate[int, ...] if False else None]
for f in forms:
    print(repr(f), get_origin(f), get_args(f))
print(Union[int], Union[int, int], Optional[None], Union[int, Union[str, float]], Union[int, str] == Union[str, int], hash(Union[int, str]) == hash(Union[str, int]))
print(int | None, int | str | None, (int | str) == Union[int, str], get_args(int | str), type(int | str).__name__, list[int] | None)
print(List[int] == List[int], List[int] == list[int], list[int], dict[str, list[int]], tuple[int, ...], type[int])
print(isinstance(5, int | str), isinstance(5.0, int | str), issubclass(bool, int | str))
for bad in [lambda: isinstance([], List[int]), lambda: Union[()], lambda: Optional[1, 2], lambda: List[int, str], lambda: Callable[int], lambda: Literal[[1]] == 1, lambda: isinstance(1, Union[int, List[int]]), lambda: Any(), lambda: Union[1, 2] if False else ClassVar[1], lambda: issubclass(int, List[int]), lambda: Final[int, str], lambda: Annotated[int]]:
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, e)
