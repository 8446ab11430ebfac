# Pattern matching on classes and mappings that guest code defines.

def raise_pattern_error(message, pattern, position):
    # The pattern was made of a format.
    import re
    raise re.error(message, pattern, position)

def match_keys(subject, keys):
    get = subject.get
    seen = set()
    values = []
    for key in keys:
        if key in seen:
            raise ValueError("mapping pattern checks duplicate key (" + repr(key) + ")")
        seen.add(key)
        value = get(key, _missing)
        if value is _missing:
            return None
        values.append(value)
    return tuple(values)

def match_rest(subject, keys):
    rest = dict(subject)
    for key in keys:
        del rest[key]
    return rest

def match_class(subject, cls, positional, names):
    if not isinstance(subject, cls):
        return None
    values = []
    wanted = ()
    if positional:
        if cls in (bool, bytearray, bytes, dict, float, frozenset, int, list, set, str, tuple) or (not hasattr(cls, "__match_args__") and issubclass(cls, (bool, bytearray, bytes, dict, float, frozenset, int, list, set, str, tuple))):
            if positional > 1:
                raise TypeError(cls.__name__ + "() accepts 1 positional sub-pattern (" + str(positional) + " given)")
            values.append(subject)
        else:
            args = getattr(cls, "__match_args__", ())
            if type(args) is not tuple:
                raise TypeError(cls.__name__ + ".__match_args__ must be a tuple (got " + type(args).__name__ + ")")
            if positional > len(args):
                plural = "" if len(args) == 1 else "s"
                raise TypeError(cls.__name__ + "() accepts " + str(len(args)) + " positional sub-pattern" + plural + " (" + str(positional) + " given)")
            wanted = args[:positional]
    seen = []
    for name in (*wanted, *names):
        if not isinstance(name, str):
            raise TypeError("__match_args__ elements must be strings (got " + type(name).__name__ + ")")
        if name in seen:
            raise TypeError(cls.__name__ + "() got multiple sub-patterns for attribute " + repr(name))
        seen.append(name)
        value = getattr(subject, name, _missing)
        if value is _missing:
            return None
        values.append(value)
    return tuple(values)

def call_after_warnings(function, args, messages):
    import warnings
    for message in messages:
        warnings.warn(message, FutureWarning)
    return function(*args)

def call_after_deprecation(function, args, names, message):
    import warnings
    warnings.warn(message, DeprecationWarning)
    count = len(args) - len(names)
    return function(*args[:count], **dict(zip(names, args[count:])))
