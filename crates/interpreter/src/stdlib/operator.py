# Operators as functions.

__all__ = ["abs", "add", "and_", "attrgetter", "call", "concat", "contains", "countOf", "delitem", "eq", "floordiv", "ge", "getitem", "gt", "iadd", "iand", "iconcat", "ifloordiv", "ilshift", "imatmul", "imod", "imul", "index", "indexOf", "inv", "invert", "ior", "ipow", "irshift", "is_", "is_not", "isub", "itemgetter", "itruediv", "ixor", "le", "length_hint", "lshift", "lt", "matmul", "methodcaller", "mod", "mul", "ne", "neg", "not_", "or_", "pos", "pow", "rshift", "setitem", "sub", "truediv", "truth", "xor"]

def length_hint(obj, default=0, /):
    """How many items an iterable probably has."""
    if not isinstance(default, int):
        raise TypeError(f"'{type(default).__name__}' object cannot be interpreted as an integer")
    try:
        return len(obj)
    except TypeError:
        pass
    hint = getattr(type(obj), "__length_hint__", None)
    if hint is None:
        return default
    try:
        value = hint(obj)
    except TypeError:
        return default
    if value is NotImplemented:
        return default
    if not isinstance(value, int):
        raise TypeError(f"__length_hint__ must be an integer, not {type(value).__name__}")
    if value < 0:
        raise ValueError("__length_hint__() should return >= 0")
    return value


def call(obj, /, *args, **kwargs):
    return obj(*args, **kwargs)


class attrgetter:
    """A function that fetches attributes of its argument."""
    __slots__ = ("_names", "_paths")

    def __init__(self, /, *attrs):
        if not attrs:
            raise TypeError("attrgetter expected 1 argument, got 0")
        for name in attrs:
            if not isinstance(name, str):
                raise TypeError("attribute name must be a string")
        self._names = attrs
        self._paths = [name.split(".") for name in self._names]

    def __call__(self, obj, /):
        found = []
        for path in self._paths:
            value = obj
            for name in path:
                value = getattr(value, name)
            found.append(value)
        return found[0] if len(found) == 1 else tuple(found)

    def __repr__(self):
        return f"operator.attrgetter({', '.join([repr(name) for name in self._names])})"

    def __reduce__(self):
        return self.__class__, self._names


class itemgetter:
    """A function that fetches items of its argument."""
    __slots__ = ("_items", "_single")

    def __init__(self, /, *items):
        if not items:
            raise TypeError("itemgetter expected 1 argument, got 0")
        self._items = items
        self._single = len(items) == 1

    def __call__(self, obj, /):
        if self._single:
            return obj[self._items[0]]
        return tuple([obj[item] for item in self._items])

    def __repr__(self):
        return f"operator.itemgetter({', '.join([repr(item) for item in self._items])})"

    def __reduce__(self):
        return self.__class__, self._items


class methodcaller:
    """A function that calls a method of its argument."""
    __slots__ = ("_name", "_args", "_kwargs")

    def __init__(self, /, *args, **kwargs):
        if not args:
            raise TypeError("methodcaller needs at least one argument, the method name")
        name, *args = args
        if not isinstance(name, str):
            raise TypeError("method name must be a string")
        self._name, self._args, self._kwargs = name, args, kwargs

    def __call__(self, obj, /):
        return getattr(obj, self._name)(*self._args, **self._kwargs)

    def __repr__(self):
        parts = [repr(self._name), *[repr(arg) for arg in self._args], *[f"{key}={value!r}" for key, value in self._kwargs.items()]]
        return f"operator.methodcaller({', '.join(parts)})"


def _alias_dunders(namespace):
    for name in ("lt", "le", "eq", "ne", "ge", "gt", "not", "abs", "add", "and", "floordiv", "index", "inv", "invert", "lshift", "mod", "mul", "matmul", "neg", "or", "pos", "pow", "rshift", "sub", "truediv", "xor", "concat", "contains", "delitem", "getitem", "setitem", "call", "iadd", "iand", "iconcat", "ifloordiv", "ilshift", "imod", "imul", "imatmul", "ior", "ipow", "irshift", "isub", "itruediv", "ixor"):
        namespace[f"__{name}__"] = namespace[name + "_" if name in ("not", "and", "or") else name]


_alias_dunders(globals())
del _alias_dunders


for _class in (attrgetter, itemgetter, methodcaller):
    _as_native(_class, "operator." + _class.__name__, True, False)
del _class
