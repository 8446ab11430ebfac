"""How objects that are no builtins cross to a guest and back.

Only data crosses, in both directions; nothing is pickled but what is `Pickled`, and nothing a guest sent is unpickled. What a guest sends decides
over no memory beyond its own size: types of arrays are taken from a short list, images are of one format and of bounded size.
"""
from __future__ import annotations

import array
import collections
import dataclasses
import datetime
import decimal
import fractions
import io
import itertools
import pickle
import re
import sys
import types
from typing import Any, Callable, Iterable, Iterator, Sequence

MOST_PIXELS = 50_000_000
MOST_DIMENSIONS = 32
MOST_ITEMS = 1_000_000
"""Items of an iterator, which need have no end."""
_DTYPE = re.compile(r"(bool|u?int(8|16|32|64)|float(16|32|64)|complex(64|128)|datetime64\[\w{1,2}\]|timedelta64\[\w{1,2}\])")
_COLUMN = re.compile(r"(U?Int(8|16|32|64)|Float(32|64)|boolean|string|category)")
"""Beside those: columns of pandas that may have nothing in a row."""
_FRACTION = re.compile(r"Fraction\((-?\d+), (\d+)\)")


class Opaque:
    """What cannot cross: only the name of its type and its `repr` did.

    >>> Opaque("function", "<function f>")
    <function f>
    """

    __slots__ = ("type_name", "text")

    def __init__(self, type_name: str, text: str) -> None:
        self.type_name = type_name
        self.text = text

    def __repr__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Opaque) and (self.type_name, self.text) == (other.type_name, other.text)

    def __hash__(self) -> int:
        return hash((self.type_name, self.text))


class Record:
    """An object of the guest that is its fields: a dataclass or a named tuple whose class is not known here.

    >>> point = Record("Point", {"x": 1, "y": 2})
    >>> point.x, point
    (1, Point(x=1, y=2))
    """

    def __init__(self, type_name: str, fields: dict[str, Any]) -> None:
        self.type_name = type_name
        self.fields = fields

    def __getattr__(self, name: str) -> Any:
        fields = self.__dict__.get("fields")
        if fields is not None and name in fields:
            return fields[name]
        raise AttributeError(f"{name!r} is no field of this record")

    def __repr__(self) -> str:
        return f"{self.type_name}({', '.join(f'{name}={value!r}' for name, value in self.fields.items())})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and (self.type_name, self.fields) == (other.type_name, other.fields)

    def __hash__(self) -> int:
        return hash((self.type_name, tuple(self.fields)))


class Pickled:
    """An input that crosses by pickle, because the caller says so: `session.run(code, pattern=Pickled(re.compile("a+")))`.

    The guest unpickles it, where it has the classes and may import `pickle`: `jail`, `docker`. Nothing a guest sends is unpickled here.
    """

    __slots__ = ("data",)

    def __init__(self, value: Any) -> None:
        self.data = pickle.dumps(value)


class Crossing:
    """The hooks of the native half, for one session: it knows the caller's classes, and keeps what cannot cross."""

    def __init__(self, classes: Iterable[type] = (), *, keep: bool = False) -> None:
        self.classes: dict[str, type] = {cls.__name__: cls for cls in classes}
        self.keep = keep
        """Whether an object that cannot cross goes as a token, for which it is put back when the token returns."""
        self.kept: list[Any] = []
        self._numbers: dict[int, int] = {}
        """Where in `kept` an object is, by its identity."""

    def describe(self, value: Any) -> tuple[Any, ...]:
        """An object as a tag and its parts.

        >>> Crossing().describe(datetime.date(2024, 2, 29))
        ('date', '2024-02-29')
        """
        pandas = sys.modules.get("pandas")
        if pandas is not None and (value is pandas.NaT or value is pandas.NA):
            return ("plain", None)
        for kind, describe in _DESCRIBED:
            if isinstance(value, kind):
                return describe(value)
        names = getattr(value, "_fields", None)
        if isinstance(value, tuple) and names is not None:
            self.learn(type(value))
            return ("record", type(value).__name__, list(zip(names, value)))
        if isinstance(value, tuple):
            return ("tuple", *value)
        if isinstance(value, str):
            return ("plain", str.__str__(value))
        if dataclasses.is_dataclass(value) and not isinstance(value, type):
            self.learn(type(value))
            fields = [(field.name, getattr(value, field.name)) for field in dataclasses.fields(value) if hasattr(value, field.name)]
            return ("record", type(value).__name__, fields)
        if type(value).__module__ in ("builtins", "itertools") and isinstance(value, Iterator):
            return ("plain", _items(value))
        described = _describe_packaged(value)
        declared: Any = getattr(type(value), "model_fields", None)
        if described is None and isinstance(declared, dict) and hasattr(value, "model_dump"):
            # A model of pydantic.
            self.learn(type(value))
            described = ("record", type(value).__name__, [(name, getattr(value, name)) for name in declared])
        if described is not None:
            return described
        if self.keep:
            return self._token(value)
        if isinstance(value, Iterable) and hasattr(value, "__len__") and hasattr(value, "keys"):
            return ("plain", dict(value))
        raise TypeError(f"a value of type `{type(value).__name__}` cannot cross to the guest")

    def build(self, tag: str, parts: Sequence[Any]) -> Any:
        """The object of a tag and its parts. Never fails because of what a guest chose.

        >>> Crossing().build("decimal", ("1.10",))
        Decimal('1.10')
        """
        try:
            return getattr(self, f"_build_{tag}")(*parts)
        except Exception:
            # Whatever a class of the caller's, or of a package, says to fields that a guest made up.
            if tag == "record":
                return Record(parts[0], dict(parts[1]))
            return Opaque(tag, ", ".join(map(str, parts)))

    def learn(self, cls: type) -> None:
        """From now on, records of that name come back as this class."""
        self.classes.setdefault(cls.__name__, cls)

    def _token(self, value: Any) -> tuple[Any, ...]:
        number = self._numbers.setdefault(id(value), len(self.kept))
        if number == len(self.kept):
            self.kept.append(value)
        fields: list[tuple[str, Any]] = [("host_object", number), ("type_name", type(value).__name__)]
        size = getattr(value, "size", None)
        if isinstance(size, tuple) and all(isinstance(part, int) for part in size):
            fields.append(("size", size))
        return ("record", "HostObject", fields)

    def _build_date(self, text: str) -> Any:
        return datetime.date.fromisoformat(text)

    def _build_time(self, text: str, fold: bool, zone: str | None) -> Any:
        return _zoned(datetime.time.fromisoformat(text), fold, zone)

    def _build_datetime(self, text: str, fold: bool, zone: str | None) -> Any:
        return _zoned(datetime.datetime.fromisoformat(text), fold, zone)

    def _build_timedelta(self, days: int, seconds: int, microseconds: int) -> Any:
        return datetime.timedelta(days, seconds, microseconds)

    def _build_decimal(self, text: str) -> Any:
        return decimal.Decimal(text)

    def _build_exception(self, type_name: str, args: tuple[Any, ...]) -> Any:
        import builtins

        found = getattr(builtins, type_name, None)
        if isinstance(found, type) and issubclass(found, Exception) and found.__init__ is not UnicodeError.__init__:
            return found(*args)
        return RuntimeError(f"{type_name}: {', '.join(map(str, args))}")

    def _build_opaque(self, type_name: str, text: str) -> Any:
        fraction = _FRACTION.fullmatch(text) if type_name == "Fraction" else None
        if fraction is not None and int(fraction[2]) != 0:
            return fractions.Fraction(int(fraction[1]), int(fraction[2]))
        return Opaque(type_name, text)

    def _build_record(self, type_name: str, pairs: list[tuple[str, Any]]) -> Any:
        fields = dict(pairs)
        number = fields.get("host_object")
        if self.keep and isinstance(number, int) and "type_name" in fields and 0 <= number < len(self.kept):
            return self.kept[number]
        known = self.classes.get(type_name)
        if known is None and type_name == "SimpleNamespace":
            # A guest without the class has had it as a namespace.
            fitting = [cls for cls in self.classes.values() if _fields_of(cls) == list(fields)]
            known = fitting[0] if len(fitting) == 1 else None
            type_name = _LAYOUTS.get(tuple(fields), type_name)
        if known is not None:
            return _instance(known, fields)
        packaged = _BUILT.get(type_name)
        if packaged is not None:
            built = packaged(fields)
            if built is not None:
                return built
        if type_name == "SimpleNamespace":
            return types.SimpleNamespace(**fields)
        return Record(type_name, fields)


def _fields_of(cls: type) -> list[str]:
    if dataclasses.is_dataclass(cls):
        return [field.name for field in dataclasses.fields(cls)]
    return list(getattr(cls, "_fields", ()) or getattr(cls, "model_fields", ()))


def _items(iterator: Iterator[Any]) -> list[Any]:
    """All that an iterator gives, now: the guest cannot ask for one after the other."""
    items = list(itertools.islice(iterator, MOST_ITEMS + 1))
    if len(items) > MOST_ITEMS:
        raise ValueError(f"an iterator of more than {MOST_ITEMS:,} items cannot cross to the guest")
    return items


def _instance(cls: type, fields: dict[str, Any]) -> Any:
    if not dataclasses.is_dataclass(cls):
        return cls(**fields)
    late = {field.name for field in dataclasses.fields(cls) if not field.init}
    made = cls(**{name: value for name, value in fields.items() if name not in late})
    for name in late & set(fields):
        object.__setattr__(made, name, fields[name])
    return made


def _zoned(value: Any, fold: bool, zone: str | None) -> Any:
    if fold:
        value = value.replace(fold=1)
    if zone is not None and value.utcoffset() is not None:
        value = value.replace(tzinfo=datetime.timezone(value.utcoffset(), zone))
    return value


def _describe_time(tag: str) -> Callable[[Any], tuple[Any, ...]]:
    def describe(value: Any) -> tuple[Any, ...]:
        offset = value.utcoffset()
        if value.tzinfo is not None and offset is None:
            value = value.replace(tzinfo=None)
        name = value.tzname() if offset is not None else None
        if name is not None and name.startswith("UTC"):
            name = None
        return (tag, value.isoformat(), bool(value.fold), name)

    return describe


def _describe_opaque(value: Opaque) -> tuple[Any, ...]:
    return ("opaque", value.type_name, value.text)


_DESCRIBED: tuple[tuple[type | tuple[type, ...], Callable[[Any], tuple[Any, ...]]], ...] = (
    (datetime.datetime, _describe_time("datetime")),
    (datetime.date, lambda value: ("date", value.isoformat())),
    (datetime.time, _describe_time("time")),
    (datetime.timedelta, lambda value: ("timedelta", value.days, value.seconds, value.microseconds)),
    (decimal.Decimal, lambda value: ("decimal", str(value))),
    (fractions.Fraction, lambda value: ("record", "Fraction", [("numerator", value.numerator), ("denominator", value.denominator)])),
    (complex, lambda value: ("complex", value.real, value.imag)),
    (range, lambda value: ("range", value.start, value.stop, value.step)),
    (memoryview, lambda value: ("plain", bytes(value))),
    (BaseException, lambda value: ("exception", type(value).__name__, tuple(value.args))),
    (types.SimpleNamespace, lambda value: ("record", "SimpleNamespace", list(vars(value).items()))),
    ((collections.deque, array.array, collections.UserList), lambda value: ("plain", list(value))),
    ((collections.UserDict, collections.ChainMap, types.MappingProxyType), lambda value: ("plain", dict(value))),
    (collections.UserString, lambda value: ("plain", str(value))),
    (type({}.keys()), lambda value: ("plain", list(value))),
    (type({}.values()), lambda value: ("plain", list(value))),
    (type({}.items()), lambda value: ("plain", list(value))),
    (Record, lambda value: ("record", value.type_name, list(value.fields.items()))),
    (Opaque, _describe_opaque),
)


def _describe_packaged(value: Any) -> tuple[Any, ...] | None:
    """An array, a frame or an image. A package that nobody has imported made none."""
    numpy = sys.modules.get("numpy")
    if numpy is not None:
        if isinstance(value, numpy.ndarray):
            # Floats wider than 64 bits are narrowed: no message has more.
            wide = {"f": "float64", "c": "complex128"}.get(value.dtype.kind) if value.dtype.char in "gG" else None
            value = value if wide is None else value.astype(wide)
            dtype = str(value.dtype.newbyteorder("="))
            return ("record", "ndarray", [("dtype", dtype), ("shape", tuple(value.shape)), ("data", value.tolist())])
        if isinstance(value, numpy.generic):
            item = value.item()
            return ("plain", float(item) if isinstance(item, numpy.generic) else item)
    pandas = sys.modules.get("pandas")
    if pandas is not None:
        if isinstance(value, pandas.DataFrame):
            columns, index = value.columns.tolist(), value.index.tolist()
            dtypes = [str(dtype) for dtype in value.dtypes]
            data = value.astype(object).values.tolist()
            fields = [("columns", columns), ("dtypes", dtypes), ("index", index), ("data", data)]
            return ("record", "DataFrame", [*fields, ("names", list(value.index.names))])
        if isinstance(value, pandas.Index):
            return ("plain", value.tolist())
        if isinstance(value, pandas.Series):
            fields = [("name", value.name), ("dtype", str(value.dtype)), ("index", value.index.tolist())]
            return ("record", "Series", [*fields, ("data", value.astype(object).tolist())])
    image = sys.modules.get("PIL.Image")
    if image is not None and isinstance(value, image.Image):
        if value.mode in ("CMYK", "YCbCr", "HSV", "LAB", "RGBX"):
            value = value.convert("RGB")
        if value.mode == "F":
            return None
        file = io.BytesIO()
        value.save(file, "PNG")
        # A guest without the package has these at least.
        shape = [("mode", value.mode), ("size", tuple(value.size)), ("width", value.width), ("height", value.height)]
        return ("record", "Image", [("format", "PNG"), ("data", file.getvalue()), *shape])
    return None


def _build_array(fields: dict[str, Any]) -> Any:
    try:
        import numpy
    except ImportError:
        return None
    dtype = fields["dtype"] if _DTYPE.fullmatch(str(fields["dtype"])) else None
    if dtype is None and str(fields["dtype"]) == "object":
        flat = fields["data"]
        if len(fields["shape"]) > MOST_DIMENSIONS:
            raise ValueError("the array has too many dimensions")
        for _ in fields["shape"][1:]:
            flat = [item for row in flat for item in row]
        made: Any = numpy.empty(len(flat), dtype=object)
        made[:] = flat
        return made.reshape(fields["shape"])
    return numpy.array(fields["data"], dtype=dtype).reshape(fields["shape"])


def _is_dtype(dtype: Any) -> bool:
    return _DTYPE.fullmatch(str(dtype)) is not None or _COLUMN.fullmatch(str(dtype)) is not None


def _build_frame(fields: dict[str, Any]) -> Any:
    try:
        import pandas
    except ImportError:
        return None
    names, index = list(fields.get("names", [None])), fields["index"]
    if len(names) > 1:
        index = pandas.MultiIndex.from_tuples(index)
    frame = pandas.DataFrame(fields["data"], columns=fields["columns"], index=index)
    frame.index.names = names
    if len(set(fields["columns"])) < len(fields["columns"]):
        return frame
    known = {column: dtype for column, dtype in zip(fields["columns"], fields["dtypes"]) if _is_dtype(dtype)}
    return frame.astype(known)


def _build_series(fields: dict[str, Any]) -> Any:
    try:
        import pandas
    except ImportError:
        return None
    dtype = fields["dtype"] if _is_dtype(fields["dtype"]) else None
    return pandas.Series(fields["data"], index=fields["index"], dtype=dtype, name=fields["name"])


def _build_image(fields: dict[str, Any]) -> Any:
    try:
        from PIL import Image
    except ImportError:
        return None
    image = Image.open(io.BytesIO(fields["data"]), formats=["PNG"])
    if image.width * image.height > MOST_PIXELS:
        raise ValueError("the image is too large")
    image.load()
    return image


def _build_fraction(fields: dict[str, Any]) -> Any:
    return fractions.Fraction(fields["numerator"], fields["denominator"])


_BUILT: dict[str, Callable[[dict[str, Any]], Any]] = {
    "ndarray": _build_array,
    "DataFrame": _build_frame,
    "Series": _build_series,
    "Image": _build_image,
    "Fraction": _build_fraction,
}

_LAYOUTS: dict[tuple[str, ...], str] = {
    ("dtype", "shape", "data"): "ndarray",
    ("columns", "dtypes", "index", "data", "names"): "DataFrame",
    ("name", "dtype", "index", "data"): "Series",
    ("format", "data", "mode", "size", "width", "height"): "Image",
    ("numerator", "denominator"): "Fraction",
}
"""By the names of their fields, what a guest without the package has had as a namespace."""
