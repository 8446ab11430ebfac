# Texts that guest code takes part in: repr, format, join.

def repr_container(value):
    if _is_native_object(value):
        return type(value).__repr__(value)
    if _repr_enter(value):
        return _repr_cycle(value)
    try:
        if isinstance(value, list):
            return "[" + ", ".join([repr(item) for item in value]) + "]"
        if isinstance(value, tuple):
            if len(value) == 1:
                return "(" + repr(value[0]) + ",)"
            return "(" + ", ".join([repr(item) for item in value]) + ")"
        if isinstance(value, dict):
            return "{" + ", ".join([repr(key) + ": " + repr(item) for key, item in value.items()]) + "}"
        if isinstance(value, set):
            return "{" + ", ".join([repr(item) for item in value]) + "}"
        if isinstance(value, frozenset):
            return "frozenset({" + ", ".join([repr(item) for item in value]) + "})"
        if isinstance(value, slice):
            return "slice(" + repr(value.start) + ", " + repr(value.stop) + ", " + repr(value.step) + ")"
        name = type(value).__name__
        if name == "mappingproxy":
            return "mappingproxy(" + repr(_proxied(value)) + ")"
        if name == "GenericAlias":
            return alias_text(value)
        if name == "UnionType":
            return " | ".join(["None" if arg is type(None) else type_text(arg) for arg in value.__args__])
        return name + "([" + ", ".join([repr(item) for item in value]) + "])"
    finally:
        _repr_leave(value)

def type_text(value):
    if value is Ellipsis:
        return "..."
    if isinstance(value, list):
        return "[" + ", ".join([type_text(item) for item in value]) + "]"
    if isinstance(value, type):
        return value.__qualname__ if value.__module__ == "builtins" else value.__module__ + "." + value.__qualname__
    return repr(value)

def repr_named(name, value):
    if not isinstance(value, (set, frozenset)):
        return name + "(" + repr(bytes(value)) + ")"
    if not value:
        return name + "()"
    if _repr_enter(value):
        return name + "(...)"
    try:
        return name + "({" + ", ".join([repr(item) for item in value]) + "})"
    finally:
        _repr_leave(value)

def repr_exception(value):
    args = value.args
    if len(args) == 1:
        return type(value).__name__ + "(" + repr(args[0]) + ")"
    if _repr_enter(value):
        return type(value).__name__ + "(...)"
    try:
        return type(value).__name__ + repr(args)
    finally:
        _repr_leave(value)

def str_of_parts(value):
    return _exception_told(value, [repr(part) if is_shown else str(part) for part, is_shown in _exception_parts(value)])

def str_deep(value):
    if _exception_parts(value):
        return str_of_parts(value)
    args = value.args
    if len(args) == 1:
        return repr(args[0]) if isinstance(value, KeyError) else str(args[0])
    return str_exception(value) if args else ""

def str_exception(value):
    if _repr_enter(value):
        return "(...)"
    try:
        return repr(value.args)
    finally:
        _repr_leave(value)

def repr_method(name, receiver):
    return "<bound method " + name + " of " + repr(receiver) + ">"

def repr_namespace(value):
    if _repr_enter(value):
        return "namespace(...)" if type(value).__name__ == "SimpleNamespace" else type(value).__name__ + "(...)"
    try:
        name = "namespace" if type(value).__name__ == "SimpleNamespace" else type(value).__name__
        return name + "(" + ", ".join([key + "=" + repr(item) for key, item in value.__dict__.items()]) + ")"
    finally:
        _repr_leave(value)

def equal_namespace(left, right):
    return left.__dict__ == right.__dict__

def ascii_slowly(value):
    return _ascii(repr(value))

def convert_and_format(value, conversion, spec):
    if conversion == "str":
        value = str(value)
    elif conversion == "repr":
        value = repr(value)
    else:
        value = ascii(value)
    return format(value, spec)

def encode_by_module(text, encoding, errors):
    import codecs
    return codecs._text_encoded(text, encoding, errors)

def decode_by_module(data, encoding, errors):
    import codecs
    return codecs._bytes_decoded(data, encoding, errors)

def str_subclass(cls, value):
    return str.__new__(cls, str.__str__(str(value)))

def str_join(separator, iterable):
    return separator.join([*iterable])

def format_field(first, steps, conversion, spec, nested, args, named, automatic, depth):
    if isinstance(first, int):
        if args is None:
            raise ValueError("Format string contains positional fields")
        if first >= len(args):
            raise IndexError("Replacement index " + str(first) + " out of range for positional args tuple")
        value = args[first]
    else:
        value = named[first]
    at = 0
    while at < len(steps):
        if steps[at] == 0:
            value = getattr(value, steps[at + 1])
        elif steps[at] == 1:
            value = value[steps[at + 1]]
        else:
            raise steps[at + 1]
        at += 2
    if conversion == "r":
        value = repr(value)
    elif conversion == "s":
        value = str(value)
    elif conversion == "a":
        value = ascii(value)
    if nested:
        spec, automatic = format_template(spec, args, named, automatic, depth + 1)
    return format(value, spec), automatic

def format_template(template, args, named, automatic, depth):
    if depth > 2:
        raise ValueError("Max string recursion exceeded")
    out = []
    for piece in _format_pieces(template):
        if len(piece) == 1:
            raise piece[0]
        out.append(piece[0])
        if len(piece) > 2:
            first, automatic = _format_index(piece[1], automatic)
            text, automatic = format_field(first, piece[2], piece[3], piece[4], piece[5], args, named, automatic, depth)
            out.append(text)
    return "".join(out), automatic

def str_format(template, args, named):
    return format_template(template, args, named, -2, 1)[0]

def format_each(texts, values):
    return _woven(texts, [format(value) for value in values])

def percent_each(texts, values):
    return _woven(texts, [str(value) for value in values])

def format_plain(plan, values):
    # For each value what stands before it, its conversion and its specification.
    out = []
    at = 0
    for value in values:
        out.append(plan[at])
        conversion = plan[at + 1]
        if conversion is not None:
            value = repr(value) if conversion == "r" else str(value) if conversion == "s" else ascii(value)
        out.append(format(value, plan[at + 2]))
        at += 3
    out.append(plan[at])
    return "".join(out)

def percent_in_turn(plan, values):
    # For each value what stands before it and how it is written: 0 for `%s`, 1 for `%r`, or a template of its own.
    # What is wrong with the template comes behind the values before it.
    out = []
    at = 0
    for value in values:
        out.append(plan[at])
        way = plan[at + 1]
        out.append(str(value) if way == 0 else repr(value) if way == 1 else way % (value,))
        at += 2
    rest = plan[at]
    if isinstance(rest, Exception):
        raise rest
    out.append(rest)
    return "".join(out)

def percent_value(code, value):
    if code == "s":
        # What `__str__` gives may be of a class that has one itself.
        return str.__str__(str(value))
    if code == "c":
        return value if isinstance(value, (int, str)) else _index(value)
    if code == "r":
        return _Literal(repr(value))
    if code == "a":
        return _Literal(ascii(value))
    if code in "diu":
        return value if isinstance(value, (int, float)) else int(value)
    if code in "oxX":
        return value if isinstance(value, int) else _index(value)
    if code in "eEfFgG":
        return float(value)
    return value

def str_percent(template, values):
    if isinstance(values, tuple):
        plan = _percent_plan(template, False)
        ready = []
        at = 0
        for code, key in plan:
            if at < len(values):
                value = values[at]
                ready.append(value if code == "*" else percent_value(code, value))
                at += 1
        while at < len(values):
            ready.append(values[at])
            at += 1
        return _percent_plain(template) % tuple(ready)
    plan = _percent_plan(template, True)
    keyed = False
    for code, key in plan:
        if key is not None:
            keyed = True
    if keyed:
        ready = []
        for code, key in plan:
            ready.append(percent_value(code, values[key]))
        return _percent_plain(template) % tuple(ready)
    if plan:
        return _percent_plain(template) % (percent_value(plan[0][0], values),)
    return template % ()

def str_maketrans(first, second, third):
    if second is None:
        if not isinstance(first, dict):
            raise TypeError("if you give only one argument to maketrans it must be a dict")
        table = {}
        for key in first:
            if isinstance(key, str):
                if len(key) != 1:
                    raise ValueError("string keys in translate table must be of length 1")
                table[ord(key)] = first[key]
            elif isinstance(key, int):
                table[key] = first[key]
            else:
                raise TypeError("keys in translate table must be strings or integers")
        return table
    if not isinstance(second, str):
        raise TypeError("maketrans() argument 2 must be str, not " + type(second).__name__)
    if third is not None and not isinstance(third, str):
        raise TypeError("maketrans() argument 3 must be str, not " + type(third).__name__)
    if not isinstance(first, str):
        raise TypeError("first maketrans argument must be a string if there is a second argument")
    if len(first) != len(second):
        raise ValueError("the first two maketrans arguments must have equal length")
    table = {}
    for a, b in zip(first, second):
        table[ord(a)] = ord(b)
    if third is not None:
        for c in third:
            table[ord(c)] = None
    return table

def str_translate(text, table):
    known = {}
    for c in dict.fromkeys(text):
        try:
            to = table[ord(c)]
        except LookupError:
            to = c
        if type(to) is not str:
            if to is None:
                to = ""
            elif isinstance(to, int):
                if not 0 <= to < 0x110000:
                    raise ValueError("character mapping must be in range(0x110000)")
                to = chr(to)
            elif not isinstance(to, str):
                raise TypeError("character mapping must return integer, None or str")
        known[c] = to
    return "".join(map(known.get, text))

def print_slowly(values, sep, end, file, flush):
    first = True
    for value in values:
        if not first:
            file.write(sep)
        first = False
        file.write(str(value))
    file.write(end)
    if flush:
        file.flush()

def print_texts(values, sep, end, stream):
    # What comes before a value is out before the value is asked for its text, which may print or raise.
    ready = ""
    first = True
    for value in values:
        if not first:
            ready += sep
        first = False
        if ready and type(value) not in (str, int, float):
            _print_text(ready, stream)
            ready = ""
        ready += str(value)
    _print_text(ready + end, stream)

def safe_repr(value):
    try:
        return repr(value)
    except Exception:
        return object.__repr__(value)

def input_slowly(prompt):
    return input(str(prompt))

def getattr_default(value, name, default):
    try:
        return getattr(value, name)
    except AttributeError:
        return default

def hasattr_slowly(value, name):
    try:
        getattr(value, name)
    except AttributeError:
        return False
    return True

def power(base, exponent):
    return base ** exponent

def pow_modulo(base, exponent, modulus):
    method = getattr(type(base), "__pow__", None)
    if method is not None:
        result = method(base, exponent, modulus)
        if result is not NotImplemented:
            return result
    raise TypeError("unsupported operand type(s) for ** or pow(): '" + _type_name(base) + "', '" + _type_name(exponent) + "', '" + _type_name(modulus) + "'")

def divmod_methods(left, right):
    method = getattr(type(left), "__divmod__", None)
    if method is not None:
        result = method(left, right)
        if result is not NotImplemented:
            return result
    if type(left) is not type(right):
        method = getattr(type(right), "__rdivmod__", None)
        if method is not None:
            result = method(right, left)
            if result is not NotImplemented:
                return result
    raise TypeError("unsupported operand type(s) for divmod(): '" + _type_name(left) + "' and '" + _type_name(right) + "'")

def run_with_frame_locals(code):
    return _namespace_function(code, _caller_globals())(_frame_locals())

def bytes_of(value):
    result = type(value).__bytes__(value)
    if not isinstance(result, bytes):
        raise TypeError("__bytes__ returned non-bytes (type " + type(result).__name__ + ")")
    return result

def bytes_subclass(cls, value):
    return bytes.__new__(cls, bytes_of(value))

def bytes_ready(code, value):
    if code in "sb":
        return bytes_of(value) if hasattr(type(value), "__bytes__") else value
    if code in "ra":
        return ascii(value).encode("ascii")
    return percent_value(code, value)

def bytes_percent(template, values):
    text = template.decode("latin-1")
    keyed = False
    if isinstance(values, tuple):
        plan = _percent_plan(text, False)
    else:
        plan = _percent_plan(text, True)
        for code, key in plan:
            if key is not None:
                keyed = True
        if not keyed:
            values = (values,)
    ready = []
    if keyed:
        for code, key in plan:
            ready.append(bytes_ready(code, values[key.encode("latin-1")]))
    else:
        at = 0
        for code, key in plan:
            if at < len(values):
                ready.append(values[at] if code == "*" else bytes_ready(code, values[at]))
                at += 1
        while at < len(values):
            ready.append(values[at])
            at += 1
    return type(template)(_percent_plain(text).encode("latin-1")) % tuple(ready)

def raise_new(cls, *args):
    raise cls(*args)

def replace_each(join, function, matches, string, counted):
    return join(string, matches, [function(match) for match in matches], counted)

def run_for_nothing(function, args):
    function(*args)

def show_value(value):
    import sys
    sys.displayhook(value)

def resolve_offset(remember, function, which, *args):
    moment = args[which]
    offset = moment.utcoffset()
    remember(moment, None if offset is None else (offset.days * 86400 + offset.seconds) * 1000000 + offset.microseconds)
    return function(*args)

def moment_text(moment):
    return moment.isoformat(sep=" ")

def complex_then(function, at, args):
    value = args[at]
    kind = type(value)
    if not (hasattr(kind, "__complex__") or hasattr(kind, "__float__") or hasattr(kind, "__index__")):
        raise TypeError(f"must be real number, not {kind.__name__}")
    args[at] = complex(value)
    return function(*args)

def partial_repr(self):
    if _repr_enter(self):
        return "..."
    try:
        parts = [repr(self.func), *[repr(arg) for arg in self.args], *[f"{key}={value!r}" for key, value in self.keywords.items()]]
    finally:
        _repr_leave(self)
    name = _type_name(self)
    return f"{name}({', '.join(parts)})"
