"""Objects as the JSON of docs/wire.md and back.

Never recurses: a deep object costs no stack. What cannot cross is marked as opaque, and what is larger than may be said
is an error before it is built.
"""
import binascii
import json
import struct
import sys

from json.encoder import encode_basestring_ascii as quote

DEPTH = 990
LONGEST_REPR = 10_000
LONGEST_INT = 1 << 14


class TooLarge(Exception):
    """More than a message may hold."""


def encode(value, most_bytes, most_values):
    """The JSON of a value."""
    out = []
    size = count = 0
    opened = set()
    frames = [(None, iter((("", value),)), "")]
    while frames:
        ident, items, closer = frames[-1]
        for prefix, item in items:
            text = _scalar(item)
            if text is None:
                if len(frames) > DEPTH or id(item) in opened:
                    text = _opaque(item, _short(item))
                else:
                    text = _open(item)
            if type(text) is str:
                out.append(prefix)
                out.append(text)
                size += len(prefix) + len(text)
            else:
                opener, inner, closing = text
                out.append(prefix)
                out.append(opener)
                size += len(prefix) + len(opener)
                opened.add(id(item))
                frames.append(((id(item), item), inner, closing))
            count += 1
            if size > most_bytes or count > most_values:
                raise TooLarge
            if type(text) is not str:
                break
        else:
            out.append(closer)
            size += len(closer)
            frames.pop()
            if ident is not None:
                opened.discard(ident[0])
    return "".join(out)


def _scalar(value):
    """The text of what has no parts; None for everything else."""
    if value is None:
        return "null"
    kind = type(value)
    if kind is str:
        return _text(value)
    if kind is bool:
        return "true" if value else "false"
    if kind is int:
        return str(value) if value.bit_length() < LONGEST_INT // 2 else '{"$int":"%s"}' % hex(value)
    if kind is float:
        return _float(value)
    if kind is bytes:
        return '{"$bytes":"%s"}' % binascii.b2a_base64(value, newline=False).decode()
    return None


def _text(value):
    try:
        value.encode()
    except UnicodeEncodeError:
        # Two lone halves beside each other would be read back as one character.
        pieces, start = [], 0
        for at in range(1, len(value)):
            if "\ud800" <= value[at - 1] < "\udc00" and "\udc00" <= value[at] < "\ue000":
                pieces.append(value[start:at])
                start = at
        if pieces:
            pieces.append(value[start:])
            return '{"$str":[%s]}' % ",".join(map(quote, pieces))
    return quote(value)


def _float(value):
    if value - value == 0.0:
        return repr(value)
    if value == value:
        return '{"$float":"inf"}' if value > 0 else '{"$float":"-inf"}'
    bits = struct.unpack("<Q", struct.pack("<d", value))[0]
    return '{"$float":"nan"}' if bits == 0x7FF8 << 48 else '{"$float":"nan:%016x"}' % bits


def _open(value):
    """What has parts: the text before them, the parts with what separates them, the text after. Or a whole text."""
    try:
        return _container(value)
    except (RecursionError, MemoryError):
        raise
    except Exception:
        return _opaque(value, None)


def _container(value):
    if isinstance(value, list):
        return "[", _listed(list.__iter__(value)), "]"
    if isinstance(value, tuple):
        fields = getattr(type(value), "_fields", None)
        if isinstance(fields, tuple) and len(fields) == len(value):
            return _record(value, zip(map(str, fields), tuple.__iter__(value)))
        return '{"$tuple":[', _listed(tuple.__iter__(value)), "]}"
    if isinstance(value, dict):
        return _dict(value)
    if isinstance(value, set):
        return '{"$set":[', _listed(set.__iter__(value)), "]}"
    if isinstance(value, frozenset):
        return '{"$frozenset":[', _listed(frozenset.__iter__(value)), "]}"
    if isinstance(value, complex):
        value = complex(value)
        return '{"$complex":[%s,%s]}' % (_float(value.real), _float(value.imag))
    if isinstance(value, (bytes, bytearray, memoryview)):
        return _scalar(bytes(value))
    if isinstance(value, range):
        return '{"$range":[', _listed((value.start, value.stop, value.step)), "]}"
    if value is ...:
        return '{"$ellipsis":true}'
    if isinstance(value, BaseException):
        return '{"$exception":{"type":%s,"args":[' % quote(type(value).__name__), _listed(value.args), "]}}"
    if isinstance(value, _VIEWS):
        return "[", _listed(list(value)), "]"
    known = _of_module(value)
    if known is not None:
        return known
    if isinstance(value, bool.__base__):
        return _scalar(int(value))
    if isinstance(value, float):
        return _float(float(value))
    if isinstance(value, str):
        return _text(str.__str__(value))
    if type(value) is type(sys.implementation):
        return _record(value, vars(value).items(), "SimpleNamespace")
    fields = getattr(type(value), "__dataclass_fields__", None)
    if isinstance(fields, dict):
        return _record(value, [(name, getattr(value, name)) for name in fields if hasattr(value, name)])
    return _opaque(value, None)


_VIEWS = (type({}.keys()), type({}.values()), type({}.items()))


def _of_module(value):
    """Values of modules that are there only if something has imported them."""
    for found, write in _WRITERS:
        module = sys.modules.get(found)
        if module is not None:
            written = write(module, value)
            if written is not None:
                return written
    return None


def _write_pandas(pandas, value):
    if value is getattr(pandas, "NaT", 0) or value is getattr(pandas, "NA", 0):
        return "null"
    if isinstance(value, pandas.Timestamp):
        return _write_datetime(sys.modules["datetime"], value.to_pydatetime(warn=False))
    if isinstance(value, pandas.Timedelta):
        return _write_datetime(sys.modules["datetime"], value.to_pytimedelta())
    if isinstance(value, pandas.DataFrame):
        rows = value.astype(object).values.tolist()
        dtypes = [str(dtype) for dtype in value.dtypes]
        fields = (("columns", value.columns.tolist()), ("dtypes", dtypes), ("index", value.index.tolist()), ("data", rows))
        return _record(value, (*fields, ("names", list(value.index.names))))
    if isinstance(value, pandas.Series):
        data = value.astype(object).tolist()
        return _record(value, (("name", value.name), ("dtype", str(value.dtype)), ("index", value.index.tolist()), ("data", data)))
    if isinstance(value, pandas.Index):
        return "[", _listed(value.tolist()), "]"
    return None


def _write_numpy(numpy, value):
    if isinstance(value, numpy.ndarray):
        return _record(value, (("dtype", str(value.dtype)), ("shape", value.shape), ("data", value.tolist())))
    if isinstance(value, numpy.generic):
        plain = value.item()
        if isinstance(plain, numpy.generic):
            plain = float(plain)
        return _scalar(plain) or _container(plain)
    return None


def _write_datetime(datetime, value):
    if isinstance(value, datetime.datetime):
        return '{"$datetime":"%s"%s}' % (value.isoformat(), _zone(value))
    if isinstance(value, datetime.date):
        return '{"$date":"%s"}' % value.isoformat()
    if isinstance(value, datetime.time):
        return '{"$time":"%s"%s}' % (value.isoformat(), _zone(value))
    if isinstance(value, datetime.timedelta):
        return '{"$timedelta":[%d,%d,%d]}' % (value.days, value.seconds, value.microseconds)
    return None


def _zone(value):
    rest = ',"fold":true' if value.fold else ""
    name = value.tzname() if value.utcoffset() is not None else None
    return rest if name is None or name.startswith("UTC") else rest + ',"zone":' + _text(name)


def _write_decimal(decimal, value):
    return '{"$decimal":"%s"}' % value if isinstance(value, decimal.Decimal) else None


def _write_fraction(fractions, value):
    if not isinstance(value, fractions.Fraction):
        return None
    return _record(value, (("numerator", value.numerator), ("denominator", value.denominator)), "Fraction")


def _write_image(image, value):
    if not isinstance(value, image.Image):
        return None
    import io

    if value.mode in ("CMYK", "YCbCr", "HSV", "LAB", "RGBX"):
        value = value.convert("RGB")
    if value.mode == "F":
        return None
    file = io.BytesIO()
    value.save(file, "PNG")
    return _record(value, (("format", "PNG"), ("data", file.getvalue())), "Image")


_WRITERS = (
    ("pandas", _write_pandas),
    ("numpy", _write_numpy),
    ("datetime", _write_datetime),
    ("decimal", _write_decimal),
    ("fractions", _write_fraction),
    ("PIL.Image", _write_image),
)


def _listed(items):
    prefix = ""
    for item in items:
        yield prefix, item
        prefix = ","


def _dict(value):
    items = list(dict.items(value))
    if all(type(key) is str and not key.startswith("$") for key, _ in items):
        return "{", _members(items), "}"
    return '{"$dict":[', _pairs(items), "]]}" if items else "]}"


def _members(items):
    prefix = ""
    for key, item in items:
        text = _text(key)
        if text.startswith("{"):
            text = quote(key)
        yield prefix + text + ":", item
        prefix = ","


def _pairs(items):
    prefix = "["
    for key, item in items:
        yield prefix, key
        yield ",", item
        prefix = "],["


def _record(value, fields, name=None):
    fields = list(fields)
    opener = '{"$record":{"type":%s,"fields":[' % quote(name or type(value).__name__)
    return opener, _fields(fields), "]]}}" if fields else "]}}"


def _fields(fields):
    prefix = "["
    for name, item in fields:
        yield prefix + quote(name) + ",", item
        prefix = "],["


def _opaque(value, short):
    return '{"$opaque":{"type":%s,"repr":%s}}' % (quote(str(type(value).__name__)), _text(short or safe_repr(value)))


def _short(value):
    for kind, text in ((list, "[...]"), (tuple, "(...)"), ((dict, set, frozenset), "{...}")):
        if isinstance(value, kind):
            return text
    return None


def safe_repr(value, longest=LONGEST_REPR):
    """`repr`, whatever the guest has made of it."""
    try:
        text = str(repr(value))
    except Exception:
        text = "<unprintable %s object>" % type(value).__name__
    return text if len(text) <= longest else text[:longest] + "..."


def decode(text):
    """What a message says, its values as objects."""
    try:
        return _load(text)
    except RecursionError:
        before = sys.getrecursionlimit()
        sys.setrecursionlimit(before + 20_000)
        try:
            return _load(text)
        finally:
            sys.setrecursionlimit(before)


def _load(text):
    # Where nothing is marked, everything is what JSON says it is.
    scan = _MARKED if b'"$' in text else _PLAIN
    return scan(text.decode("utf-8", "surrogatepass"), 0)[0]


def _close(pairs):
    if pairs:
        read = _READERS.get(pairs[0][0])
        if read is not None:
            return read(pairs[0][1], dict(pairs[1:]))
    return dict(pairs)


_MARKED = json.JSONDecoder(object_pairs_hook=_close).scan_once
_PLAIN = json.JSONDecoder().scan_once


def _read_float(text, _):
    if text.startswith("nan:"):
        return struct.unpack("<d", struct.pack("<Q", int(text[4:], 16)))[0]
    return float(text)


def _read_datetime(kind):
    def read(text, rest):
        import datetime

        value = getattr(datetime, kind).fromisoformat(text)
        if rest.get("fold"):
            value = value.replace(fold=1)
        if "zone" in rest and value.utcoffset() is not None:
            value = value.replace(tzinfo=datetime.timezone(value.utcoffset(), rest["zone"]))
        return value

    return read


def _read_date(text, _):
    import datetime

    return datetime.date.fromisoformat(text)


def _read_timedelta(parts, _):
    import datetime

    return datetime.timedelta(*parts)


def _read_decimal(text, _):
    import decimal

    return decimal.Decimal(text)


def _read_record(members, _):
    fields = [(name, value) for name, value in members["fields"]]
    try:
        rebuilt = _rebuild(members["type"], dict(fields))
        if rebuilt is not None:
            return rebuilt
    except Exception:
        pass
    import types

    return types.SimpleNamespace(**dict(fields))


def _rebuild(kind, fields):
    """What the host has as an object of a package, where that package is installed."""
    if kind == "Fraction":
        import fractions

        return fractions.Fraction(fields["numerator"], fields["denominator"])
    if kind == "ndarray":
        import numpy

        return numpy.array(fields["data"], dtype=fields["dtype"]).reshape(fields["shape"])
    if kind == "DataFrame":
        import pandas

        names, index = fields["names"], fields["index"]
        if len(names) > 1:
            index = pandas.MultiIndex.from_tuples(index)
        frame = pandas.DataFrame(fields["data"], columns=fields["columns"], index=index)
        frame.index.names = names
        if len(set(fields["columns"])) < len(fields["columns"]):
            return frame
        return frame.astype(dict(zip(fields["columns"], fields["dtypes"])))
    if kind == "Series":
        import pandas

        return pandas.Series(fields["data"], index=fields["index"], dtype=fields["dtype"], name=fields["name"])
    if kind == "Image":
        import io

        import PIL.Image

        return PIL.Image.open(io.BytesIO(fields["data"]))
    return None


def _read_exception(members, _):
    return exception_class(members["type"])(*members["args"])


def exception_class(name):
    """A built-in exception by its name; `RuntimeError` where there is none."""
    import builtins

    found = getattr(builtins, name, None)
    return found if isinstance(found, type) and issubclass(found, Exception) else RuntimeError


_READERS = {
    "$tuple": lambda items, _: tuple(items),
    "$set": lambda items, _: set(items),
    "$frozenset": lambda items, _: frozenset(items),
    "$dict": lambda pairs, _: {key: value for key, value in pairs},
    "$bytes": lambda text, _: binascii.a2b_base64(text),
    "$float": _read_float,
    "$complex": lambda parts, _: complex(*parts),
    "$int": lambda text, _: int(text, 16),
    "$str": lambda parts, _: "".join(parts),
    "$range": lambda parts, _: range(*parts),
    "$ellipsis": lambda _, __: ...,
    "$date": _read_date,
    "$time": _read_datetime("time"),
    "$datetime": _read_datetime("datetime"),
    "$timedelta": _read_timedelta,
    "$decimal": _read_decimal,
    "$record": _read_record,
    "$exception": _read_exception,
    "$opaque": lambda members, _: members["repr"],
}

