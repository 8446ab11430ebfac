# `copyreg`: what makes objects anew from their parts, and how an object is taken apart for `__reduce_ex__`.
# Python because it calls classes of the guest, and methods such as `__getstate__`.

dispatch_table = {}


def _check(function, what):
    if not callable(function):
        raise TypeError(f"{what} must be callable")


def pickle(ob_type, pickle_function, constructor_ob=None):
    _check(pickle_function, "reduction functions")
    dispatch_table[ob_type] = pickle_function
    if constructor_ob is not None:
        constructor(constructor_ob)


def constructor(object):
    _check(object, "constructors")


def _reconstructor(cls, base, state):
    if base is object:
        return object.__new__(cls)
    made = base.__new__(cls, state)
    if base.__init__ != object.__init__:
        base.__init__(made, state)
    return made


def __newobj__(cls, *args):
    return cls.__new__(cls, *args)


def __newobj_ex__(cls, args, kwargs):
    return cls.__new__(cls, *args, **kwargs)


def _reduced(x, protocol):
    """The parts of an object that says nothing of them itself."""
    if isinstance(x, BaseException):
        return (type(x), x.args, x.__dict__) if x.__dict__ else (type(x), x.args)
    if isinstance(x, (set, frozenset)):
        return (type(x), ([*x],), x.__getstate__())
    if isinstance(x, bytearray):
        args = (bytes(x),) if protocol >= 3 else (x.decode("latin-1"), "latin-1")
        return (type(x), args if x else (), x.__getstate__())
    if isinstance(x, (range, slice)):
        return (type(x), (x.start, x.stop, x.step))
    return _to_be_made(x) if protocol >= 2 else _to_be_filled(x)


def _to_be_made(x):
    cls = type(x)
    maker, args = __newobj__, (cls,)
    if hasattr(x, "__getnewargs_ex__"):
        positional, named = x.__getnewargs_ex__()
        if named:
            maker, args = __newobj_ex__, (cls, positional, named)
        else:
            args = (cls, *positional)
    elif hasattr(x, "__getnewargs__"):
        args = (cls, *x.__getnewargs__())
    items = iter(x) if isinstance(x, list) else None
    pairs = iter(x.items()) if isinstance(x, dict) else None
    return (maker, args, x.__getstate__(), items, pairs)


def _to_be_filled(x):
    cls = type(x)
    base = next(base for base in cls.__mro__ if base.__module__ == "builtins")
    if base is cls and base is not object:
        raise TypeError(f"cannot pickle {cls.__name__!r} object")
    args = (cls, base, None if base is object else base(x))
    if cls.__getstate__ is object.__getstate__ and getattr(x, "__slots__", None):
        raise TypeError("a class that defines __slots__ without defining __getstate__ cannot be pickled")
    state = x.__getstate__()
    return (_reconstructor, args, state) if state else (_reconstructor, args)


__all__ = ["pickle", "constructor"]
