# The second half of `typing`: functions about hints, named tuples, typed dicts and the rest.
# It evaluates texts of the guest, marks its objects and makes classes.


class IO(Generic[AnyStr]):
    """A file."""
    __slots__ = ()


class BinaryIO(IO[bytes]):
    """A file of bytes."""
    __slots__ = ()


class TextIO(IO[str]):
    """A file of text."""
    __slots__ = ()


def _declare(cls, methods, properties):
    # The interface of files: names without a body, since real files are of other classes.
    import abc

    def method(name):
        def declared(self, *args, **kwargs):
            pass
        declared.__name__, declared.__qualname__ = name, f"{cls.__name__}.{name}"
        return abc.abstractmethod(declared)

    for name in methods.split():
        setattr(cls, name, method(name))
    for name in properties.split():
        setattr(cls, name, property(method(name)))


_declare(
    IO, "close fileno flush isatty read readable readline readlines seek seekable tell truncate writable write writelines __enter__ __exit__", "mode name closed"
)
_declare(BinaryIO, "write __enter__", "")
_declare(TextIO, "__enter__", "buffer encoding errors line_buffering newlines")
del _declare


class _LateAlias(_SpecialGenericAlias):
    # `re` is imported only when its types are really asked for.
    def __init__(self, name):
        self._inst = True
        self._name = name
        self._nparams = 1

    def __getattr__(self, attr):
        if attr == "__origin__":
            import re
            return getattr(re, self._name)
        return super().__getattr__(attr)


Pattern = _LateAlias("Pattern")
Match = _LateAlias("Match")


def assert_never(arg, /):
    """Fails: this place should not be reached."""
    value = repr(arg)
    if len(value) > 100:
        value = value[:100] + "..."
    raise AssertionError(f"Expected code to be unreachable, but got: {value}")


def reveal_type(obj, /):
    """Shows the type of a value."""
    import sys
    print(f"Runtime type is {type(obj).__name__!r}", file=sys.stderr)
    return obj


def no_type_check(arg):
    """Decorator: annotations are not type hints."""
    if isinstance(arg, type):
        for value in [getattr(arg, name) for name in dir(arg)]:
            # Only what is defined in it.
            name = getattr(value, "__name__", "")
            if getattr(value, "__qualname__", None) != f"{arg.__qualname__}.{name}" or getattr(value, "__module__", None) != arg.__module__:
                continue
            if isinstance(value, type):
                no_type_check(value)
            elif isinstance(value, type(overload)):
                value.__no_type_check__ = True
            elif hasattr(value, "__func__"):
                value.__func__.__no_type_check__ = True
    try:
        arg.__no_type_check__ = True
    except TypeError:
        pass
    return arg


def no_type_check_decorator(decorator):
    def wrapped(*args, **kwds):
        return no_type_check(decorator(*args, **kwds))
    wrapped.__name__, wrapped.__doc__, wrapped.__wrapped__ = decorator.__name__, decorator.__doc__, decorator
    return wrapped


_overloads = {}


def overload(func):
    """Decorator: one of several signatures."""
    inner = getattr(func, "__func__", func)
    try:
        # Those of one line are one, however often that has run.
        line = inner.__code__.co_firstlineno
        known = _overloads.setdefault((inner.__module__, inner.__qualname__), [])
        known[:] = [*[one for one in known if getattr(one, "__func__", one).__code__.co_firstlineno != line], func]
    except AttributeError:
        pass
    return _overload_dummy


def get_overloads(func):
    inner = getattr(func, "__func__", func)
    return [*_overloads.get((inner.__module__, inner.__qualname__), [])] if hasattr(inner, "__code__") else []


def clear_overloads():
    _overloads.clear()


def final(f):
    """Decorator: not to be overridden or derived from."""
    try:
        f.__final__ = True
    except (AttributeError, TypeError):
        pass
    return f


def dataclass_transform(*, eq_default=True, order_default=False, kw_only_default=False, field_specifiers=(), **kwargs):
    """Decorator: what it decorates makes dataclasses."""
    def decorator(cls_or_fn):
        cls_or_fn.__dataclass_transform__ = {"eq_default": eq_default, "order_default": order_default, "kw_only_default": kw_only_default, "field_specifiers": field_specifiers, "kwargs": kwargs}
        return cls_or_fn
    return decorator


def _strip(value):
    if isinstance(value, _AnnotatedAlias):
        return _strip(value.__origin__)
    if isinstance(value, _GenericAlias) and value.__origin__ in (Required, NotRequired):
        return _strip(value.__args__[0])
    if isinstance(value, (_GenericAlias, _BuiltinAlias, _UnionType)) and not isinstance(value, _SpecialGenericAlias):
        old = value.__args__
        new = tuple([_strip(arg) for arg in old])
        return _with_arguments(value, old, new)
    return value


def get_type_hints(obj, globalns=None, localns=None, include_extras=False):
    """The annotations of something, with texts evaluated."""
    if getattr(obj, "__no_type_check__", None):
        return {}
    if isinstance(obj, type):
        hints = {}
        for base in reversed(obj.__mro__):
            names = _namespace_of(base) if globalns is None else globalns
            local = dict(vars(base)) if localns is None else localns
            if globalns is None and localns is None:
                # What the module calls a name comes before what the class does: `date: "date" = None`.
                names, local = local, names
            annotations = base.__dict__.get("__annotations__", {})
            # The class of all functions has a descriptor of this name.
            for name, value in annotations.items() if isinstance(annotations, dict) else ():
                if value is None:
                    value = _NoneType
                if isinstance(value, str):
                    value = ForwardRef(value, is_argument=False, is_class=True)
                hints[name] = _evaluate(value, names, local)
        return hints if include_extras else {name: _strip(value) for name, value in hints.items()}
    if globalns is None:
        if hasattr(obj, "__dict__") and type(obj).__name__ == "module":
            globalns = obj.__dict__
        else:
            inner = obj
            while hasattr(inner, "__wrapped__"):
                inner = inner.__wrapped__
            globalns = getattr(inner, "__globals__", {})
        if localns is None:
            localns = globalns
    elif localns is None:
        localns = globalns
    hints = getattr(obj, "__annotations__", None)
    if hints is None:
        if callable(obj) or type(obj).__name__ == "module":
            return {}
        raise TypeError(f"{obj!r} is not a module, class, method, or function.")
    made = {}
    for name, value in hints.items():
        if value is None:
            value = _NoneType
        if isinstance(value, str):
            value = ForwardRef(value, is_argument=type(obj).__name__ != "module")
        made[name] = _evaluate(value, globalns, localns)
    return made if include_extras else {name: _strip(value) for name, value in made.items()}


def _namespace_of(cls):
    module = _loaded_module(cls.__module__)
    if module is not None:
        return module.__dict__
    for value in cls.__dict__.values():
        found = getattr(getattr(value, "__func__", value), "__globals__", None)
        if found is not None and found.get("__name__") == cls.__module__:
            return found
    return {}


class NewType(_Or):
    """A type of its own for type checkers; at run time the value itself."""

    def __init_subclass__(cls):
        """Unlike other forms it may have subclasses."""

    def __init__(self, name, tp):
        self.__qualname__ = name
        self.__name__ = name.rpartition(".")[2]
        self.__supertype__ = tp
        self.__module__ = _guest_globals().get("__name__", "__main__")

    def __mro_entries__(self, bases):
        name = self.__name__

        class Dummy:
            def __init_subclass__(cls):
                raise TypeError(f"Cannot subclass an instance of NewType. Perhaps you were looking for: `{cls.__name__} = NewType({cls.__name__!r}, {name})`")

        return (Dummy,)

    def __repr__(self):
        return f"{self.__module__}.{self.__qualname__}"

    def __call__(self, x, /):
        return x


class TypeAliasType(_Or):
    """What a `type` statement makes."""

    def __init__(self, name, value, *, type_params=()):
        self.__name__ = name
        self._lazy = value
        self.__type_params__ = type_params
        self.__module__ = _guest_globals().get("__name__", "__main__")

    @property
    def __value__(self):
        value = self._lazy
        if isinstance(value, type(overload)) and value.__name__ == self.__name__:
            value = self._lazy = value()
        return value

    @property
    def __parameters__(self):
        return self.__type_params__

    def __getitem__(self, args):
        if not self.__type_params__:
            raise TypeError("Only generic type aliases are subscriptable")
        return _GenericAlias(self, args if isinstance(args, tuple) else (args,))

    def __repr__(self):
        return self.__name__

    def __call__(self, *args, **kwargs):
        raise TypeError("'typing.TypeAliasType' object is not callable")


class _NamedTupleMeta(type):
    def __new__(cls, typename, bases, ns):
        for base in bases:
            if base is not _NamedTuple and base is not Generic:
                raise TypeError("can only inherit from a NamedTuple type and Generic")
        if bases.count(_NamedTuple) > 1:
            raise TypeError("duplicate base class tuple")
        bases = tuple([tuple if base is _NamedTuple else base for base in bases])
        types = ns.get("__annotations__", {})
        defaults = []
        for name in types:
            if name in ns:
                defaults.append(name)
            elif defaults:
                raise TypeError(f"Non-default namedtuple field {name} cannot follow default field{'s' if len(defaults) > 1 else ''} {', '.join(defaults)}")
        made = _named_tuple(typename, types.items(), [ns[name] for name in defaults], ns["__module__"])
        if Generic in bases:
            space = {key: value for key, value in made.__dict__.items() if key not in ("__dict__", "__weakref__")}
            getitem = classmethod(Generic.__class_getitem__.__func__)
            made = type(typename, bases, {**space, "__orig_bases__": ns.get("__orig_bases__", (Generic,)), "__class_getitem__": getitem})
        for key in ns:
            if key in ("__new__", "__init__", "__slots__", "__getnewargs__", "_fields", "_field_defaults", "_field_types", "_make", "_replace", "_asdict", "_source"):
                raise AttributeError("Cannot overwrite NamedTuple attribute " + key)
            if key not in ("__annotations__", "__name__", "__module__", "__classcell__", "__orig_bases__") and key not in made._fields:
                value = ns[key]
                if key == "__qualname__":
                    made.__qualname__ = value
                else:
                    setattr(made, key, value)
                    hook = getattr(type(value), "__set_name__", None)
                    if hook is not None:
                        hook(value, made, key)
        if "__orig_bases__" not in made.__dict__:
            made.__orig_bases__ = (NamedTuple,)
        return made


def _named_tuple(name, types, defaults, module):
    types = [(field, _type_check(hint, f"field {field} annotation must be a type")) for field, hint in types]
    hints = dict(types)
    from collections import namedtuple
    made = namedtuple(name, [field for field, _ in types], defaults=defaults or None, module=module)
    made.__annotations__ = made.__new__.__annotations__ = hints
    if not defaults:
        made._field_defaults = {}
    return made


_NamedTuple = type.__new__(_NamedTupleMeta, "NamedTuple", (), {})


def NamedTuple(typename, fields=None, /, **kwargs):
    """A named tuple with types."""
    if fields is None:
        fields = kwargs.items()
    elif kwargs:
        raise TypeError("Either list of fields or keywords can be provided to NamedTuple, not both")
    made = _named_tuple(typename, fields, [], _guest_globals().get("__name__", "__main__"))
    made.__orig_bases__ = (NamedTuple,)
    return made


def _named_tuple_entries(bases):
    return (_NamedTuple,)


NamedTuple.__mro_entries__ = _named_tuple_entries


class _TypedDictMeta(type):
    def __new__(cls, name, bases, ns, total=True):
        for base in bases:
            if type(base) is not _TypedDictMeta and base is not Generic:
                raise TypeError("cannot inherit from both a TypedDict type and a non-TypedDict base class")
        generic = (Generic,) if any([isinstance(base, type) and issubclass(base, Generic) for base in bases]) else ()
        made = type.__new__(_TypedDictMeta, name, (*generic, dict), ns)
        annotations = {}
        required, optional = set(), set()
        for base in bases:
            annotations.update(base.__dict__.get("__annotations__", {}))
            required.update(base.__dict__.get("__required_keys__", ()))
            optional.update(base.__dict__.get("__optional_keys__", ()))
        message = "TypedDict('Name', {f0: t0, f1: t1, ...}); each t must be a type"
        own = {}
        for key, hint in ns.get("__annotations__", {}).items():
            if isinstance(hint, str):
                hint = ForwardRef(hint, module=made.__module__)
            hint = own[key] = _NoneType if hint is None else hint
            origin = get_origin(hint)
            if origin is Annotated:
                origin = get_origin(hint.__origin__)
            if origin is Required or origin is not NotRequired and total:
                required.add(key)
                optional.discard(key)
            else:
                optional.add(key)
                required.discard(key)
        annotations.update(own)
        made.__annotations__ = annotations
        made.__required_keys__ = frozenset(required)
        made.__optional_keys__ = frozenset(optional)
        made.__total__ = total
        return made

    def __call__(cls, *args, **kwargs):
        return dict(*args, **kwargs)

    def __subclasscheck__(cls, other):
        raise TypeError("TypedDict does not support instance and class checks")

    __instancecheck__ = __subclasscheck__


_TypedDict = type.__new__(_TypedDictMeta, "TypedDict", (), {})


def TypedDict(typename, fields=None, /, *, total=True, **kwargs):
    """A dict whose keys have types."""
    if fields is None:
        fields = kwargs
    elif kwargs:
        raise TypeError("TypedDict takes either a dict or keyword arguments, but not both")
    if kwargs:
        import warnings
        warnings.warn("The kwargs-based syntax for TypedDict definitions is deprecated in Python 3.11, will be removed in Python 3.13, and may not be understood by third-party type checkers.", DeprecationWarning, stacklevel=2)
    made = _TypedDictMeta(typename, (), {"__annotations__": dict(fields), "__module__": _guest_globals().get("__name__", "__main__")}, total=total)
    made.__orig_bases__ = (TypedDict,)
    return made


def _typed_dict_entries(bases):
    return (_TypedDict,)


TypedDict.__mro_entries__ = _typed_dict_entries
