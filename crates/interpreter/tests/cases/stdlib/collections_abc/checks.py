import collections.abc as c
from collections import deque, OrderedDict, Counter
values = [[], (), "", b"", bytearray(), {}, set(), frozenset(), range(1), {}.keys(), {}.values(), {}.items(), iter([]), (x for x in []), deque(), len, int, 5, None, zip(), map(str, []), reversed([])]
names = ["Iterable", "Iterator", "Generator", "Sized", "Container", "Collection", "Sequence", "MutableSequence", "Set", "MutableSet", "Mapping", "MutableMapping", "Hashable", "Callable", "Reversible", "KeysView", "ItemsView", "ValuesView"]
for v in values:
    print(type(v).__name__, [n for n in names if isinstance(v, getattr(c, n))])
async def co(): pass
async def ag(): yield
x = co()
print(isinstance(x, c.Awaitable), isinstance(x, c.Coroutine), isinstance(ag(), c.AsyncGenerator), isinstance(ag(), c.AsyncIterator))
x.close()
print(issubclass(OrderedDict, c.MutableMapping), issubclass(Counter, c.Mapping), issubclass(bool, c.Hashable), c.Sequence.__module__, c.Callable[[int], str], c.Iterable[int])
