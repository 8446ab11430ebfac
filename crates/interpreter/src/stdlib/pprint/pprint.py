# Data printed over several lines: a class that guests derive from, which asks objects for their `repr`.

import collections as _collections
import dataclasses as _dataclasses
import re
import sys as _sys
import types as _types

__all__ = "pprint pformat isreadable isrecursive saferepr PrettyPrinter pp".split()


def pprint(object, stream=None, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True, underscore_numbers=False):
    """Prints an object, over several lines where it is long."""
    options = {"sort_dicts": sort_dicts, "compact": compact, "underscore_numbers": underscore_numbers}
    PrettyPrinter(indent, width, depth, stream, **options).pprint(object)


def pformat(object, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True, underscore_numbers=False):
    """What pprint() prints, as a string."""
    options = {"sort_dicts": sort_dicts, "compact": compact, "underscore_numbers": underscore_numbers}
    return PrettyPrinter(indent, width, depth, **options).pformat(object)


def pp(object, *args, sort_dicts=False, **kwargs):
    """pprint() without sorted dicts."""
    kwargs["sort_dicts"] = sort_dicts
    pprint(object, *args, **kwargs)


def _described(object):
    return PrettyPrinter()._safe_repr(object, {}, None, 0)


def isrecursive(object):
    """Does the object contain itself?"""
    _, _, recursive = _described(object)
    return recursive


def isreadable(object):
    """Can eval() read the repr?"""
    _, readable, _ = _described(object)
    return readable


def saferepr(object):
    """A repr that survives objects that contain themselves."""
    text, _, _ = _described(object)
    return text


class _safe_key:
    # Orders what has no order: by type and identity.
    __slots__ = ("obj",)

    def __init__(self, obj):
        self.obj = obj

    def __lt__(self, other):
        try:
            return self.obj < other.obj
        except TypeError:
            return (str(type(self.obj)), id(self.obj)) < (str(type(other.obj)), id(other.obj))


def _pair_key(pair):
    return _safe_key(pair[0]), _safe_key(pair[1])


class PrettyPrinter:
    """Prints objects with given indentation, width and depth."""

    def __init__(self, indent=1, width=80, depth=None, stream=None, *, compact=False, sort_dicts=True, underscore_numbers=False):
        indent, width = int(indent), int(width)
        if indent < 0:
            raise ValueError("indent must be >= 0")
        if depth is not None and depth <= 0:
            raise ValueError("depth must be > 0")
        if not width:
            raise ValueError("width must be != 0")
        self._depth = depth
        self._indent_per_level = indent
        self._width = width
        self._stream = _sys.stdout if stream is None else stream
        self._compact = bool(compact)
        self._sort_dicts = sort_dicts
        self._underscore_numbers = underscore_numbers
        self._readable, self._recursive = True, False

    def pprint(self, object):
        if self._stream is not None:
            self._stream.write(self.pformat(object) + "\n")

    def pformat(self, object):
        out = []
        self._format(object, _Lines(out), 0, 0, {}, 0)
        return "".join(out)

    def isrecursive(self, object):
        return self.format(object, {}, 0, 0)[2]

    def isreadable(self, object):
        _, readable, recursive = self.format(object, {}, 0, 0)
        return readable and not recursive

    def format(self, object, context, maxlevels, level):
        """The repr of an object, whether it is readable and whether recursive."""
        return self._safe_repr(object, context, maxlevels, level)

    def _repr(self, object, context, level):
        text, readable, recursive = self.format(object, context.copy(), self._depth, level)
        if not readable:
            self._readable = False
        if recursive:
            self._recursive = True
        return text

    def _format(self, object, stream, indent, allowance, context, level):
        key = id(object)
        if key in context:
            stream.write(_recursion(object))
            self._recursive, self._readable = True, False
            return
        text = self._repr(object, context, level)
        if len(text) > self._width - indent - allowance:
            printer = self._printers.get(type(object).__repr__)
            if printer is None and _dataclasses.is_dataclass(object) and not isinstance(object, type) and object.__dataclass_params__.repr and _has_generated_repr(object):
                printer = PrettyPrinter._pprint_dataclass
            if printer is not None:
                context[key] = 1
                printer(self, object, stream, indent, allowance, context, level + 1)
                del context[key]
                return
        stream.write(text)

    def _pprint_dataclass(self, object, stream, indent, allowance, context, level):
        name = object.__class__.__name__
        indent += len(name) + 1
        items = [(field.name, getattr(object, field.name)) for field in _dataclasses.fields(object) if field.repr]
        stream.write(name + "(")
        self._format_attributes(items, stream, indent, allowance, context, level)
        stream.write(")")

    def _pprint_dict(self, object, stream, indent, allowance, context, level):
        stream.write("{" + (self._indent_per_level - 1) * " ")
        if len(object):
            items = sorted(object.items(), key=_pair_key) if self._sort_dicts else object.items()
            self._format_pairs(items, stream, indent, allowance + 1, context, level)
        stream.write("}")

    def _pprint_ordered_dict(self, object, stream, indent, allowance, context, level):
        if not len(object):
            stream.write(repr(object))
            return
        name = object.__class__.__name__
        stream.write(name + "(")
        self._format(list(object.items()), stream, indent + len(name) + 1, allowance + 1, context, level)
        stream.write(")")

    def _pprint_list(self, object, stream, indent, allowance, context, level):
        stream.write("[")
        self._format_items(object, stream, indent, allowance + 1, context, level)
        stream.write("]")

    def _pprint_tuple(self, object, stream, indent, allowance, context, level):
        end = ",)" if len(object) == 1 else ")"
        stream.write("(")
        self._format_items(object, stream, indent, allowance + len(end), context, level)
        stream.write(end)

    def _pprint_set(self, object, stream, indent, allowance, context, level):
        if not len(object):
            stream.write(repr(object))
            return
        kind = object.__class__
        if kind is set:
            start, end = "{", "}"
        else:
            start, end = kind.__name__ + "({", "})"
            indent += len(kind.__name__) + 1
        stream.write(start)
        self._format_items(sorted(object, key=_safe_key), stream, indent, allowance + len(end), context, level)
        stream.write(end)

    def _pprint_str(self, object, stream, indent, allowance, context, level):
        write = stream.write
        lines = object.splitlines(True)
        if not lines:
            return write(repr(object))
        chunks = []
        if level == 1:
            # Room for parentheses around it.
            allowance, indent = allowance + 1, indent + 1
        widest = width = self._width - indent
        text = ""
        for number, line in enumerate(lines):
            text = repr(line)
            last = number == len(lines) - 1
            if last:
                widest -= allowance
            if len(text) <= widest:
                chunks.append(text)
                continue
            # Words, each with the spaces after it.
            parts = re.findall(r"\S*\s*", line)
            parts.pop()
            widest2, current = width, ""
            for at, part in enumerate(parts):
                candidate = current + part
                if at == len(parts) - 1 and last:
                    widest2 -= allowance
                if len(repr(candidate)) > widest2:
                    if current:
                        chunks.append(repr(current))
                    current = part
                else:
                    current = candidate
            if current:
                chunks.append(repr(current))
        if len(chunks) == 1:
            write(text)
            return
        if level == 1:
            write("(")
        for at, chunk in enumerate(chunks):
            if at:
                write("\n" + " " * indent)
            write(chunk)
        if level == 1:
            write(")")

    def _pprint_bytes(self, object, stream, indent, allowance, context, level):
        write = stream.write
        if len(object) < 5:
            return write(repr(object))
        parens = level == 1
        if parens:
            write("(")
            allowance, indent = allowance + 1, indent + 1
        separator = ""
        for text in _wrapped_bytes(object, self._width - indent, allowance):
            write(separator + text)
            if not separator:
                separator = "\n" + " " * indent
        if parens:
            write(")")

    def _pprint_bytearray(self, object, stream, indent, allowance, context, level):
        stream.write("bytearray(")
        self._pprint_bytes(bytes(object), stream, indent + 10, allowance + 1, context, level + 1)
        stream.write(")")

    def _pprint_mappingproxy(self, object, stream, indent, allowance, context, level):
        stream.write("mappingproxy(")
        self._format(object.copy(), stream, indent + 13, allowance + 1, context, level)
        stream.write(")")

    def _pprint_namespace(self, object, stream, indent, allowance, context, level):
        name = "namespace" if type(object) is _types.SimpleNamespace else object.__class__.__name__
        stream.write(name + "(")
        self._format_attributes(object.__dict__.items(), stream, indent + len(name) + 1, allowance, context, level)
        stream.write(")")

    def _pprint_default_dict(self, object, stream, indent, allowance, context, level):
        if not len(object):
            stream.write(repr(object))
            return
        factory = self._repr(object.default_factory, context, level)
        name = object.__class__.__name__
        indent += len(name) + 1
        stream.write(f"{name}({factory},\n{' ' * indent}")
        self._pprint_dict(object, stream, indent, allowance + 1, context, level)
        stream.write(")")

    def _pprint_counter(self, object, stream, indent, allowance, context, level):
        if not len(object):
            stream.write(repr(object))
            return
        name = object.__class__.__name__
        stream.write(name + "({")
        if self._indent_per_level > 1:
            stream.write((self._indent_per_level - 1) * " ")
        self._format_pairs(object.most_common(), stream, indent + len(name) + 1, allowance + 2, context, level)
        stream.write("})")

    def _pprint_chain_map(self, object, stream, indent, allowance, context, level):
        if not len(object.maps):
            stream.write(repr(object))
            return
        name = object.__class__.__name__
        stream.write(name + "(")
        indent += len(name) + 1
        for at, mapping in enumerate(object.maps):
            last = at == len(object.maps) - 1
            self._format(mapping, stream, indent, allowance + 1 if last else 1, context, level)
            stream.write(")" if last else ",\n" + " " * indent)

    def _pprint_deque(self, object, stream, indent, allowance, context, level):
        if not len(object):
            stream.write(repr(object))
            return
        name = object.__class__.__name__
        stream.write(name + "([")
        indent += len(name) + 1
        if object.maxlen is None:
            self._format_items(object, stream, indent, allowance + 2, context, level)
            stream.write("])")
        else:
            self._format_items(object, stream, indent, 2, context, level)
            limit = self._repr(object.maxlen, context, level)
            stream.write(f"],\n{' ' * indent}maxlen={limit})")

    def _pprint_user(self, object, stream, indent, allowance, context, level):
        self._format(object.data, stream, indent, allowance, context, level - 1)

    def _format_pairs(self, items, stream, indent, allowance, context, level):
        indent += self._indent_per_level
        items = list(items)
        for at, (key, value) in enumerate(items):
            last = at == len(items) - 1
            text = self._repr(key, context, level)
            stream.write(text + ": ")
            self._format(value, stream, indent + len(text) + 2, allowance if last else 1, context, level)
            if not last:
                stream.write(",\n" + " " * indent)

    def _format_attributes(self, items, stream, indent, allowance, context, level):
        items = list(items)
        for at, (key, value) in enumerate(items):
            last = at == len(items) - 1
            stream.write(key + "=")
            if id(value) in context:
                stream.write("...")
            else:
                self._format(value, stream, indent + len(key) + 1, allowance if last else 1, context, level)
            if not last:
                stream.write(",\n" + " " * indent)

    def _format_items(self, items, stream, indent, allowance, context, level):
        indent += self._indent_per_level
        if self._indent_per_level > 1:
            stream.write((self._indent_per_level - 1) * " ")
        start = ",\n" + " " * indent
        separator = ""
        width = most = self._width - indent + 1
        items = list(items)
        for at, item in enumerate(items):
            last = at == len(items) - 1
            if last:
                most -= allowance
                width -= allowance
            if self._compact:
                text = self._repr(item, context, level)
                needed = len(text) + 2
                if width < needed:
                    width = most
                    if separator:
                        separator = start
                if width >= needed:
                    width -= needed
                    stream.write(separator + text)
                    separator = ", "
                    continue
            stream.write(separator)
            separator = start
            self._format(item, stream, indent, allowance if last else 1, context, level)

    def _safe_repr(self, object, context, maxlevels, level):
        kind = type(object)
        if kind in _SIMPLE:
            return repr(object), True, False
        method = getattr(kind, "__repr__", None)
        if issubclass(kind, int) and method is int.__repr__:
            return (f"{object:_d}" if self._underscore_numbers else repr(object)), True, False
        key = id(object)
        is_dict = issubclass(kind, dict) and method is dict.__repr__
        if is_dict or issubclass(kind, list) and method is list.__repr__ or issubclass(kind, tuple) and method is tuple.__repr__:
            if not object:
                return ("{}" if is_dict else "[]" if issubclass(kind, list) else "()"), True, False
            if is_dict:
                left, right = "{", "}"
            elif issubclass(kind, list):
                left, right = "[", "]"
            else:
                left, right = "(", ",)" if len(object) == 1 else ")"
            if maxlevels and level >= maxlevels:
                return left + "..." + right, False, key in context
            if key in context:
                return _recursion(object), False, True
            context[key] = 1
            readable, recursive = True, False
            level += 1
            parts = []
            if is_dict:
                for pair in sorted(object.items(), key=_pair_key) if self._sort_dicts else object.items():
                    texts = []
                    for value in pair:
                        text, fine, again = self.format(value, context, maxlevels, level)
                        texts.append(text)
                        readable, recursive = readable and fine, recursive or again
                    parts.append(": ".join(texts))
            else:
                for value in object:
                    text, fine, again = self.format(value, context, maxlevels, level)
                    parts.append(text)
                    readable, recursive = readable and fine, recursive or again
            del context[key]
            return left + ", ".join(parts) + right, readable, recursive
        text = repr(object)
        return text, bool(text) and not text.startswith("<"), False

    _printers = {
        dict.__repr__: _pprint_dict, list.__repr__: _pprint_list, tuple.__repr__: _pprint_tuple, set.__repr__: _pprint_set, frozenset.__repr__: _pprint_set,
        str.__repr__: _pprint_str, bytes.__repr__: _pprint_bytes, bytearray.__repr__: _pprint_bytearray, _collections.OrderedDict.__repr__: _pprint_ordered_dict,
        _collections.defaultdict.__repr__: _pprint_default_dict, _collections.Counter.__repr__: _pprint_counter, _collections.ChainMap.__repr__: _pprint_chain_map,
        _collections.deque.__repr__: _pprint_deque, _types.SimpleNamespace.__repr__: _pprint_namespace, _types.MappingProxyType.__repr__: _pprint_mappingproxy,
        _collections.UserDict.__repr__: _pprint_user, _collections.UserList.__repr__: _pprint_user, _collections.UserString.__repr__: _pprint_user,
    }


class _Lines:
    def __init__(self, out):
        self.write = out.append


_SIMPLE = frozenset({str, bytes, bytearray, float, complex, bool, type(None)})

