# Shallow and deep copies of what is not builtin, by the methods that the guest's classes have for it; the rest is native (copy.rs).

__all__ = ["Error", "copy", "deepcopy"]


class Error(Exception):
    pass


error = Error
_ATOMIC = {type(None), int, float, bool, complex, str, bytes, type, range, property, type(Ellipsis), type(NotImplemented), type(len), type(lambda: None), type(str.join), type(object.__init__), type((lambda: None).__code__), type(int | str)}


def _copy(x):
    cls = type(x)
    if isinstance(x, type) or cls in _ATOMIC:
        return x
    method = getattr(cls, "__copy__", None)
    if method is not None:
        return method(x)
    return _rebuild(x, None)


def _deepcopy(x, memo, _nil=[]):
    if memo is None:
        memo = {}
    cls = type(x)
    if cls in _ATOMIC:
        return x
    known = memo.get(id(x), _nil)
    if known is not _nil:
        return known
    if cls is list:
        made = []
        memo[id(x)] = made
        for item in x:
            made.append(_deepcopy(item, memo))
    elif cls is dict:
        made = {}
        memo[id(x)] = made
        for key, value in x.items():
            made[_deepcopy(key, memo)] = _deepcopy(value, memo)
    elif cls is tuple:
        parts = [_deepcopy(item, memo) for item in x]
        if id(x) in memo:
            return memo[id(x)]
        made = x
        for old, new in zip(x, parts):
            if old is not new:
                made = tuple(parts)
                break
    elif cls is set:
        made = {_deepcopy(item, memo) for item in x}
    elif cls is frozenset:
        made = frozenset([_deepcopy(item, memo) for item in x])
    elif cls is bytearray:
        made = bytearray(x)
    elif cls is slice:
        made = slice(_deepcopy(x.start, memo), _deepcopy(x.stop, memo), _deepcopy(x.step, memo))
    elif isinstance(x, type) or _is_shared(x):
        made = x
    elif cls is type(_copy.__get__(0)):
        made = cls(x.__func__, _deepcopy(x.__self__, memo))
    else:
        method = getattr(x, "__deepcopy__", None)
        made = method(memo) if method is not None else _rebuild(x, memo)
    if made is not x:
        memo[id(x)] = made
        memo.setdefault(id(memo), []).append(x)
    return made


def _rebuild(x, memo):
    cls = type(x)
    registry = _loaded_module("copyreg")
    registered = None if registry is None else registry.dispatch_table.get(cls)
    if registered is not None:
        return _from_reduced(x, registered(x), memo)
    reduce = getattr(x, "__reduce_ex__", None)
    if reduce is not None and getattr(cls, "__reduce_ex__", None) is not object.__reduce_ex__:
        return _from_reduced(x, reduce(4), memo)
    if reduce is None or getattr(cls, "__reduce__", None) is not object.__reduce__:
        reduce = getattr(x, "__reduce__", None)
        if reduce is None:
            raise Error(f"un({'shallow' if memo is None else 'deep'})copyable object of type {cls}")
        return _from_reduced(x, reduce(), memo)
    if not _is_plain(x):
        raise TypeError(f"cannot pickle '{cls.__name__}' object")
    extended = getattr(x, "__getnewargs_ex__", None)
    args, keywords = (), {}
    if extended is not None:
        args, keywords = extended()
    elif hasattr(x, "__getnewargs__"):
        args = x.__getnewargs__()
    elif isinstance(x, (int, float, complex, str, bytes, tuple, frozenset)):
        for base in (int, float, complex, str, bytes, tuple, frozenset):
            if isinstance(x, base):
                args = (base(x) if base is not str else str.__str__(x),)
                break
    if memo is not None:
        args = tuple([_deepcopy(arg, memo) for arg in args])
    if isinstance(x, BaseException):
        args = x.args
        if isinstance(x, OSError) and len(args) == 2 and x.filename is not None:
            args += (x.filename,) if x.filename2 is None else (x.filename, None, x.filename2)
        if memo is not None:
            args = tuple([_deepcopy(arg, memo) for arg in args])
        made = cls(*args)
    else:
        made = cls.__new__(cls, *args, **keywords)
    if memo is not None:
        memo[id(x)] = made
    state = _state_of(x)
    if state is not None:
        _set_state(made, _deepcopy(state, memo) if memo is not None else state)
    if isinstance(x, list):
        for item in [*x]:
            made.append(_deepcopy(item, memo) if memo is not None else item)
    elif isinstance(x, dict):
        for key, value in [*x.items()]:
            made[_deepcopy(key, memo) if memo is not None else key] = _deepcopy(value, memo) if memo is not None else value
    elif isinstance(x, set):
        for item in [*x]:
            made.add(_deepcopy(item, memo) if memo is not None else item)
    elif isinstance(x, bytearray):
        made.extend(x)
    return made


def _state_of(x):
    method = getattr(type(x), "__getstate__", None)
    if method is not None and method is not object.__getstate__:
        return x.__getstate__()
    state = dict(x.__dict__) if hasattr(x, "__dict__") and x.__dict__ else None
    slots = {}
    for base in type(x).__mro__:
        names = base.__dict__.get("__slots__", ())
        for name in (names,) if isinstance(names, str) else names:
            if name in ("__dict__", "__weakref__"):
                continue
            if name.startswith("__") and not name.endswith("__"):
                name = "_" + base.__name__.lstrip("_") + name
            try:
                slots[name] = getattr(x, name)
            except AttributeError:
                pass
    return (state, slots) if slots else state


def _set_state(made, state):
    if hasattr(made, "__setstate__"):
        made.__setstate__(state)
        return
    slots = None
    if isinstance(state, tuple) and len(state) == 2:
        state, slots = state
    if state is not None:
        made.__dict__.update(state)
    if slots is not None:
        for name, value in slots.items():
            object.__setattr__(made, name, value)


def _from_reduced(x, reduced, memo):
    if isinstance(reduced, str):
        return x
    if not isinstance(reduced, tuple):
        raise TypeError(f"Value after * must be an iterable, not {type(reduced).__name__}")
    if len(reduced) < 2:
        raise TypeError("_reconstruct() missing 1 required positional argument: 'args'")
    if len(reduced) > 5:
        raise TypeError(f"_reconstruct() takes from 4 to 7 positional arguments but {len(reduced) + 2} were given")
    function, args, *rest = reduced
    state, items, pairs = [*rest, None, None, None][:3]
    if memo is not None:
        args = [_deepcopy(arg, memo) for arg in args]
    made = function(*args)
    if memo is not None:
        memo[id(x)] = made
    if state is not None:
        _set_state(made, _deepcopy(state, memo) if memo is not None else state)
    if items is not None:
        for item in items:
            made.append(_deepcopy(item, memo) if memo is not None else item)
    if pairs is not None:
        for key, value in pairs:
            made[_deepcopy(key, memo) if memo is not None else key] = _deepcopy(value, memo) if memo is not None else value
    return made
