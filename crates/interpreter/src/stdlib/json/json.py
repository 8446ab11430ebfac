# The coders, which guests derive from, and what asks the guest: their hooks, and files. Texts are read and written by json/*.rs.


class JSONDecodeError(ValueError):
    def __init__(self, msg, doc, pos):
        line_start = doc.rfind("\n", 0, pos) + 1
        self.msg, self.doc, self.pos = msg, doc, pos
        self.lineno = 1 + doc.count("\n", 0, line_start)
        self.colno = pos - line_start + 1
        super().__init__(f"{msg}: line {self.lineno} column {self.colno} (char {pos})")

    def __reduce__(self):
        return type(self), (self.msg, self.doc, self.pos)


JSONDecodeError.__module__ = "json.decoder"


# What an encoder can be told.
_WRITING = ("skipkeys", "ensure_ascii", "check_circular", "allow_nan", "sort_keys", "indent")


class JSONEncoder:
    key_separator = ": "
    item_separator = ", "

    def __init__(self, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, sort_keys=False, indent=None, separators=None, default=None):
        for name, value in zip(_WRITING, (skipkeys, ensure_ascii, check_circular, allow_nan, sort_keys, indent)):
            setattr(self, name, value)
        if separators is not None:
            self.item_separator, self.key_separator = separators
        elif indent is not None:
            self.item_separator = ","
        if default is not None:
            self.default = default

    def default(self, o):
        raise TypeError("Object of type " + o.__class__.__name__ + " is not JSON serializable")

    def encode(self, o):
        if isinstance(o, str):
            return _encode_string(o, bool(self.ensure_ascii))
        chunks = self.iterencode(o, _one_shot=True)
        if not isinstance(chunks, (list, tuple)):
            chunks = list(chunks)
        return "".join(chunks)

    def iterencode(self, o, _one_shot=False):
        if _one_shot:
            text = _written(o, self.skipkeys, self.ensure_ascii, self.check_circular, self.allow_nan, self.indent, self.item_separator, self.key_separator, self.sort_keys, self.default)
            return iter((text,))
        return _pieces(self, o, 0, [])


JSONEncoder.__module__ = "json.encoder"


def _pieces(encoder, o, depth, seen):
    # Piece by piece, as CPython gives them out: an opening bracket goes with what follows it.
    if isinstance(o, (list, tuple)):
        is_dict = False
        if not o:
            yield "[]"
            return
    elif isinstance(o, dict):
        is_dict = True
        if not o:
            yield "{}"
            return
    elif o is None or isinstance(o, (str, int, float)):
        yield _written(o, False, encoder.ensure_ascii, False, encoder.allow_nan, None, ", ", ": ", False, None)
        return
    else:
        _enter(encoder, o, seen)
        yield from _pieces(encoder, encoder.default(o), depth, seen)
        seen.pop()
        return
    _enter(encoder, o, seen)
    indent = encoder.indent
    if indent is not None and not isinstance(indent, str):
        indent = " " * indent
    line = "" if indent is None else "\n" + indent * (depth + 1)
    separator = encoder.item_separator + line
    if is_dict:
        yield "{"
        if line:
            yield line
        first = True
        items = sorted(o.items()) if encoder.sort_keys else o.items()
        for key, value in items:
            if isinstance(key, (str, int, float)) or key is None:
                key = key if isinstance(key, str) else _written(key, False, True, False, encoder.allow_nan, None, ", ", ": ", False, None)
            elif encoder.skipkeys:
                continue
            else:
                raise TypeError("keys must be str, int, float, bool or None, not " + key.__class__.__name__)
            if not first:
                yield separator
            first = False
            yield _encode_string(key, bool(encoder.ensure_ascii))
            yield encoder.key_separator
            yield from _pieces(encoder, value, depth + 1, seen)
    else:
        buffer = "[" + line
        for value in o:
            if value is None or isinstance(value, (str, int, float)):
                yield buffer + next(_pieces(encoder, value, depth, seen))
            else:
                yield buffer
                yield from _pieces(encoder, value, depth + 1, seen)
            buffer = separator
    seen.pop()
    if line:
        yield "\n" + indent * depth
    yield "}" if is_dict else "]"


def _enter(encoder, o, seen):
    if encoder.check_circular:
        for other in seen:
            if other is o:
                raise ValueError("Circular reference detected")
    seen.append(o)


def _written(o, skipkeys, ensure_ascii, check_circular, allow_nan, indent, item_separator, key_separator, sort_keys, default):
    return _go_on(_encode(o, skipkeys, ensure_ascii, check_circular, allow_nan, indent, item_separator, key_separator, sort_keys, default), default)


def _go_on(result, default):
    while type(result) is tuple:
        work, o, is_sorted = result
        if isinstance(o, dict):
            items = o.items()
            result = _encode_items(work, sorted(items) if is_sorted else list(items))
        else:
            result = _encode_go_on(work, default(o))
    return result


class JSONDecoder:
    def __init__(self, *, object_hook=None, parse_float=None, parse_int=None, parse_constant=None, strict=True, object_pairs_hook=None):
        self.object_hook = object_hook
        self.parse_float = float if not parse_float else parse_float
        self.parse_int = int if not parse_int else parse_int
        self.parse_constant, self.strict = parse_constant, strict
        self.object_pairs_hook, self.memo = object_pairs_hook, {}

    def decode(self, s):
        if isinstance(s, (bytes, bytearray)):
            raise TypeError("cannot use a string pattern on a bytes-like object")
        if not isinstance(s, str):
            raise TypeError(f"expected string or bytes-like object, got '{type(s).__name__}'")
        return self._run(s, 0, True)

    def raw_decode(self, s, idx=0):
        if not isinstance(s, str):
            raise TypeError("first argument must be a string, not " + type(s).__name__)
        return self._run(s, idx, False)

    def _run(self, s, start, whole):
        hook = self.object_hook
        pairs = self.object_pairs_hook
        parse_float = None if self.parse_float is float else self.parse_float
        parse_int = None if self.parse_int is int else self.parse_int
        result = _decode(s, start, whole, bool(self.strict), hook, pairs, parse_float, parse_int, self.parse_constant)
        if not _is_async_value(result):
            return result
        calls = (None, hook, pairs, parse_float, parse_int, self.parse_constant)
        while _is_async_value(result):
            work, which, value = _async_value(result)
            result = _decode_go_on(work, calls[which](value))
        return result


JSONDecoder.__module__ = "json.decoder"


def _dumps_by(cls, obj, skipkeys, ensure_ascii, check_circular, allow_nan, indent, separators, default, sort_keys, kw):
    kw = {**kw, **dict(zip(_WRITING, (skipkeys, ensure_ascii, check_circular, allow_nan, sort_keys, indent)))}
    return (cls or JSONEncoder)(separators=separators, default=default, **kw).encode(obj)


def dump(obj, fp, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, cls=None, indent=None, separators=None, default=None, sort_keys=False, **kw):
    is_plain = cls is None and not kw
    kw |= zip(_WRITING, (skipkeys, ensure_ascii, check_circular, allow_nan, sort_keys, indent))
    if is_plain:
        fp.write(dumps(obj, separators=separators, default=default, **kw))
        return
    for piece in (cls or JSONEncoder)(separators=separators, default=default, **kw).iterencode(obj):
        fp.write(piece)


def _loads_by(s, cls, object_hook, parse_float, parse_int, parse_constant, object_pairs_hook, kw):
    if isinstance(s, str):
        if s.startswith("\ufeff"):
            raise JSONDecodeError("Unexpected UTF-8 BOM (decode using utf-8-sig)", s, 0)
    else:
        if not isinstance(s, (bytes, bytearray)):
            raise TypeError("the JSON object must be str, bytes or bytearray, not " + s.__class__.__name__)
        s = s.decode(detect_encoding(s), "surrogatepass")
    hooks = {"object_hook": object_hook, "object_pairs_hook": object_pairs_hook, "parse_float": parse_float, "parse_int": parse_int, "parse_constant": parse_constant}
    kw = {**kw, **{name: hook for name, hook in hooks.items() if hook is not None}}
    return (cls or JSONDecoder)(**kw).decode(s) if cls is not None or kw else loads(s)


def load(fp, *, cls=None, object_hook=None, parse_float=None, parse_int=None, parse_constant=None, object_pairs_hook=None, **kw):
    kw.update(object_hook=object_hook, object_pairs_hook=object_pairs_hook, parse_constant=parse_constant)
    return loads(fp.read(), cls=cls, parse_float=parse_float, parse_int=parse_int, **kw)


__all__ = ["dump", "dumps", "load", "loads", "JSONDecoder", "JSONDecodeError", "JSONEncoder"]
