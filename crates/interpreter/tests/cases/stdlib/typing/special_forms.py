# How special forms are shown, compared, hashed and taken apart.
import typing as t
forms = [t.Optional[int], t.Union[int, str], t.Union[int], t.Union[int, int, str], t.Optional[t.Union[str, None]], t.Union[int, t.Union[str, float]], t.Literal[1, "a", None, True], t.Literal[1, 1], t.Callable[[int, str], bool], t.Callable[..., t.Any], t.Callable, t.Tuple[int, ...], t.Tuple[()], t.Tuple[int, str], t.List[t.Dict[str, t.List[int]]], t.Type[int], t.ClassVar[int], t.Final[int], t.Annotated[int, "meta", 5], t.Any, t.NoReturn, t.Never, t.Self, t.LiteralString, t.TypeAlias, t.Required[int], t.NotRequired[str], t.TypeGuard[int], t.Concatenate, t.Unpack]
for form in forms:
    print(form, t.get_origin(form), t.get_args(form))
print(t.Optional[int] == t.Union[None, int], t.Union[int, str] == t.Union[str, int], hash(t.Union[int, str]) == hash(t.Union[str, int]), t.List[int] == t.List[int], t.List[int] == list[int], t.Literal[1] == t.Literal[True], t.Literal[1, 2] == t.Literal[2, 1], t.Optional[int] == (int | None), t.Callable[[int], str] == t.Callable[[int], str])
print(int | str, t.Optional[int] | str, t.List[int] | None, t.get_args(int | str), t.get_origin(int | str), type(int | str), type(t.Union[int, str]), isinstance(3, int | str), list[int] | None, "X" | t.List[int] if False else "")
for bad in (lambda: t.Optional[int, str], lambda: t.Union[()], lambda: t.List[int, str], lambda: t.Dict[int], lambda: t.Callable[int, str], lambda: t.Callable[[int]], lambda: t.ClassVar[int, str], lambda: t.Literal, lambda: t.Any[int], lambda: t.NoReturn[int], lambda: isinstance(1, t.List[int]), lambda: isinstance(1, t.Union[int, t.List[int]]), lambda: t.Union[1, 2] if False else t.Optional[5], lambda: t.Annotated[int], lambda: t.Final[int, 1], lambda: t.List[1] if False else t.Type[int, str], lambda: t.Any(), lambda: issubclass(int, t.List), lambda: isinstance([], t.List), lambda: t.List(), lambda: t.List[int]()):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
