# Containers beyond the builtin ones. `deque` is native.

import _collections_abc
import operator as _operator

__all__ = ["ChainMap", "Counter", "OrderedDict", "UserDict", "UserList", "UserString", "defaultdict", "deque", "namedtuple"]

_KEYWORDS = frozenset("False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield".split())
_collections_abc.MutableSequence.register(deque)
abc = _collections_abc
_GenericAlias = type(list[int])


def _titled(owner, name, function):
    function.__name__ = name
    function.__qualname__ = owner + "." + name
    return function


class defaultdict(dict):
    """A dict that makes missing values with a function."""
    __slots__ = ("default_factory",)

    def __init__(self, default_factory=None, /, *args, **kwargs):
        if default_factory is not None and not callable(default_factory):
            raise TypeError("first argument must be callable or None")
        self.default_factory = default_factory
        if args or kwargs:
            super().__init__(*args, **kwargs)

    def __missing__(self, key):
        factory = self.default_factory
        if factory is None:
            raise KeyError(key)
        self[key] = value = factory()
        return value

    def __repr__(self):
        if _repr_enter(self):
            return f"{type(self).__name__}({self.default_factory!r}, {{...}})"
        try:
            return f"{type(self).__name__}({self.default_factory!r}, {dict.__repr__(self)})"
        finally:
            _repr_leave(self)

    def copy(self):
        return type(self)(self.default_factory, self)

    __copy__ = copy

    def __or__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        made = type(self)(self.default_factory, self)
        made.update(other)
        return made

    def __ror__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        made = type(self)(self.default_factory, other)
        made.update(self)
        return made

    def __reduce__(self):
        args = () if self.default_factory is None else (self.default_factory,)
        return (type(self), args, None, None, iter(self.items()))


class OrderedDict(dict):
    """A dict that also knows how to reorder its keys."""

    def __init__(self, *args, **kwds):
        if len(args) > 1:
            raise TypeError(f"expected at most 1 arguments, got {len(args)}")
        if args or kwds:
            _ordered_update(self, args, kwds)

    def update(self, *args, **kwds):
        """Takes over pairs from a mapping, from an iterable of pairs, or from keywords."""
        if len(args) > 1:
            raise TypeError(f"update() takes at most 1 positional argument ({len(args)} given)")
        _ordered_update(self, args, kwds)

    popitem = popitem
    move_to_end = move_to_end

    def _pop_slowly(self, last):
        return OrderedDict.popitem(self, bool(last))

    def _move_slowly(self, key, last):
        # As the native method, where guest code must compare keys or tell a truth.
        if not dict.__contains__(self, key):
            raise KeyError(key)
        value = dict.pop(self, key)
        if last:
            dict.__setitem__(self, key, value)
        else:
            pairs = [*dict.items(self)]
            dict.clear(self)
            dict.__setitem__(self, key, value)
            dict.update(self, pairs)

    def __reversed__(self):
        return dict.__reversed__(self)

    def __repr__(self):
        if _repr_enter(self):
            return "..."
        try:
            return f"{type(self).__name__}({[*self.items()]!r})" if self else f"{type(self).__name__}()"
        finally:
            _repr_leave(self)

    def __eq__(self, other):
        if isinstance(other, OrderedDict):
            return dict.__eq__(self, other) and [*self] == [*other]
        return dict.__eq__(self, other)

    def __ne__(self, other):
        return not self == other

    __hash__ = None

    def copy(self):
        return type(self)(self)

    __copy__ = copy

    @classmethod
    def fromkeys(cls, iterable, value=None):
        made = cls()
        for key in iterable:
            made[key] = value
        return made

    def __or__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        made = type(self)(self)
        made.update(other)
        return made

    def __ror__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        made = type(self)(other)
        made.update(self)
        return made

    def __ior__(self, other):
        self.update(other)
        return self

    def __reduce__(self):
        return (type(self), (), self.__dict__ or None, None, iter(self.items()))


def _ordered_update(target, args, kwds):
    is_plain = type(target).__setitem__ is dict.__setitem__
    for source in (*args, kwds):
        if is_plain and type(source) in (dict, OrderedDict):
            dict.update(target, source)
        elif hasattr(source, "keys"):
            for key in source.keys():
                target[key] = source[key]
        else:
            for item in source:
                pair = [*item]
                if len(pair) > 2:
                    raise ValueError("too many values to unpack (expected 2)")
                if len(pair) < 2:
                    raise ValueError(f"need more than {len(pair)} value{'' if len(pair) == 1 else 's'} to unpack")
                target[pair[0]] = pair[1]


def _counts_compared(name):
    """A comparison that holds if it holds for every count; one that is missing is zero."""
    compare = getattr(_operator, name)

    def method(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        for part in (self, other):
            for item in part:
                if not compare(self[item], other[item]):
                    return False
        return True
    return _titled("Counter", name, method)


def _counts_combined(name, combine):
    """An operator on counts; only what is positive is left."""
    def method(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        made = Counter()
        if type(self) is type(other) is Counter and _combine(made, self, other, name):
            return made
        for item, count in self.items():
            count = combine(count, other[item])
            if count > 0:
                made[item] = count
        if name != "__and__":
            for item, count in other.items():
                if item not in self:
                    count = combine(0, count)
                    if count > 0:
                        made[item] = count
        return made
    return _titled("Counter", name, method)


class Counter(dict):
    """Counts hashable things."""

    def __init__(self, iterable=None, /, **kwds):
        super().__init__()
        self.update(iterable, **kwds)

    def __missing__(self, key):
        return 0

    def total(self):
        """The sum of the counts."""
        return sum(self.values())

    def most_common(self, n=None):
        """The n most common items with their counts, most common first."""
        pairs = _by_value(self, n)
        if pairs is None:
            pairs = sorted(self.items(), key=_second, reverse=True)
        return pairs if n is None else pairs[:n if n >= 0 else 0]

    def elements(self):
        """Each item as often as its count says."""
        from itertools import chain, repeat, starmap
        return chain.from_iterable(starmap(repeat, self.items()))

    @classmethod
    def fromkeys(cls, iterable, v=None):
        raise NotImplementedError("Counter.fromkeys() is undefined.  Use Counter(iterable) instead.")

    def update(self, iterable=None, /, **kwds):
        """Adds counts."""
        for part in (iterable, kwds or None):
            if part is None:
                continue
            if type(part) is not dict and not isinstance(part, _collections_abc.Mapping):
                _count_elements(self, part)
            elif self:
                for item, more in part.items():
                    self[item] = more + self.get(item, 0)
            else:
                super().update(part)

    def subtract(self, iterable=None, /, **kwds):
        """Takes counts away; they may become negative."""
        for part in (iterable, kwds or None):
            if part is None:
                continue
            if isinstance(part, _collections_abc.Mapping):
                for item, less in part.items():
                    self[item] = self.get(item, 0) - less
            else:
                for item in part:
                    self[item] = self.get(item, 0) - 1

    def copy(self):
        return self.__class__(self)

    def __reduce__(self):
        return (self.__class__, (dict(self),))

    def __delitem__(self, item):
        if item in self:
            super().__delitem__(item)

    def __repr__(self):
        if not self:
            return f"{self.__class__.__name__}()"
        try:
            shown = dict(self.most_common())
        except TypeError:
            shown = dict(self)
        return f"{self.__class__.__name__}({shown!r})"

    __eq__ = _counts_compared("__eq__")
    __le__ = _counts_compared("__le__")
    __ge__ = _counts_compared("__ge__")
    __hash__ = None

    def __ne__(self, other):
        return not self == other if isinstance(other, Counter) else NotImplemented

    def __lt__(self, other):
        return self <= other and self != other if isinstance(other, Counter) else NotImplemented

    def __gt__(self, other):
        return self >= other and self != other if isinstance(other, Counter) else NotImplemented

    __add__ = _counts_combined("__add__", lambda mine, theirs: mine + theirs)
    __sub__ = _counts_combined("__sub__", lambda mine, theirs: mine - theirs)
    __or__ = _counts_combined("__or__", lambda mine, theirs: theirs if mine < theirs else mine)
    __and__ = _counts_combined("__and__", lambda mine, theirs: mine if mine < theirs else theirs)

    def __pos__(self):
        return _positive(self.items())

    def __neg__(self):
        return _positive((item, 0 - count) for item, count in self.items() if count < 0)

    def _keep_positive(self):
        for item in [item for item, count in self.items() if not count > 0]:
            del self[item]
        return self

    def __iadd__(self, other):
        for item, more in other.items():
            self[item] += more
        return self._keep_positive()

    def __isub__(self, other):
        for item, less in other.items():
            self[item] -= less
        return self._keep_positive()

    def __ior__(self, other):
        for item, count in other.items():
            self[item] = max(self[item], count)
        return self._keep_positive()

    def __iand__(self, other):
        for item, count in [*self.items()]:
            self[item] = min(count, other[item])
        return self._keep_positive()


def _positive(pairs):
    made = Counter()
    for item, count in pairs:
        if count > 0:
            made[item] = count
    return made


def _second(pair):
    return pair[1]


def _count_slowly(mapping, iterable):
    for item in iterable:
        mapping[item] = mapping.get(item, 0) + 1


def _count_elements(mapping, iterable):
    if type(mapping).__setitem__ is not dict.__setitem__ or type(mapping).get is not dict.get:
        return _count_slowly(mapping, iterable)
    rest = _count_natively(mapping, iterable)
    if rest is not None:
        _count_slowly(mapping, rest)


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
        def method(self, *args):
            return type(self)(getattr(self.data, name)(*map(_text, args)))
    else:
        def method(self, *args):
            return getattr(self.data, name)(*map(_text, args))
    setattr(UserString, name, _titled("UserString", name, method))


for _name in "capitalize casefold center expandtabs ljust lower lstrip removeprefix removesuffix replace rjust rstrip strip swapcase title translate upper zfill".split():
    _forwarded(_name, True)
for _name in "count endswith find index isalnum isalpha isascii isdecimal isdigit isidentifier islower isnumeric isprintable isspace istitle isupper partition rfind rindex rpartition startswith".split():
    _forwarded(_name, False)
del _name, _forwarded, _relation, _conversion


def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None):
    """Makes a subclass of tuple whose items have names."""
    if isinstance(field_names, str):
        field_names = field_names.replace(",", " ").split()
    field_names = [str(name) for name in field_names]
    typename = str(typename)
    if rename:
        seen = set()
        for at, name in enumerate(field_names):
            if not name.isidentifier() or name in _KEYWORDS or name.startswith("_") or name in seen:
                field_names[at] = f"_{at}"
            seen.add(name)
    for name in [typename] + field_names:
        if not name.isidentifier():
            raise ValueError(f"Type names and field names must be valid identifiers: {name!r}")
        if name in _KEYWORDS:
            raise ValueError(f"Type names and field names cannot be a keyword: {name!r}")
    seen = set()
    for name in field_names:
        if name.startswith("_") and not rename:
            raise ValueError(f"Field names cannot start with an underscore: {name!r}")
        if name in seen:
            raise ValueError(f"Encountered duplicate field name: {name!r}")
        seen.add(name)
    field_defaults = {}
    if defaults is not None:
        defaults = tuple(defaults)
        if len(defaults) > len(field_names):
            raise TypeError("Got more default values than field names")
        field_defaults = dict(reversed([*zip(reversed(field_names), reversed(defaults))]))
    field_names = tuple(field_names)
    count = len(field_names)
    tuple_new = tuple.__new__
    arguments = ", ".join(field_names)
    items = arguments + "," if count == 1 else arguments
    source = f"lambda _cls, {arguments}: _tuple_new(_cls, ({items}))" if count else "lambda _cls: _tuple_new(_cls, ())"
    __new__ = eval(source, {"_tuple_new": tuple_new, "__builtins__": {}, "__name__": f"namedtuple_{typename}"})
    __new__.__name__ = "__new__"
    __new__.__doc__ = f"Create new instance of {typename}({arguments})"
    if defaults is not None:
        __new__.__defaults__ = defaults

    def _make(cls, iterable):
        result = tuple_new(cls, iterable)
        if len(result) != count:
            raise TypeError(f"Expected {count} arguments, got {len(result)}")
        return result

    def _replace(self, /, **kwds):
        result = self._make([kwds.pop(name, item) for name, item in zip(field_names, self)])
        if kwds:
            raise ValueError(f"Got unexpected field names: {list(kwds)!r}")
        return result

    shown = "(" + ", ".join([name + "=%r" for name in field_names]) + ")"

    def __repr__(self):
        """A form that names every item."""
        return self.__class__.__name__ + shown % self[:]

    def _asdict(self):
        """A dict from names to items."""
        return dict(zip(self._fields, self))

    def __getnewargs__(self):
        return tuple(self)

    _make.__doc__ = f"Make a new {typename} object from a sequence or iterable"
    _replace.__doc__ = f"Return a new {typename} object replacing specified fields with new values"
    for method in (__new__, _make, _replace, __repr__, _asdict, __getnewargs__):
        method.__qualname__ = f"{typename}.{method.__name__}"
    body = {
        "__doc__": f"{typename}({arguments})",
        "__slots__": (),
        "_fields": field_names,
        "_field_defaults": field_defaults,
        "__new__": __new__,
        "_make": classmethod(_make),
        "_replace": _replace,
        "__repr__": __repr__,
        "_asdict": _asdict,
        "__getnewargs__": __getnewargs__,
        "__match_args__": field_names,
    }
    for at, name in enumerate(field_names):
        body[name] = _tuplegetter(at, f"Alias for field number {at}")
    result = type(typename, (tuple,), body)
    if module is None:
        module = _guest_globals().get("__name__", "__main__")
    result.__module__ = module
    return result


defaultdict.__class_getitem__ = classmethod(_GenericAlias)
_set_type_name(OrderedDict, "collections.OrderedDict")
OrderedDict.__class_getitem__ = classmethod(_GenericAlias)
Counter.__class_getitem__ = classmethod(_GenericAlias)
ChainMap.__class_getitem__ = classmethod(_GenericAlias)
del popitem, move_to_end
