# Containers beyond the builtin ones. `deque` is native; what is seldom used is in collections_more.py.
# Guests derive from these classes, and keys and counts may be theirs.

import _collections_abc
import operator as _operator

__all__ = ["ChainMap", "Counter", "OrderedDict", "UserDict", "UserList", "UserString", "defaultdict", "deque", "namedtuple"]

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

    __init__ = __init__
    __missing__ = __missing__

    def __repr__(self):
        # The factory may be a method of this very dict.
        factory, items = self.default_factory, dict.__repr__(self)
        if _repr_enter(factory):
            return f"{type(self).__name__}(..., {items})"
        try:
            return f"{type(self).__name__}({factory!r}, {items})"
        finally:
            _repr_leave(factory)

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

    __init__ = __init__
    update = update
    pop = pop
    setdefault = setdefault
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
        if type(self) is OrderedDict:
            return OrderedDict(self)
        made = type(self)()
        for key in self:
            made[key] = self[key]
        return made

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
        return (type(self), (), self.__getstate__(), None, iter(self.items()))


def _default_update(target, args, kwds):
    dict.__init__(target, *args, **kwds)


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


_generator = type(_ for _ in ())


def _is_mapping(source):
    # Mostly that shows without a look at registered classes.
    kind = type(source)
    if kind is list or kind is str or kind is tuple or kind is _generator:
        return False
    return kind is dict or kind is Counter or isinstance(source, _collections_abc.Mapping)


class Counter(dict):
    """Counts hashable things."""

    def __init__(self, iterable=None, /, **kwds):
        if type(self) is not Counter:
            super().__init__()
        elif not kwds:
            if iterable is not None:
                self.update(iterable)
            return
        self.update(iterable, **kwds)

    def __missing__(self, key):
        return 0

    def total(self):
        """The sum of the counts."""
        return sum(self.values())

    def most_common(self, n=None):
        """The n most common items with their counts, most common first."""
        pairs = _by_value(self, n)
        if pairs is None and n == 1 and self:
            pairs = [max(self.items(), key=_operator.itemgetter(1))]
        if pairs is None:
            pairs = sorted(self.items(), key=_operator.itemgetter(1), reverse=True)
        return pairs if n is None else pairs[:n if n >= 0 else 0]

    def elements(self):
        """Each item as often as its count says."""
        made = _elements(self)
        if made is None:
            from itertools import chain, repeat, starmap
            made = chain.from_iterable(starmap(repeat, self.items()))
        return made

    @classmethod
    def fromkeys(cls, iterable, v=None):
        raise NotImplementedError("Counter.fromkeys() is undefined.  Use Counter(iterable) instead.")

    def update(self, iterable=None, /, **kwds):
        """Adds counts."""
        if iterable is not None:
            if not _is_mapping(iterable):
                _count_elements(self, iterable)
            elif self:
                for item, more in iterable.items():
                    self[item] = more + self.get(item, 0)
            else:
                super().update(iterable)
        if kwds:
            self.update(kwds)

    def subtract(self, iterable=None, /, **kwds):
        """Takes counts away; they may become negative."""
        for part in (iterable, kwds or None):
            if part is None:
                continue
            if _is_mapping(part):
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


def _count_slowly(mapping, iterable):
    if type(mapping) is dict:
        for item in iterable:
            _tally(mapping, item)
        return
    for item in iterable:
        mapping[item] = mapping.get(item, 0) + 1


def _tally_slowly(table, item):
    if item in table:
        table[item] += 1
    else:
        table[item] = 1


def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None):
    """Makes a subclass of tuple whose items have names."""
    if isinstance(field_names, str):
        field_names = field_names.replace(",", " ").split()
    field_names = [str(name) for name in field_names]
    typename = str(typename)
    field_names = _checked_names(typename, field_names, bool(rename))
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
        items = _replaced(field_names, self, kwds)
        if items is None:
            items = [kwds.pop(name, item) for name, item in zip(field_names, self)]
        result = self._make(items)
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
OrderedDict.__class_getitem__ = classmethod(_GenericAlias)
Counter.__class_getitem__ = classmethod(_GenericAlias)
_as_native(OrderedDict, "collections.OrderedDict")
_as_native(defaultdict, "collections.defaultdict")
del __init__, __missing__, update, pop, setdefault, popitem, move_to_end
