# Which classes a protocol, or a named tuple, may be derived from.
import abc
import contextlib
from typing import Awaitable, Collection, ContextManager, Generic, Hashable, Iterator, Mapping, NamedTuple, Protocol, Sequence, TypeVar

T = TypeVar("T")


class Own(Protocol):
    pass


class Plain(abc.ABC):
    pass


for bases in (
    (Collection, Protocol), (Iterator[T], Protocol[T]), (Hashable, Protocol), (Awaitable[T], Protocol), (contextlib.AbstractContextManager, Protocol),
    (ContextManager[T], Protocol[T]), (Own, Protocol), (Generic[T], Protocol), (Mapping, Protocol), (Sequence[T], Protocol[T]), (Plain, Protocol),
    (contextlib.ExitStack, Protocol), (Mapping[T, int], Generic[T]),
):
    try:
        import types

        made = types.new_class("Made", bases)
        print(made.__mro__[1:-1], getattr(made, "_is_protocol", None))
    except TypeError as error:
        print("TypeError:", error)

try:

    class Both(NamedTuple, NamedTuple):
        x: int

except TypeError as error:
    print("TypeError:", error)
