# Abstract base classes of containers.

from abc import ABCMeta as _ABCMeta, abstractmethod as _abstractmethod

__all__ = ["Awaitable", "Coroutine", "AsyncIterable", "AsyncIterator", "AsyncGenerator", "Hashable", "Iterable", "Iterator", "Generator", "Reversible", "Sized", "Container", "Callable", "Collection", "Set", "MutableSet", "Mapping", "MutableMapping", "MappingView", "KeysView", "ItemsView", "ValuesView", "Sequence", "MutableSequence", "ByteString"]

_GenericAlias = type(list[int])


def _has(cls, *names):
    for name in names:
        for base in cls.__mro__:
            if name in base.__dict__:
                if base.__dict__[name] is None:
                    return NotImplemented
                break
        else:
            return NotImplemented
    return True


class Hashable(metaclass=_ABCMeta):
    __slots__ = ()

    @_abstractmethod
    def __hash__(self):
        return 0

    @classmethod
    def __subclasshook__(cls, other):
        return _has(other, "__hash__") if cls is Hashable else NotImplemented


class Awaitable(metaclass=_ABCMeta):
    __slots__ = ()

    @_abstractmethod
    def __await__(self):
        yield

    @classmethod
    def __subclasshook__(cls, other):
        return _has(other, "__await__") if cls is Awaitable else NotImplemented

    __class_getitem__ = classmethod(_GenericAlias)


class Coroutine(Awaitable):
    __slots__ = ()

    @_abstractmethod
    def send(self, value):
        """Resumes with a value."""
        raise StopIteration

    @_abstractmethod
    def throw(self, typ, val=None, tb=None):
        """Resumes with an exception."""
        if val is None:
            val = typ() if isinstance(typ, type) else typ
        raise val

    def close(self):
        """Resumes with GeneratorExit."""
        try:
            self.throw(GeneratorExit)
        except (GeneratorExit, StopIteration):
            return
        raise RuntimeError("coroutine ignored GeneratorExit")

    @classmethod
    def __subclasshook__(cls, other):
        return _has(other, "__await__", "send", "throw", "close") if cls is Coroutine else NotImplemented


class AsyncIterable(metaclass=_ABCMeta):
    __slots__ = ()

    @_abstractmethod
    def __aiter__(self):
        return AsyncIterator()

    @classmethod
    def __subclasshook__(cls, other):
        return _has(other, "__aiter__") if cls is AsyncIterable else NotImplemented

    __class_getitem__ = classmethod(_GenericAlias)


class AsyncIterator(AsyncIterable):
    __slots__ = ()

    @_abstractmethod
    async def __anext__(self):
        """The next item, or StopAsyncIteration."""
        raise StopAsyncIteration

    def __aiter__(self):
        return self

    @classmethod
    def __subclasshook__(cls, other):
        return _has(other, "__anext__", "__aiter__") if cls is AsyncIterator else NotImplemented


class AsyncGenerator(AsyncIterator):
    __slots__ = ()

    async def __anext__(self):
        return await self.asend(None)

    @_abstractmethod
    async def asend(self, value):
        raise StopAsyncIteration

    @_abstractmethod
    async def athrow(self, typ, val=None, tb=None):
        if val is None:
            val = typ() if isinstance(typ, type) else typ
        raise val

    async def aclose(self):
        try:
            await self.athrow(GeneratorExit)
        except (GeneratorExit, StopAsyncIteration):
            return
        raise RuntimeError("asynchronous generator ignored GeneratorExit")

    @classmethod
    def __subclasshook__(cls, other):
        return _has(other, "__aiter__", "__anext__", "asend", "athrow", "aclose") if cls is AsyncGenerator else NotImplemented


class Iterable(metaclass=_ABCMeta):
    __slots__ = ()

    @_abstractmethod
    def __iter__(self):
        while False:
            yield None

    @classmethod
    def __subclasshook__(cls, other):
        return _has(other, "__iter__") if cls is Iterable else NotImplemented

    __class_getitem__ = classmethod(_GenericAlias)


class Iterator(Iterable):
    __slots__ = ()

    @_abstractmethod
    def __next__(self):
        """The next item, or StopIteration."""
        raise StopIteration

    def __iter__(self):
        return self

    @classmethod
    def __subclasshook__(cls, other):
        return _has(other, "__iter__", "__next__") if cls is Iterator else NotImplemented


class Reversible(Iterable):
    __slots__ = ()

    @_abstractmethod
    def __reversed__(self):
        while False:
            yield None

    @classmethod
    def __subclasshook__(cls, other):
        return _has(other, "__reversed__", "__iter__") if cls is Reversible else NotImplemented


class Generator(Iterator):
    __slots__ = ()

    def __next__(self):
        return self.send(None)

    @_abstractmethod
    def send(self, value):
        raise StopIteration

    @_abstractmethod
    def throw(self, typ, val=None, tb=None):
        if val is None:
            val = typ() if isinstance(typ, type) else typ
        raise val

    def close(self):
        try:
            self.throw(GeneratorExit)
        except (GeneratorExit, StopIteration):
            return
        raise RuntimeError("generator ignored GeneratorExit")

    @classmethod
    def __subclasshook__(cls, other):
        return _has(other, "__iter__", "__next__", "send", "throw", "close") if cls is Generator else NotImplemented


class Sized(metaclass=_ABCMeta):
    __slots__ = ()

    @_abstractmethod
    def __len__(self):
        return 0

    @classmethod
    def __subclasshook__(cls, other):
        return _has(other, "__len__") if cls is Sized else NotImplemented


class Container(metaclass=_ABCMeta):
    __slots__ = ()

    @_abstractmethod
    def __contains__(self, x):
        return False

    @classmethod
    def __subclasshook__(cls, other):
        return _has(other, "__contains__") if cls is Container else NotImplemented

    __class_getitem__ = classmethod(_GenericAlias)


class Collection(Sized, Iterable, Container):
    __slots__ = ()

    @classmethod
    def __subclasshook__(cls, other):
        return _has(other, "__len__", "__iter__", "__contains__") if cls is Collection else NotImplemented


class Callable(metaclass=_ABCMeta):
    __slots__ = ()

    @_abstractmethod
    def __call__(self, *args, **kwds):
        return False

    @classmethod
    def __subclasshook__(cls, other):
        return _has(other, "__call__") if cls is Callable else NotImplemented

    @classmethod
    def __class_getitem__(cls, item):
        if not (isinstance(item, tuple) and len(item) == 2):
            raise TypeError("Callable must be used as Callable[[arg, ...], result].")
        args, result = item
        if isinstance(args, (tuple, list)):
            return _GenericAlias(cls, (*args, result))
        if args is not Ellipsis and not type(args).__name__ in ("ParamSpec", "_ConcatenateGenericAlias"):
            raise TypeError(f"Expected a list of types, an ellipsis, ParamSpec, or Concatenate. Got {args!r}")
        return _GenericAlias(cls, (args, result))


class Set(Collection):
    """A set that cannot be changed; needs __contains__, __iter__ and __len__."""
    __slots__ = ()

    def __le__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        if len(self) > len(other):
            return False
        for item in self:
            if item not in other:
                return False
        return True

    def __lt__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        return len(self) < len(other) and self.__le__(other)

    def __gt__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        return len(self) > len(other) and self.__ge__(other)

    def __ge__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        if len(self) < len(other):
            return False
        for item in other:
            if item not in self:
                return False
        return True

    def __eq__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        return len(self) == len(other) and self.__le__(other)

    @classmethod
    def _from_iterable(cls, it):
        """Makes a new set of the items; to be overridden where the constructor takes something else."""
        return cls(it)

    def __and__(self, other):
        if not isinstance(other, Iterable):
            return NotImplemented
        return self._from_iterable(value for value in other if value in self)

    __rand__ = __and__

    def isdisjoint(self, other):
        """True if no item is in both."""
        for value in other:
            if value in self:
                return False
        return True

    def __or__(self, other):
        if not isinstance(other, Iterable):
            return NotImplemented
        return self._from_iterable(item for source in (self, other) for item in source)

    __ror__ = __or__

    def __sub__(self, other):
        if not isinstance(other, Set):
            if not isinstance(other, Iterable):
                return NotImplemented
            other = self._from_iterable(other)
        return self._from_iterable(value for value in self if value not in other)

    def __rsub__(self, other):
        if not isinstance(other, Set):
            if not isinstance(other, Iterable):
                return NotImplemented
            other = self._from_iterable(other)
        return self._from_iterable(value for value in other if value not in self)

    def __xor__(self, other):
        if not isinstance(other, Set):
            if not isinstance(other, Iterable):
                return NotImplemented
            other = self._from_iterable(other)
        return (self - other) | (other - self)

    __rxor__ = __xor__

    def _hash(self):
        """The hash of a frozenset with the same items."""
        return hash(frozenset(self))


class MutableSet(Set):
    """A set that can be changed; needs add and discard too."""
    __slots__ = ()

    @_abstractmethod
    def add(self, value):
        raise NotImplementedError

    @_abstractmethod
    def discard(self, value):
        raise NotImplementedError

    def remove(self, value):
        """Removes an item; KeyError if it is not there."""
        if value not in self:
            raise KeyError(value)
        self.discard(value)

    def pop(self):
        """Removes and returns some item."""
        for value in self:
            break
        else:
            raise KeyError
        self.discard(value)
        return value

    def clear(self):
        try:
            while True:
                self.pop()
        except KeyError:
            pass

    def __ior__(self, other):
        for value in other:
            self.add(value)
        return self

    def __iand__(self, other):
        for value in self - other:
            self.discard(value)
        return self

    def __ixor__(self, other):
        if other is self:
            self.clear()
            return self
        if not isinstance(other, Set):
            other = self._from_iterable(other)
        for value in other:
            if value in self:
                self.discard(value)
            else:
                self.add(value)
        return self

    def __isub__(self, other):
        if other is self:
            self.clear()
        else:
            for value in other:
                self.discard(value)
        return self


class Mapping(Collection):
    """A read-only dict; needs __getitem__, __iter__ and __len__."""
    __slots__ = ()
    __abc_tpflags__ = 64

    @_abstractmethod
    def __getitem__(self, key):
        raise KeyError

    def get(self, key, default=None):
        """self[key], or a default."""
        try:
            return self[key]
        except KeyError:
            return default

    def __contains__(self, key):
        try:
            self[key]
        except KeyError:
            return False
        return True

    def keys(self):
        return KeysView(self)

    def items(self):
        return ItemsView(self)

    def values(self):
        return ValuesView(self)

    def __eq__(self, other):
        if not isinstance(other, Mapping):
            return NotImplemented
        return dict(self.items()) == dict(other.items())

    __reversed__ = None


class MappingView(Sized):
    __slots__ = ("_mapping",)

    def __init__(self, mapping):
        self._mapping = mapping

    def __len__(self):
        return len(self._mapping)

    def __repr__(self):
        return f"{self.__class__.__name__}({self._mapping!r})"

    __class_getitem__ = classmethod(_GenericAlias)


class KeysView(MappingView, Set):
    __slots__ = ()

    @classmethod
    def _from_iterable(cls, it):
        return set(it)

    def __contains__(self, key):
        return key in self._mapping

    def __iter__(self):
        yield from self._mapping


class ItemsView(MappingView, Set):
    __slots__ = ()

    @classmethod
    def _from_iterable(cls, it):
        return set(it)

    def __contains__(self, item):
        key, value = item
        try:
            found = self._mapping[key]
        except KeyError:
            return False
        return found is value or found == value

    def __iter__(self):
        for key in self._mapping:
            yield (key, self._mapping[key])


class ValuesView(MappingView, Collection):
    __slots__ = ()

    def __contains__(self, value):
        for key in self._mapping:
            found = self._mapping[key]
            if found is value or found == value:
                return True
        return False

    def __iter__(self):
        for key in self._mapping:
            yield self._mapping[key]


class MutableMapping(Mapping):
    """A dict; needs __setitem__ and __delitem__ too."""
    __slots__ = ()

    @_abstractmethod
    def __setitem__(self, key, value):
        raise KeyError

    @_abstractmethod
    def __delitem__(self, key):
        raise KeyError

    def pop(self, key, default=_missing):
        """Removes a key and returns its value, or a default; else KeyError."""
        try:
            value = self[key]
        except KeyError:
            if default is _missing:
                raise
            return default
        del self[key]
        return value

    def popitem(self):
        """Removes and returns some pair."""
        try:
            key = next(iter(self))
        except StopIteration:
            raise KeyError from None
        value = self[key]
        del self[key]
        return key, value

    def clear(self):
        try:
            while True:
                self.popitem()
        except KeyError:
            pass

    def update(self, other=(), /, **kwds):
        """Takes over pairs from a mapping, from an iterable of pairs, or from keywords."""
        if isinstance(other, Mapping):
            for key in other:
                self[key] = other[key]
        elif hasattr(other, "keys"):
            for key in other.keys():
                self[key] = other[key]
        else:
            for key, value in other:
                self[key] = value
        for key, value in kwds.items():
            self[key] = value

    def setdefault(self, key, default=None):
        """self[key], which is set to a default first if it is missing."""
        try:
            return self[key]
        except KeyError:
            self[key] = default
        return default


class Sequence(Reversible, Collection):
    """A read-only list; needs __getitem__ and __len__."""
    __slots__ = ()
    __abc_tpflags__ = 32

    @_abstractmethod
    def __getitem__(self, index):
        raise IndexError

    def __iter__(self):
        at = 0
        try:
            while True:
                yield self[at]
                at += 1
        except IndexError:
            return

    def __contains__(self, value):
        for item in self:
            if item is value or item == value:
                return True
        return False

    def __reversed__(self):
        for at in reversed(range(len(self))):
            yield self[at]

    def index(self, value, start=0, stop=None):
        """The first place of a value; ValueError if it is not there."""
        if start is not None and start < 0:
            start = max(len(self) + start, 0)
        if stop is not None and stop < 0:
            stop += len(self)
        at = start
        while stop is None or at < stop:
            try:
                item = self[at]
            except IndexError:
                break
            if item is value or item == value:
                return at
            at += 1
        raise ValueError

    def count(self, value):
        """How often a value is there."""
        return sum([1 for item in self if item is value or item == value])


class ByteString(Sequence):
    __slots__ = ()


class MutableSequence(Sequence):
    """A list; needs __setitem__, __delitem__ and insert too."""
    __slots__ = ()

    @_abstractmethod
    def __setitem__(self, index, value):
        raise IndexError

    @_abstractmethod
    def __delitem__(self, index):
        raise IndexError

    @_abstractmethod
    def insert(self, index, value):
        raise IndexError

    def append(self, value):
        self.insert(len(self), value)

    def clear(self):
        try:
            while True:
                self.pop()
        except IndexError:
            pass

    def reverse(self):
        n = len(self)
        for at in range(n // 2):
            self[at], self[n - at - 1] = self[n - at - 1], self[at]

    def extend(self, values):
        if values is self:
            values = list(values)
        for value in values:
            self.append(value)

    def pop(self, index=-1):
        value = self[index]
        del self[index]
        return value

    def remove(self, value):
        del self[self.index(value)]

    def __iadd__(self, values):
        self.extend(values)
        return self


def _own_names():
    for cls in (Awaitable, Coroutine, AsyncIterable, AsyncIterator, AsyncGenerator, Hashable, Iterable, Iterator, Generator, Reversible, Sized, Container, Callable, Collection, Set, MutableSet, Mapping, MutableMapping, MappingView, KeysView, ItemsView, ValuesView, Sequence, MutableSequence, ByteString):
        cls.__module__ = "collections.abc"


_own_names()
_note_pattern("Sequence", Sequence)
_note_pattern("Mapping", Mapping)
for _cls in (tuple, str, range, memoryview):
    Sequence.register(_cls)
ByteString.register(bytes)
ByteString.register(bytearray)
for _cls in (list, bytearray):
    MutableSequence.register(_cls)
MutableMapping.register(dict)
Mapping.register(type(type.__dict__))
Set.register(frozenset)
MutableSet.register(set)
KeysView.register(type({}.keys()))
ItemsView.register(type({}.items()))
ValuesView.register(type({}.values()))
for _value in (iter(b""), iter(bytearray()), iter({}), iter({}.values()), iter({}.items()), iter([]), iter(reversed([])), iter(range(0)), iter(set()), iter(""), iter(()), iter(zip())):
    Iterator.register(type(_value))
Generator.register(type((lambda: (yield))()))
del _cls, _value, _own_names
