class JSONDecodeError(ValueError):
    def __init__(self, msg, doc, pos):
        lineno = doc.count("\n", 0, pos) + 1
        colno = pos - doc.rfind("\n", 0, pos)
        super().__init__("%s: line %d column %d (char %d)" % (msg, lineno, colno, pos))
        self.msg = msg
        self.doc = doc
        self.pos = pos
        self.lineno = lineno
        self.colno = colno

    def __reduce__(self):
        return self.__class__, (self.msg, self.doc, self.pos)


JSONDecodeError.__module__ = "json.decoder"


class JSONEncoder:
    item_separator = ", "
    key_separator = ": "

    def __init__(self, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, sort_keys=False, indent=None, separators=None, default=None):
        self.skipkeys = skipkeys
        self.ensure_ascii = ensure_ascii
        self.check_circular = check_circular
        self.allow_nan = allow_nan
        self.sort_keys = sort_keys
        self.indent = indent
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
    result = _encode(o, skipkeys, ensure_ascii, check_circular, allow_nan, indent, item_separator, key_separator, sort_keys, default)
    while type(result) is tuple:
        result = _encode_go_on(result[0], default(result[1]))
    return result


class JSONDecoder:
    def __init__(self, *, object_hook=None, parse_float=None, parse_int=None, parse_constant=None, strict=True, object_pairs_hook=None):
        self.object_hook = object_hook
        self.parse_float = parse_float or float
        self.parse_int = parse_int or int
        self.parse_constant = parse_constant
        self.strict = strict
        self.object_pairs_hook = object_pairs_hook
        self.memo = {}

    def decode(self, s):
        return self._run(s, 0, True)

    def raw_decode(self, s, idx=0):
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


def dumps(obj, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, cls=None, indent=None, separators=None, default=None, sort_keys=False, **kw):
    if cls is None and not kw:
        if separators is None:
            item, key = (", " if indent is None else ","), ": "
        else:
            item, key = separators
        result = _encode(obj, skipkeys, ensure_ascii, check_circular, allow_nan, indent, item, key, sort_keys, default)
        while type(result) is tuple:
            result = _encode_go_on(result[0], default(result[1]))
        return result
    if cls is None:
        cls = JSONEncoder
    return cls(skipkeys=skipkeys, ensure_ascii=ensure_ascii, check_circular=check_circular, allow_nan=allow_nan, indent=indent, separators=separators, default=default, sort_keys=sort_keys, **kw).encode(obj)


def dump(obj, fp, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, cls=None, indent=None, separators=None, default=None, sort_keys=False, **kw):
    if cls is None and not kw:
        fp.write(dumps(obj, skipkeys=skipkeys, ensure_ascii=ensure_ascii, check_circular=check_circular, allow_nan=allow_nan, indent=indent, separators=separators, default=default, sort_keys=sort_keys))
        return
    if cls is None:
        cls = JSONEncoder
    encoder = cls(skipkeys=skipkeys, ensure_ascii=ensure_ascii, check_circular=check_circular, allow_nan=allow_nan, indent=indent, separators=separators, default=default, sort_keys=sort_keys, **kw)
    for chunk in encoder.iterencode(obj):
        fp.write(chunk)


def detect_encoding(b):
    if b.startswith((b"\xff\xfe\x00\x00", b"\x00\x00\xfe\xff")):
        return "utf-32"
    if b.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "utf-16"
    if b.startswith(b"\xef\xbb\xbf"):
        return "utf-8-sig"
    if len(b) >= 4:
        if not b[0]:
            return "utf-16-be" if b[1] else "utf-32-be"
        if not b[1]:
            return "utf-16-le" if b[2] or b[3] else "utf-32-le"
    elif len(b) == 2:
        if not b[0]:
            return "utf-16-be"
        if not b[1]:
            return "utf-16-le"
    return "utf-8"


def loads(s, *, cls=None, object_hook=None, parse_float=None, parse_int=None, parse_constant=None, object_pairs_hook=None, **kw):
    if isinstance(s, str):
        if s.startswith("\ufeff"):
            raise JSONDecodeError("Unexpected UTF-8 BOM (decode using utf-8-sig)", s, 0)
    else:
        if not isinstance(s, (bytes, bytearray)):
            raise TypeError("the JSON object must be str, bytes or bytearray, not " + s.__class__.__name__)
        s = s.decode(detect_encoding(s), "surrogatepass")
    if cls is None and object_hook is None and parse_int is None and parse_float is None and parse_constant is None and object_pairs_hook is None and not kw:
        return _loads(s)
    if cls is None:
        cls = JSONDecoder
    if object_hook is not None:
        kw["object_hook"] = object_hook
    if object_pairs_hook is not None:
        kw["object_pairs_hook"] = object_pairs_hook
    if parse_float is not None:
        kw["parse_float"] = parse_float
    if parse_int is not None:
        kw["parse_int"] = parse_int
    if parse_constant is not None:
        kw["parse_constant"] = parse_constant
    return cls(**kw).decode(s)


def load(fp, *, cls=None, object_hook=None, parse_float=None, parse_int=None, parse_constant=None, object_pairs_hook=None, **kw):
    return loads(fp.read(), cls=cls, object_hook=object_hook, parse_float=parse_float, parse_int=parse_int, parse_constant=parse_constant, object_pairs_hook=object_pairs_hook, **kw)


__all__ = ["dump", "dumps", "load", "loads", "JSONDecoder", "JSONDecodeError", "JSONEncoder"]
