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


def _alias_dunders(namespace):
    for name in ("lt", "le", "eq", "ne", "ge", "gt", "not", "abs", "add", "and", "floordiv", "index", "inv", "invert", "lshift", "mod", "mul", "matmul", "neg", "or", "pos", "pow", "rshift", "sub", "truediv", "xor", "concat", "contains", "delitem", "getitem", "setitem", "call", "iadd", "iand", "iconcat", "ifloordiv", "ilshift", "imod", "imul", "imatmul", "ior", "ipow", "irshift", "isub", "itruediv", "ixor"):
        namespace[f"__{name}__"] = namespace[name + "_" if name in ("not", "and", "or") else name]


_alias_dunders(globals())
del _alias_dunders
