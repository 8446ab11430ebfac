# Abstract base classes of containers. Which methods make a class count as one of them stands in the decorator of each class, and
# is looked for natively (abc.rs). Guests derive from these classes: what is mixed in calls their methods.

from abc import ABCMeta as _ABCMeta, abstractmethod as _abstractmethod

_GenericAlias = type(list[int])
_public = []


def _named(function, name):
    function.__qualname__ = name
    function.__name__ = name.rpartition(".")[2]
    return function


def _known_by(*names, generic=False):
    """Decorates a class that every class with these methods counts as a subclass of."""
    def mark(owner):
        _public.append(owner.__name__)
        owner.__module__ = "collections.abc"
        if names:
            def hook(cls, other):
                return _has(other, names) if cls is owner else NotImplemented
            owner.__subclasshook__ = classmethod(_named(hook, owner.__name__ + ".__subclasshook__"))
        if generic:
            owner.__class_getitem__ = classmethod(_GenericAlias)
        return owner
    return mark


def _thrown(typ, val):
    if val is not None:
        return val
    return typ() if isinstance(typ, type) else typ


def _same(one, other):
    return one is other or one == other


@_known_by("__await__", generic=True)
class Awaitable(metaclass=_ABCMeta):
    __slots__ = ()

    @_abstractmethod
    def __await__(self):
        yield


@_known_by("__await__", "send", "throw", "close")
class Coroutine(Awaitable):
    __slots__ = ()

    def close(self):
        """Resumes with GeneratorExit."""
        _shut(self, "coroutine")

    @_abstractmethod
    def throw(self, typ, val=None, tb=None):
        """Resumes with an exception."""
        raise _thrown(typ, val)

    @_abstractmethod
    def send(self, value):
        """Resumes with a value."""
        raise StopIteration


def _shut(suspended, what):
    try:
        suspended.throw(GeneratorExit)
    except (StopIteration, GeneratorExit):
        pass
    else:
        raise RuntimeError(what + " ignored GeneratorExit")


@_known_by("__aiter__", generic=True)
class AsyncIterable(metaclass=_ABCMeta):
    __slots__ = ()

    @_abstractmethod
    def __aiter__(self):
        return AsyncIterator()


@_known_by("__anext__", "__aiter__")
class AsyncIterator(AsyncIterable):
    __slots__ = ()

    def __aiter__(self):
        return self

    @_abstractmethod
    async def __anext__(self):
        """The next item, or StopAsyncIteration."""
        raise StopAsyncIteration


@_known_by("__aiter__", "__anext__", "asend", "athrow", "aclose")
class AsyncGenerator(AsyncIterator):
    __slots__ = ()

    async def aclose(self):
        try:
            await self.athrow(GeneratorExit)
        except (StopAsyncIteration, GeneratorExit):
            pass
        else:
            raise RuntimeError("asynchronous generator ignored GeneratorExit")

    @_abstractmethod
    async def athrow(self, typ, val=None, tb=None):
        raise _thrown(typ, val)

    @_abstractmethod
    async def asend(self, value):
        raise StopAsyncIteration

    async def __anext__(self):
        return await self.asend(None)


@_known_by("__hash__")
class Hashable(metaclass=_ABCMeta):
    __slots__ = ()

    @_abstractmethod
    def __hash__(self):
        return 0


@_known_by("__iter__", generic=True)
class Iterable(metaclass=_ABCMeta):
    __slots__ = ()

    @_abstractmethod
    def __iter__(self):
        yield from ()


@_known_by("__iter__", "__next__")
class Iterator(Iterable):
    __slots__ = ()

    def __iter__(self):
        return self

    @_abstractmethod
    def __next__(self):
        """The next item, or StopIteration."""
        raise StopIteration


@_known_by("__iter__", "__next__", "send", "throw", "close")
class Generator(Iterator):
    __slots__ = ()

    def close(self):
        _shut(self, "generator")

    @_abstractmethod
    def throw(self, typ, val=None, tb=None):
        raise _thrown(typ, val)

    @_abstractmethod
    def send(self, value):
        raise StopIteration

    def __next__(self):
        return self.send(None)


@_known_by("__reversed__", "__iter__")
class Reversible(Iterable):
    __slots__ = ()

    @_abstractmethod
    def __reversed__(self):
        yield from ()


@_known_by("__len__")
class Sized(metaclass=_ABCMeta):
    __slots__ = ()

    @_abstractmethod
    def __len__(self):
        return 0


@_known_by("__contains__", generic=True)
class Container(metaclass=_ABCMeta):
    __slots__ = ()

    @_abstractmethod
    def __contains__(self, x):
        return False


@_known_by("__call__")
class Callable(metaclass=_ABCMeta):
    __slots__ = ()

    @_abstractmethod
    def __call__(self, *args, **kwds):
        return False

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


@_known_by("__len__", "__iter__", "__contains__")
class Collection(Sized, Iterable, Container):
    __slots__ = ()


def _of_sets(name, relation):
    """A comparison of two sets; of anything else nothing is known."""
    def method(self, other):
        return relation(self, other) if isinstance(other, Set) else NotImplemented
    return _named(method, name)


def _of_items(name, combine, is_set=False):
    """An operator whose other operand is any iterable, made into a set where that is asked for."""
    def method(self, other):
        if not isinstance(other, Iterable):
            return NotImplemented
        if is_set and not isinstance(other, Set):
            other = self._from_iterable(other)
        return combine(self, other)
    return _named(method, name)


def _within(part, whole):
    return len(part) <= len(whole) and all(item in whole for item in part)


def _without(these, those):
    return (item for item in these if item not in those)


@_known_by()
class Set(Collection):
    """A set that cannot be changed; needs __contains__, __iter__ and __len__."""
    __slots__ = ()

    @classmethod
    def _from_iterable(cls, it):
        """Makes a new set of the items; to be overridden where the constructor takes something else."""
        return cls(it)

    def _hash(self):
        """The hash of a frozenset with the same items."""
        return hash(frozenset(self))

    def isdisjoint(self, other):
        """True if no item is in both."""
        return not any(item in self for item in other)

    __le__ = _of_sets("Set.__le__", _within)
    __ge__ = _of_sets("Set.__ge__", lambda self, other: _within(other, self))
    __eq__ = _of_sets("Set.__eq__", lambda self, other: len(self) == len(other) and self.__le__(other))
    __lt__ = _of_sets("Set.__lt__", lambda self, other: len(self) < len(other) and self.__le__(other))
    __gt__ = _of_sets("Set.__gt__", lambda self, other: len(self) > len(other) and self.__ge__(other))

    __and__ = __rand__ = _of_items("Set.__and__", lambda self, other: self._from_iterable(item for item in other if item in self))
    __or__ = __ror__ = _of_items("Set.__or__", lambda self, other: self._from_iterable(item for part in (self, other) for item in part))
    __sub__ = _of_items("Set.__sub__", lambda self, other: self._from_iterable(_without(self, other)), is_set=True)
    __rsub__ = _of_items("Set.__rsub__", lambda self, other: self._from_iterable(_without(other, self)), is_set=True)
    __xor__ = __rxor__ = _of_items("Set.__xor__", lambda self, other: (self - other) | (other - self), is_set=True)


def _emptied(container, take, end):
    try:
        while True:
            take()
    except end:
        return container


@_known_by()
class MutableSet(Set):
    """A set that can be changed; needs add and discard too."""
    __slots__ = ()

    @_abstractmethod
    def discard(self, value):
        raise NotImplementedError

    @_abstractmethod
    def add(self, value):
        raise NotImplementedError

    def pop(self):
        """Removes and returns some item."""
        for value in self:
            self.discard(value)
            return value
        raise KeyError

    def remove(self, value):
        """Removes an item; KeyError if it is not there."""
        if value not in self:
            raise KeyError(value)
        self.discard(value)

    def clear(self):
        _emptied(self, self.pop, KeyError)

    def __isub__(self, other):
        if other is self:
            return _emptied(self, self.pop, KeyError)
        for value in other:
            self.discard(value)
        return self

    def __iand__(self, other):
        for value in self - other:
            self.discard(value)
        return self

    def __ixor__(self, other):
        if other is self:
            return _emptied(self, self.pop, KeyError)
        for value in other if isinstance(other, Set) else self._from_iterable(other):
            change = self.discard if value in self else self.add
            change(value)
        return self

    def __ior__(self, other):
        for value in other:
            self.add(value)
        return self


def _found(mapping, key):
    try:
        return mapping[key]
    except KeyError:
        return _missing


@_known_by()
class Mapping(Collection):
    """A read-only dict; needs __getitem__, __iter__ and __len__."""
    __slots__ = ()
    __abc_tpflags__ = 64
    __reversed__ = None

    @_abstractmethod
    def __getitem__(self, key):
        raise KeyError

    def __contains__(self, key):
        return _found(self, key) is not _missing

    def get(self, key, default=None):
        """self[key], or a default."""
        found = _found(self, key)
        return default if found is _missing else found

    def keys(self):
        return KeysView(self)

    def values(self):
        return ValuesView(self)

    def items(self):
        return ItemsView(self)

    def __eq__(self, other):
        if isinstance(other, Mapping):
            return dict(self.items()) == dict(other.items())
        return NotImplemented


def _take_over(target, keys, source):
    for key in keys:
        target[key] = source[key]


def _put_pairs(target, pairs):
    for key, value in pairs:
        target[key] = value


@_known_by()
class MutableMapping(Mapping):
    """A dict; needs __setitem__ and __delitem__ too."""
    __slots__ = ()

    @_abstractmethod
    def __delitem__(self, key):
        raise KeyError

    @_abstractmethod
    def __setitem__(self, key, value):
        raise KeyError

    def setdefault(self, key, default=None):
        """self[key], which is set to a default first if it is missing."""
        found = _found(self, key)
        if found is _missing:
            self[key] = found = default
        return found

    def update(self, other=(), /, **kwds):
        """Takes over pairs from a mapping, from an iterable of pairs, or from keywords."""
        if isinstance(other, Mapping):
            _take_over(self, other, other)
        elif hasattr(other, "keys"):
            _take_over(self, other.keys(), other)
        else:
            _put_pairs(self, other)
        _put_pairs(self, kwds.items())

    def pop(self, key, default=_missing):
        """Removes a key and returns its value, or a default; else KeyError."""
        if default is _missing:
            found = self[key]
        else:
            found = _found(self, key)
            if found is _missing:
                return default
        del self[key]
        return found

    def popitem(self):
        """Removes and returns some pair."""
        for key in self:
            pair = (key, self[key])
            del self[key]
            return pair
        raise KeyError

    def clear(self):
        _emptied(self, self.popitem, KeyError)


@_known_by(generic=True)
class MappingView(Sized):
    __slots__ = ("_mapping",)

    def __init__(self, mapping):
        self._mapping = mapping

    def __repr__(self):
        return f"{self.__class__.__name__}({self._mapping!r})"

    def __len__(self):
        return len(self._mapping)


@_known_by()
class KeysView(MappingView, Set):
    __slots__ = ()

    def __iter__(self):
        yield from self._mapping

    def __contains__(self, key):
        return key in self._mapping

    @classmethod
    def _from_iterable(cls, it):
        return set(it)


@_known_by()
class ItemsView(MappingView, Set):
    __slots__ = ()
    _from_iterable = KeysView.__dict__["_from_iterable"]

    def __iter__(self):
        mapping = self._mapping
        return ((key, mapping[key]) for key in mapping)

    def __contains__(self, item):
        key, value = item
        found = _found(self._mapping, key)
        return found is not _missing and _same(found, value)


@_known_by()
class ValuesView(MappingView, Collection):
    __slots__ = ()

    def __iter__(self):
        mapping = self._mapping
        return (mapping[key] for key in mapping)

    def __contains__(self, value):
        return any(_same(self._mapping[key], value) for key in self._mapping)


@_known_by()
class Sequence(Reversible, Collection):
    """A read-only list; needs __getitem__ and __len__."""
    __slots__ = ()
    __abc_tpflags__ = 32

    @_abstractmethod
    def __getitem__(self, index):
        raise IndexError

    def count(self, value):
        """How often a value is there."""
        return sum(1 for item in self if _same(item, value))

    def index(self, value, start=0, stop=None):
        """The first place of a value; ValueError if it is not there."""
        size = len(self) if (start or 0) < 0 or (stop or 0) < 0 else 0
        at = max(size + start, 0) if start is not None and start < 0 else start
        end = size + stop if stop is not None and stop < 0 else stop
        while end is None or at < end:
            try:
                item = self[at]
            except IndexError:
                break
            if _same(item, value):
                return at
            at += 1
        raise ValueError

    def __contains__(self, value):
        return any(_same(item, value) for item in self)

    def __iter__(self):
        at = 0
        try:
            while True:
                yield self[at]
                at += 1
        except IndexError:
            pass

    def __reversed__(self):
        for at in range(len(self) - 1, -1, -1):
            yield self[at]


@_known_by()
class MutableSequence(Sequence):
    """A list; needs __setitem__, __delitem__ and insert too."""
    __slots__ = ()

    @_abstractmethod
    def insert(self, index, value):
        raise IndexError

    @_abstractmethod
    def __delitem__(self, index):
        raise IndexError

    @_abstractmethod
    def __setitem__(self, index, value):
        raise IndexError

    def append(self, value):
        self.insert(len(self), value)

    def extend(self, values):
        for value in [*values] if values is self else values:
            self.append(value)

    def __iadd__(self, values):
        self.extend(values)
        return self

    def pop(self, index=-1):
        taken = self[index]
        del self[index]
        return taken

    def remove(self, value):
        del self[self.index(value)]

    def clear(self):
        _emptied(self, self.pop, IndexError)

    def reverse(self):
        low, high = 0, len(self) - 1
        while low < high:
            self[low], self[high] = self[high], self[low]
            low, high = low + 1, high - 1


@_known_by()
class ByteString(Sequence):
    __slots__ = ()


def _register_builtins():
    for base, types in (
        (ByteString, (bytes, bytearray)),
        (Sequence, (tuple, str, range, memoryview)),
        (MutableSequence, (list, bytearray)),
        (Mapping, (type(type.__dict__),)),
        (MutableMapping, (dict,)),
        (Set, (frozenset,)),
        (MutableSet, (set,)),
        (KeysView, (type({}.keys()),)),
        (ItemsView, (type({}.items()),)),
        (ValuesView, (type({}.values()),)),
        (Generator, (type((lambda: (yield))()),)),
    ):
        # Nothing has been asked yet, and none of them is known otherwise: what `register` makes sure of is so.
        for known in types:
            base._abc_impl.members.append(known)
            _note_pattern(base.__name__, known)


_note_pattern("Sequence", Sequence)
_note_pattern("Mapping", Mapping)
_register_builtins()
__all__ = [*_public]
del _register_builtins, _public, _known_by, _of_sets, _of_items, _named
