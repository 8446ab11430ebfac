# The aliases of builtin and collections types.
import typing as t, collections, collections.abc as abc
for name in ("List", "Dict", "Set", "FrozenSet", "Tuple", "Type", "Deque", "DefaultDict", "OrderedDict", "Counter", "ChainMap", "Iterable", "Iterator", "Generator", "Mapping", "MutableMapping", "Sequence", "MutableSequence", "AbstractSet", "MutableSet", "Collection", "Container", "Hashable", "Sized", "Reversible", "Awaitable", "Coroutine", "AsyncIterable", "AsyncIterator", "AsyncGenerator", "ContextManager", "AsyncContextManager", "KeysView", "ItemsView", "ValuesView", "ByteString", "Callable", "Pattern", "Match"):
    alias = getattr(t, name)
    print(name, alias, getattr(alias, "__origin__", None), getattr(alias, "_name", None))
print(t.List[int], t.Dict[str, int], t.Deque[int], t.DefaultDict[str, list], t.Generator[int, str, None], t.Iterable[t.Any], t.Pattern[str], t.Match[bytes], t.Counter[str], t.ContextManager[int], t.Type["X"], t.Mapping[str, t.Sequence[int]])
print(isinstance([], t.List), isinstance({}, t.Mapping), isinstance((), t.Sequence), issubclass(list, t.Sequence), isinstance("a", t.Hashable), issubclass(dict, t.MutableMapping), t.List.__module__, t.List[int].__module__ if hasattr(t.List[int], "__module__") else "", t.Dict.__name__, t.Iterable.__qualname__ if hasattr(t.Iterable, "__qualname__") else "")
class MyList(t.List[int]): pass
class MyMap(t.Mapping[str, int]):
    def __getitem__(self, k): return 1
    def __iter__(self): return iter(["a"])
    def __len__(self): return 1
print(MyList([1, 2]), MyList.__mro__[1], MyList.__orig_bases__, dict(MyMap()), MyMap.__mro__[1].__name__, list[int], dict[str, list[int]], tuple[int, ...], type[int], collections.deque[int], abc.Iterable[int], abc.Callable[[int], str], collections.OrderedDict[str, int])
print(list[int].__origin__, list[int].__args__, list[int] == list[int], list[t.TypeVar("T")].__parameters__, list[int]([1]), type(list[int]), isinstance(list[int], type), t.get_type_hints(type("A", (), {"__annotations__": {"x": t.List["int"]}})))
