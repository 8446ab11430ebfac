# Which builtins are which abstract collections.
from collections import abc, deque, OrderedDict, Counter, defaultdict, ChainMap

values = {"list": [], "tuple": (), "str": "", "bytes": b"", "bytearray": bytearray(), "dict": {}, "set": set(), "frozenset": frozenset(), "range": range(1), "deque": deque(), "keys": {}.keys(), "items": {}.items(), "values": {}.values(), "gen": (x for x in ()), "iter": iter([]), "int": 1, "None": None, "func": len, "lambda": lambda: 0, "memoryview": memoryview(b""), "ChainMap": ChainMap(), "Counter": Counter(), "zip": zip(), "enumerate": enumerate([])}
names = ["Hashable", "Callable", "Iterable", "Iterator", "Reversible", "Generator", "Sized", "Container", "Collection", "Sequence", "MutableSequence", "ByteString", "Set", "MutableSet", "Mapping", "MutableMapping", "MappingView", "KeysView", "ItemsView", "ValuesView", "Awaitable", "Coroutine", "AsyncIterable", "AsyncIterator", "AsyncGenerator"]
for label, v in values.items():
    print(label, [n for n in names if isinstance(v, getattr(abc, n))])
print(sorted(abc.__all__))
async def co(): pass
async def agen(): yield 1
c, g = co(), agen()
print([n for n in names if isinstance(c, getattr(abc, n))], [n for n in names if isinstance(g, getattr(abc, n))])
c.close()
print(issubclass(list, abc.Sequence), issubclass(dict, abc.Mapping), issubclass(str, abc.Sequence), issubclass(bool, abc.Hashable), issubclass(abc.Sequence, abc.Collection), issubclass(abc.MutableMapping, abc.Mapping))
