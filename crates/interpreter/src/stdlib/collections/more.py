# The part of `collections` that runs when one of its names is first asked for: chains, and classes to derive from.
# Their methods call those of the data that they stand for.

def _first_mapping_lacks(key):
    return KeyError(f"Key not found in the first mapping: {key!r}")


class ChainMap(_collections_abc.MutableMapping):
    """Several mappings seen as one; changes go to the first."""

    def __init__(self, *maps):
        self.maps = [*maps] if maps else [{}]

    # Looking things up: the first mapping that has a key wins.

    def __getitem__(self, key):
        for layer in self.maps:
            try:
                return layer[key]
            except KeyError:
                continue
        return self.__missing__(key)

    def __missing__(self, key):
        raise KeyError(key)

    def __contains__(self, key):
        for layer in self.maps:
            if key in layer:
                return True
        return False

    def get(self, key, default=None):
        return self[key] if key in self else default

    def __iter__(self):
        order = {}
        for layer in self.maps[::-1]:
            order |= dict.fromkeys(layer)
        return iter(order)

    def __len__(self):
        return len(set().union(*self.maps))

    def __bool__(self):
        return any(self.maps)

    def __repr__(self):
        if _repr_enter(self):
            return "..."
        try:
            return type(self).__name__ + "(" + ", ".join(map(repr, self.maps)) + ")"
        finally:
            _repr_leave(self)

    # Changes, which only the first mapping sees.

    def __setitem__(self, key, value):
        self.maps[0][key] = value

    def __delitem__(self, key):
        top = self.maps[0]
        try:
            del top[key]
        except KeyError:
            raise _first_mapping_lacks(key) from None

    def pop(self, key, *args):
        top = self.maps[0]
        try:
            return top.pop(key, *args)
        except KeyError:
            raise _first_mapping_lacks(key) from None

    def popitem(self):
        top = self.maps[0]
        try:
            return top.popitem()
        except KeyError:
            raise KeyError("No keys found in the first mapping.") from None

    def clear(self):
        self.maps[0].clear()

    def __ior__(self, other):
        self.maps[0].update(other)
        return self

    # Other chains.

    @property
    def parents(self):
        return type(self)(*self.maps[1:])

    def new_child(self, m=None, **kwargs):
        """A chain with a new first mapping."""
        top = kwargs if m is None else m
        if m is not None and kwargs:
            top.update(kwargs)
        return type(self)(top, *self.maps)

    def copy(self):
        top, *others = self.maps
        return type(self)(top.copy(), *others)

    __copy__ = copy

    @classmethod
    def fromkeys(cls, iterable, *args):
        return cls(dict.fromkeys(iterable, *args))

    def __or__(self, other):
        if isinstance(other, _collections_abc.Mapping):
            joined = self.copy()
            joined.maps[0].update(other)
            return joined
        return NotImplemented

    def __ror__(self, other):
        if isinstance(other, _collections_abc.Mapping):
            flat = dict(other)
            for layer in self.maps[::-1]:
                flat.update(layer)
            return type(self)(flat)
        return NotImplemented


def _dict_data(value):
    return value.data if isinstance(value, UserDict) else value


def _list_data(value):
    return value.data if isinstance(value, UserList) else value


def _text(value):
    return value.data if isinstance(value, UserString) else value


def _as_list(value):
    value = _list_data(value)
    return value if isinstance(value, list) else list(value)


def _as_text(value):
    value = _text(value)
    return value if isinstance(value, str) else str(value)


def _relation(owner, name, plain):
    """A comparison, made on the data."""
    compare = getattr(_operator, name)
    return _titled(owner, name, lambda self, other: compare(self.data, plain(other)))


def _conversion(owner, kind):
    """What a builtin function says of the data."""
    return _titled(owner, f"__{kind.__name__}__", lambda self: kind(self.data))


def _twin(self):
    """A copy that shares every attribute but the data."""
    made = type(self).__new__(type(self))
    made.__dict__.update(self.__dict__, data=self.data.copy())
    return made


class UserDict(_collections_abc.MutableMapping):
    """A dict to derive from: the real one is in `data`."""

    def __init__(self, dict=None, /, **kwargs):
        self.data = {}
        for part in (dict, kwargs or None):
            if part is not None:
                self.update(part)

    def __contains__(self, key):
        return key in self.data

    def __getitem__(self, key):
        data = self.data
        if key in data:
            return data[key]
        missing = getattr(type(self), "__missing__", None)
        if missing is None:
            raise KeyError(key)
        return missing(self, key)

    def __delitem__(self, key):
        del self.data[key]

    def __setitem__(self, key, item):
        self.data[key] = item

    def __or__(self, other):
        other = _dict_data(other)
        return type(self)(self.data | other) if isinstance(other, dict) else NotImplemented

    def __ror__(self, other):
        other = _dict_data(other)
        return type(self)(other | self.data) if isinstance(other, dict) else NotImplemented

    def __ior__(self, other):
        self.data |= _dict_data(other)
        return self

    __len__ = _conversion("UserDict", len)
    __iter__ = _conversion("UserDict", iter)
    __repr__ = _conversion("UserDict", repr)

    def __copy__(self):
        return _twin(self)

    def copy(self):
        return UserDict(self.data.copy()) if type(self) is UserDict else self.__copy__()

    @classmethod
    def fromkeys(cls, iterable, value=None):
        made = cls()
        for key in iterable:
            made[key] = value
        return made


class UserList(_collections_abc.MutableSequence):
    """A list to derive from: the real one is in `data`."""

    def __init__(self, initlist=None):
        self.data = [] if initlist is None else [*_list_data(initlist)]

    def __contains__(self, item):
        return item in self.data

    def __getitem__(self, i):
        found = self.data[i]
        return type(self)(found) if isinstance(i, slice) else found

    def __delitem__(self, i):
        del self.data[i]

    def __setitem__(self, i, item):
        self.data[i] = item

    def __add__(self, other):
        return type(self)(self.data + _as_list(other))

    def __radd__(self, other):
        return type(self)(_as_list(other) + self.data)

    def __iadd__(self, other):
        self.data += _list_data(other)
        return self

    def __imul__(self, n):
        self.data *= n
        return self

    def __mul__(self, n):
        return type(self)(self.data * n)

    __rmul__ = __mul__

    # What changes the list.

    def sort(self, /, *args, **kwds):
        self.data.sort(*args, **kwds)

    def reverse(self):
        self.data.reverse()

    def extend(self, other):
        self.data.extend(_list_data(other))

    def insert(self, i, item):
        self.data.insert(i, item)

    def append(self, item):
        self.data.append(item)

    def clear(self):
        self.data.clear()

    def pop(self, i=-1):
        return self.data.pop(i)

    def remove(self, item):
        self.data.remove(item)

    # What looks at it.

    def index(self, item, *args):
        return self.data.index(item, *args)

    def count(self, item):
        return self.data.count(item)

    def copy(self):
        return type(self)(self)

    def __copy__(self):
        return _twin(self)

    __len__ = _conversion("UserList", len)
    __repr__ = _conversion("UserList", repr)
    __eq__ = _relation("UserList", "__eq__", _list_data)
    __lt__ = _relation("UserList", "__lt__", _list_data)
    __le__ = _relation("UserList", "__le__", _list_data)
    __gt__ = _relation("UserList", "__gt__", _list_data)
    __ge__ = _relation("UserList", "__ge__", _list_data)


class UserString(_collections_abc.Sequence):
    """A str to derive from: the real one is in `data`."""
    maketrans = str.maketrans

    def __init__(self, seq):
        self.data = _as_text(seq)

    __str__ = _conversion("UserString", str)
    __repr__ = _conversion("UserString", repr)
    __int__ = _conversion("UserString", int)
    __float__ = _conversion("UserString", float)
    __complex__ = _conversion("UserString", complex)
    __len__ = _conversion("UserString", len)
    __hash__ = _conversion("UserString", hash)
    __eq__ = _relation("UserString", "__eq__", _text)
    __lt__ = _relation("UserString", "__lt__", _text)
    __le__ = _relation("UserString", "__le__", _text)
    __gt__ = _relation("UserString", "__gt__", _text)
    __ge__ = _relation("UserString", "__ge__", _text)

    def __getnewargs__(self):
        return (self.data[:],)

    def __contains__(self, char):
        return _text(char) in self.data

    def __getitem__(self, index):
        return type(self)(self.data[index])

    def __add__(self, other):
        return type(self)(self.data + _as_text(other))

    def __radd__(self, other):
        return type(self)(_as_text(other) + self.data)

    def __mul__(self, n):
        return type(self)(self.data * n)

    __rmul__ = __mul__

    def __mod__(self, args):
        return type(self)(self.data % args)

    def __rmod__(self, template):
        return type(self)(str(template) % self)

    def encode(self, encoding="utf-8", errors="strict"):
        if encoding is None:
            encoding = "utf-8"
        return self.data.encode(encoding, "strict" if errors is None else errors)

    def splitlines(self, keepends=False):
        return self.data.splitlines(keepends)

    def rsplit(self, sep=None, maxsplit=-1):
        return self.data.rsplit(sep, maxsplit)

    def split(self, sep=None, maxsplit=-1):
        return self.data.split(sep, maxsplit)

    def join(self, seq):
        return self.data.join(seq)

    def format_map(self, mapping):
        return self.data.format_map(mapping)

    def format(self, /, *args, **kwds):
        return self.data.format(*args, **kwds)


def _forwarded(name, is_text):
    """A method of the text; where it answers with a text that becomes a wrapper too."""
    if is_text:
        def method(self, *args, **kwds):
            return type(self)(getattr(self.data, name)(*map(_text, args), **kwds))
    else:
        def method(self, *args):
            return getattr(self.data, name)(*map(_text, args))
    setattr(UserString, name, _titled("UserString", name, method))


for _name in "capitalize casefold center expandtabs ljust lower lstrip removeprefix removesuffix replace rjust rstrip strip swapcase title translate upper zfill".split():
    _forwarded(_name, True)
for _name in "count endswith find index isalnum isalpha isascii isdecimal isdigit isidentifier islower isnumeric isprintable isspace istitle isupper partition rfind rindex rpartition startswith".split():
    _forwarded(_name, False)
del _name, _forwarded, _relation, _conversion


ChainMap.__class_getitem__ = classmethod(_GenericAlias)
