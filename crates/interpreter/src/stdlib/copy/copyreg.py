# `copyreg`: what makes objects anew from their parts, and how an object is taken apart for `__reduce_ex__`.
# Python because it calls classes of the guest, and methods such as `__getstate__`.

dispatch_table = {}
# Numbers that stand for classes in pickles: by module and name, the other way round, and what was found already.
_extension_registry = {}
_inverted_registry = {}
_extension_cache = {}


def pickle(ob_type, pickle_function, constructor_ob=None):
    if not callable(pickle_function):
        raise TypeError("reduction functions must be callable")
    dispatch_table[ob_type] = pickle_function
    if constructor_ob is not None:
        constructor(constructor_ob)


def constructor(object):
    if not callable(object):
        raise TypeError("constructors must be callable")


def pickle_complex(c):
    return complex, (c.real, c.imag)


def pickle_union(obj):
    import functools
    import operator
    return functools.reduce, (operator.or_, obj.__args__)


dispatch_table[complex] = pickle_complex
dispatch_table[type(int | str)] = pickle_union


def add_extension(module, name, code):
    code = int(code)
    if not 1 <= code <= 0x7FFFFFFF:
        raise ValueError("code out of range")
    key = (module, name)
    if _extension_registry.get(key) == code and _inverted_registry.get(code) == key:
        return
    if key in _extension_registry:
        raise ValueError(f"key {key} is already registered with code {_extension_registry[key]}")
    if code in _inverted_registry:
        raise ValueError(f"code {code} is already in use for key {_inverted_registry[code]}")
    _extension_registry[key] = code
    _inverted_registry[code] = key


def remove_extension(module, name, code):
    key = (module, name)
    if _extension_registry.get(key) != code or _inverted_registry.get(code) != key:
        raise ValueError(f"key {key} is not registered with code {code}")
    del _extension_registry[key]
    del _inverted_registry[code]
    _extension_cache.pop(code, None)


def clear_extension_cache():
    _extension_cache.clear()


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


def _reduced(x, protocol, is_data):
    # The parts of an object that says nothing of them itself.
    if not is_data:
        return _builtin(x, protocol)
    cls = type(x)
    if isinstance(x, BaseException):
        args, state = x.args, _exception_state(x)
        if isinstance(x, OSError) and len(args) == 2 and x.filename is not None:
            args += (x.filename,) if x.filename2 is None else (x.filename, None, x.filename2)
        return (cls, args, state) if state else (cls, args)
    if isinstance(x, (set, frozenset)):
        return (cls, ([*x],), x.__getstate__())
    if isinstance(x, bytearray):
        args = (bytes(x),) if protocol >= 3 else (x.decode("latin-1"), "latin-1")
        return (cls, args if x else (), x.__getstate__())
    if cls is range or cls is slice:
        return (cls, (x.start, x.stop, x.step))
    if cls.__module__ == "types" and cls.__name__ == "SimpleNamespace":
        return (cls, (), x.__dict__)
    return _to_be_made(x) if protocol >= 2 else _to_be_filled(x, protocol)


def _exception_state(x):
    state = x.__dict__
    if isinstance(x, ImportError):
        named = {name: getattr(x, name) for name in ("name", "path") if getattr(x, name) is not None}
        return {**state, **named}
    return state


def _refusal(x, protocol):
    name = type(x).__name__ if protocol < 2 else _type_name(x)
    return TypeError(f"cannot pickle {name!r} object")


def _builtin(x, protocol):
    # What is no data of the guest: it has a name, or cannot be taken apart.
    if x is ... or x is NotImplemented:
        return repr(x)
    kind = type(x).__name__
    if kind in ("builtin_function_or_method", "method-wrapper"):
        owner = _class_of_native(x) or x.__self__
        return x.__name__ if owner is None or type(owner).__name__ == "module" else (getattr, (owner, x.__name__))
    if kind == "method":
        return (getattr, (x.__self__, x.__func__.__name__))
    if kind in ("method_descriptor", "wrapper_descriptor", "classmethod_descriptor"):
        return (getattr, (x.__objclass__, x.__name__))
    if kind == "GenericAlias":
        parts = (type(x), (x.__origin__, x.__args__))
        return (next, (iter(parts[0](*parts[1])),)) if x.__unpacked__ else parts
    if kind in ("memoryview", "code") and protocol >= 2:
        raise TypeError(f"cannot pickle {kind} objects")
    raise _refusal(x, protocol)


_FILES = ("TextIOWrapper", "BufferedReader", "BufferedWriter", "BufferedRandom", "BufferedRWPair", "FileIO")


def _is_refused(cls):
    # Does a class have something that is no part of its instances' attributes in CPython: a lock, a file?
    if cls.__getstate__ is not object.__getstate__:
        return None
    for base in cls.__mro__:
        if base.__module__ in ("threading", "queue") and base.__qualname__ not in ("Empty", "Full"):
            return "_thread.RLock" if base.__qualname__ == "Condition" else "_thread.lock"
        if _is_of_c(base, False) or base.__module__ == "_io" and base.__name__ in _FILES:
            return _name_of_c(cls)
    return None


def _to_be_made(x):
    cls = type(x)
    refused = _is_refused(cls)
    if refused is not None:
        raise TypeError(f"cannot pickle {refused!r} object")
    maker, args = __newobj__, (cls,)
    if hasattr(x, "__getnewargs_ex__"):
        given = x.__getnewargs_ex__()
        if not isinstance(given, tuple):
            raise TypeError(f"__getnewargs_ex__ should return a tuple, not {_type_name(given)!r}")
        if len(given) != 2:
            raise ValueError(f"__getnewargs_ex__ should return a tuple of length 2, not {len(given)}")
        positional, named = given
        if not isinstance(positional, tuple):
            raise TypeError(f"first item of the tuple returned by __getnewargs_ex__ must be a tuple, not {_type_name(positional)!r}")
        if not isinstance(named, dict):
            raise TypeError(f"second item of the tuple returned by __getnewargs_ex__ must be a dict, not {_type_name(named)!r}")
        if named:
            maker, args = __newobj_ex__, (cls, positional, named)
        else:
            args = (cls, *positional)
    elif hasattr(x, "__getnewargs__"):
        given = x.__getnewargs__()
        if not isinstance(given, tuple):
            raise TypeError(f"__getnewargs__ should return a tuple, not {_type_name(given)!r}")
        args = (cls, *given)
    items = iter(x) if isinstance(x, list) else None
    pairs = iter(x.items()) if isinstance(x, dict) else None
    return (maker, args, x.__getstate__(), items, pairs)


def _to_be_filled(x, protocol):
    cls = type(x)
    base = next(base for base in cls.__mro__ if base.__module__ == "builtins" or _is_of_c(base, True))
    if base is cls and base is not object:
        raise _refusal(x, protocol)
    args = (cls, base, None if base is object else base(x))
    if cls.__getstate__ is object.__getstate__ and getattr(x, "__slots__", None):
        raise TypeError("a class that defines __slots__ without defining __getstate__ cannot be pickled")
    state = x.__getstate__()
    return (_reconstructor, args, state) if state else (_reconstructor, args)


__all__ = ["pickle", "constructor", "add_extension", "remove_extension", "clear_extension_cache"]
