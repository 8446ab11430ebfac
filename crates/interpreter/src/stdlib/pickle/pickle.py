# The classes of `pickle`, and what asks the guest on behalf of the pickler and the unpickler: how its objects are taken apart and put
# together again, where classes are found, its files. Builtin objects are written and read by pickle/*.rs.
# Python because guests derive from the classes, and because all of this is calls of guest code.

import copyreg as _copyreg
import sys as _sys
from itertools import islice as _islice

__all__ = ["PickleBuffer", "PickleError", "Pickler", "PicklingError", "Unpickler", "UnpicklingError", "dump", "dumps", "load", "loads"]


class PickleError(Exception):
    pass


class PicklingError(PickleError):
    pass


class UnpicklingError(PickleError):
    pass


# Modules that CPython has in C beside those of the same functions and classes.
_MOVED = {
    "_abc": "abc", "_asyncio": "asyncio", "_bisect": "bisect", "_codecs": "codecs", "_collections": "collections", "_contextvars": "contextvars",
    "_csv": "csv", "_datetime": "datetime", "_decimal": "decimal", "_functools": "functools", "_hashlib": "hashlib", "_heapq": "heapq", "_io": "io",
    "_json": "json", "_operator": "operator", "_queue": "queue", "_random": "random", "_sre": "re", "_struct": "struct", "_thread": "threading",
    "_weakref": "weakref", "_weakrefset": "weakref",
}
_NO_BUFFERS = ()
# What puts objects together again; harmless whatever else may be imported.
_MAKERS = ("_reconstructor", "__newobj__", "__newobj_ex__")
_BuiltinFunction = type(len)
_Method = type((lambda self: None).__get__(0))
# The names that modules give to their functions, which are no other's texts.
_names_of_modules = {}
# Modules that CPython has in C, and whose functions are Python here.
_IN_C = ("array",)


def _imported(name):
    if name in _MOVED and _loaded_module(name) is None:
        name = _MOVED[name]
    if name == "_pickle":
        return _loaded_module(name)
    return __import__(name, None, None, ("__name__",))


def _module_of(obj, path):
    name = getattr(obj, "__module__", None)
    if name is not None:
        if type(obj) is _BuiltinFunction and type(name) is str or name in _IN_C and not isinstance(obj, type):
            if name not in _names_of_modules:
                _names_of_modules[name] = "".join([name[:1], name[1:]])
            return _names_of_modules[name]
        return _interned(name)
    for name, module in [*_sys.modules.items()]:
        if name in ("__main__", "__mp_main__") or module is None:
            continue
        try:
            found = module
            for part in path:
                found = getattr(found, part)
        except AttributeError:
            continue
        if found is obj:
            return name
    return "__main__"


def _place(obj, name, protocol):
    # Where an object is found by its name: (2, code of the registry, module, name), or (3, what it is an attribute of, its name there).
    if name is None:
        name = getattr(obj, "__qualname__", None)
        if name is None:
            name = obj.__name__
    path = name.split(".")
    if "<locals>" in path:
        raise AttributeError(f"Can't pickle local object {name!r}")
    module_name = _module_of(obj, path)
    try:
        module = None if module_name == "builtins" else _loaded_module(module_name)
        if module is None:
            module = _imported(module_name)
    except Exception:
        raise PicklingError(f"Can't pickle {obj!r}: import of module {module_name!r} failed") from None
    found = parent = module
    try:
        for part in path:
            parent = found
            found = getattr(found, part)
    except AttributeError:
        if module_name not in _MOVED:
            raise PicklingError(f"Can't pickle {obj!r}: attribute lookup {name} on {module_name} failed") from None
    if found is not obj:
        raise PicklingError(f"Can't pickle {obj!r}: it's not the same object as {module_name}.{name}")
    if protocol >= 2:
        code = _copyreg._extension_registry.get((module_name, name))
        if code is not None:
            if code <= 0 or code > 0x7FFFFFFF:
                raise RuntimeError(f"Can't pickle {obj!r}: extension code {code} is out of range")
            return (2, code, module_name, name)
    if protocol < 4 and parent is not module:
        return (3, parent, path[-1])
    return (2, 0, module_name, name)


def _parts(obj, protocol, table):
    # How an object that is not builtin is taken apart, or where it is found.
    cls = type(obj)
    if table is None:
        reduce = _copyreg.dispatch_table.get(cls)
    else:
        try:
            reduce = table[cls]
        except KeyError:
            reduce = None
    if reduce is not None:
        return _checked(obj, reduce(obj), protocol)
    if cls.__module__ == "re" and cls.__name__ == "Pattern":
        from re import _compile
        return _checked(obj, (_compile, (obj.pattern, obj.flags)), protocol)
    if issubclass(cls, type):
        return _place(obj, None, protocol)
    if cls is _Method:
        # Its attributes are those of its function.
        return _checked(obj, (getattr, (obj.__self__, obj.__func__.__name__)), protocol)
    reduce = getattr(obj, "__reduce_ex__", None)
    if reduce is not None:
        return _checked(obj, reduce(protocol), protocol)
    reduce = getattr(obj, "__reduce__", None)
    if reduce is None:
        raise PicklingError(f"can't pickle {_type_name(obj)!r} object: {obj!r}")
    return _checked(obj, reduce(), protocol)


def _checked(obj, value, protocol):
    # The parts of an object as (1, how it is made, three operands, state, items, pairs, what sets the state).
    if isinstance(value, str):
        return _place(obj, value, protocol)
    if not isinstance(value, tuple):
        raise PicklingError("__reduce__ must return a string or tuple")
    if len(value) < 2 or len(value) > 6:
        raise PicklingError("tuple returned by __reduce__ must contain 2 through 6 elements")
    function, args, state, items, pairs, setter = (*value, None, None, None, None)[:6]
    if not callable(function):
        raise PicklingError("first item of the tuple returned by __reduce__ must be callable")
    if not isinstance(args, tuple):
        raise PicklingError("second item of the tuple returned by __reduce__ must be a tuple")
    for which, part in (("fourth", items), ("fifth", pairs)):
        if part is not None and not hasattr(type(part), "__next__"):
            raise PicklingError(f"{which} element of the tuple returned by __reduce__ must be an iterator, not {_type_name(part)}")
    if setter is not None and not callable(setter):
        raise PicklingError(f"sixth element of the tuple returned by __reduce__ must be a function, not {_type_name(setter)}")
    rest = (state, items, pairs, setter)
    name = getattr(function, "__name__", None) if protocol >= 2 else None
    if name == "__newobj_ex__":
        if len(args) != 3:
            raise PicklingError(f"length of the NEWOBJ_EX argument tuple must be exactly 3, not {len(args)}")
        cls, args, named = args
        for which, what, part, wanted in (("first", "class", cls, type), ("second", "tuple", args, tuple), ("third", "dict", named, dict)):
            if not isinstance(part, wanted):
                raise PicklingError(f"{which} item from NEWOBJ_EX argument tuple must be a {what}, not {_type_name(part)}")
        if protocol >= 4:
            return (1, 2, cls, args, named, *rest)
        from functools import partial
        return (1, 0, partial(cls.__new__, cls, *args, **named), (), None, *rest)
    if name == "__newobj__":
        if not args:
            raise PicklingError("__newobj__ arglist is empty")
        cls, *args = args
        if not isinstance(cls, type):
            raise PicklingError("args[0] from __newobj__ args is not a type")
        if obj.__class__ is not cls:
            raise PicklingError("args[0] from __newobj__ args has the wrong class")
        return (1, 1, cls, tuple(args), None, *rest)
    return (1, 0, function, args, None, *rest)


def _batch(iterator, pairs, single):
    try:
        source = _islice(iterator, 1 if single else 1000)
    except TypeError:
        source = [item for item in (next(iterator, _batch) for _ in range(1 if single else 1000)) if item is not _batch]
    if not pairs:
        return [*source]
    flat = []
    for pair in source:
        if not isinstance(pair, tuple) or len(pair) != 2:
            raise TypeError("dict items iterator must return 2-tuples")
        flat.extend(pair)
    return flat


def _write_all(writer, asked, pickler, table, callback, write):
    # Answers what the pickler asks until all is written.
    protocol = _protocol_of(writer)
    while asked is not None:
        what, x, *more = asked
        if what == 3:
            answer = _parts(x, protocol, table)
        elif what == 4:
            answer = _place(x, None, protocol)
        elif what == 1:
            answer = pickler.persistent_id(x)
            if answer is not None and protocol == 0:
                answer = str(answer)
                if not answer.isascii():
                    raise PicklingError("persistent IDs in protocol 0 must be ASCII strings")
        elif what == 2:
            answer = pickler.reducer_override(x)
            answer = None if answer is NotImplemented else _checked(x, answer, protocol)
        elif what == 5:
            answer = _batch(x, *more)
        elif what == 6:
            answer = bool(callback(x))
        else:
            answer = write(x)
        asked = _write_on(writer, answer)


def _dumps(writer, asked, callback):
    _write_all(writer, asked, None, None, callback, None)
    return _taken(writer)


def _dump(obj, file, protocol, fix_imports, callback):
    write = getattr(file, "write", None)
    if write is None:
        raise TypeError("file must have a 'write' attribute")
    writer = _writer(protocol, bool(fix_imports), callback is not None, True)
    _write_all(writer, _write(writer, obj, False, False, False, False), None, None, callback, write)


def _find(names):
    module, name, is_path = names
    if module == "copyreg" and name in _MAKERS:
        return getattr(_copyreg, name)
    found = place = _imported(module)
    path = name.split(".") if is_path else [name]
    if is_path and "<locals>" in path:
        raise AttributeError(f"Can't pickle local attribute {name!r} on {place!r}")
    try:
        for part in path:
            found = getattr(found, part)
    except AttributeError:
        raise AttributeError(f"Can't get attribute {name!r} on {place!r}") from None
    return found


def _instantiate(cls, args):
    if not args and isinstance(cls, type) and not hasattr(cls, "__getinitargs__"):
        return cls.__new__(cls)
    return cls(*args)


def _build(obj, state):
    method = getattr(obj, "__setstate__", None)
    if method is not None:
        method(state)
        return
    members = _build
    if isinstance(state, tuple) and len(state) == 2:
        state, members = state
    if state is not None:
        if not isinstance(state, dict):
            raise UnpicklingError("state is not a dictionary")
        space = obj.__dict__
        for name, value in state.items():
            space[_interned(name)] = value
    if members is not _build:
        if not isinstance(members, dict):
            raise UnpicklingError("slot state is not a dictionary")
        for name, value in members.items():
            setattr(obj, name, value)


def _extend(target, items):
    method = getattr(target, "extend", None)
    if method is not None:
        method(items)
        return
    method = target.append
    for item in items:
        method(item)


def _add(target, items):
    if isinstance(target, set):
        set.update(target, items)
        return
    method = target.add
    for item in items:
        method(item)


def _of_registry(code, find):
    known = _copyreg._extension_cache.get(code, _find)
    if known is not _find:
        return known
    pair = _copyreg._inverted_registry.get(code)
    if pair is None:
        raise ValueError(f"unregistered extension code {code}")
    if not isinstance(pair, tuple) or len(pair) != 2 or not isinstance(pair[0], str) or not isinstance(pair[1], str):
        raise ValueError(f"_inverted_registry[{code}] isn't a 2-tuple of strings")
    made = _copyreg._extension_cache[code] = find(*pair)
    return made


def _decoded(data, encoding, errors):
    if encoding == "bytes":
        return data
    try:
        return data.decode(encoding, errors)
    except UnicodeDecodeError:
        if errors == "bytes":
            return data
        raise


def _read_all(reader, asked, unpickler, source, buffers, encoding, errors):
    # Answers what the unpickler asks until there is a value.
    if unpickler is None:
        def find(module, name):
            return _find(_names(reader, module, name))
    else:
        def find(module, name):
            return unpickler.find_class(module, name)
    while True:
        what, *about = asked
        answer = None
        if what == 0:
            return about[0]
        if what == 1:
            answer = find(*about)
        elif what == 2:
            if len(about) == 3:
                import codecs
            answer = about[0](*about[1])
        elif what == 3:
            cls, args, named = about
            answer = cls.__new__(cls, *args) if named is None else cls.__new__(cls, *args, **named)
        elif what == 4:
            answer = _instantiate(*about) if len(about) == 2 else _instantiate(find(about[0], about[1]), about[2])
        elif what == 5:
            _build(*about)
        elif what == 6:
            _extend(*about)
        elif what == 7:
            target, flat = about
            for at in range(0, len(flat), 2):
                target[flat[at]] = flat[at + 1]
        elif what == 8:
            _add(*about)
        elif what == 9:
            answer = frozenset(about[0])
        elif what == 10:
            answer = unpickler.persistent_load(about[0])
        elif what == 11:
            answer = _of_registry(about[0], find)
        elif what == 12:
            answer = next(buffers, _find)
            if answer is _find:
                raise UnpicklingError("not enough out-of-band buffers")
        elif what == 13:
            answer = about[0]
            view = memoryview(answer)
            if not view.readonly:
                answer = view.toreadonly()
        elif what == 14:
            answer = _decoded(about[0], encoding, errors)
        elif what == 15:
            answer = source.read(about[0])
        else:
            answer = source.readline()
        asked = _read_on(reader, answer)


class _Source:
    # A file to read from. What is in memory is read ahead, and what is not used is given back.
    __slots__ = ("file", "read", "readline", "ahead")

    def __init__(self, file):
        from io import BytesIO
        self.read, self.readline = getattr(file, "read", None), getattr(file, "readline", None)
        if self.read is None or self.readline is None:
            raise TypeError("file must have 'read' and 'readline' attributes")
        self.file, self.ahead = file, type(file) is BytesIO
        if self.ahead:
            read = self.read
            self.read = lambda count: read(max(count, 8192))

    def release(self, reader):
        if self.ahead:
            self.file.seek(-_unread(reader), 1)


def _iterator_of(buffers):
    return None if buffers is None or buffers is _NO_BUFFERS else iter(buffers)


def _loads(reader, asked, buffers, encoding, errors):
    if asked is None:
        buffers = _iterator_of(buffers)
        asked = _read(reader)
    return _read_all(reader, asked, None, None, buffers, encoding, errors)


def _load(file, fix_imports, encoding, errors, buffers):
    source = _Source(file)
    buffers = _iterator_of(buffers)
    reader = _reader(bool(fix_imports), True, False, False, buffers is not None, encoding)
    try:
        return _read_all(reader, _read(reader), None, source, buffers, encoding, errors)
    finally:
        source.release(reader)


class PicklerMemoProxy:
    __slots__ = ("_writer",)

    def clear(self):
        _forget(self._writer)

    def copy(self):
        return _memo_of(self._writer)

    def __reduce__(self):
        return dict, (self.copy(),)


class UnpicklerMemoProxy:
    __slots__ = ("_reader",)

    def clear(self):
        _forget(self._reader)

    def copy(self):
        return _memo_of(self._reader)

    def __reduce__(self):
        return dict, (self.copy(),)


class Pickler:
    __slots__ = ("_writer", "_write", "_callback", "bin", "fast", "dispatch_table", "persistent_id")

    def __init__(self, file, protocol=None, fix_imports=True, buffer_callback=None):
        self._writer = _writer(protocol, bool(fix_imports), buffer_callback is not None, True)
        self._write = getattr(file, "write", None)
        if self._write is None:
            raise TypeError("file must have a 'write' attribute")
        self._callback = buffer_callback
        self.bin, self.fast = int(_protocol_of(self._writer) > 0), 0

    def dump(self, obj, /):
        try:
            writer = self._writer
        except AttributeError:
            raise PicklingError(f"Pickler.__init__() was not called by {type(self).__name__}.__init__()") from None
        has_ids, has_override = hasattr(self, "persistent_id"), hasattr(self, "reducer_override")
        table = getattr(self, "dispatch_table", None)
        asked = _write(writer, obj, bool(self.fast), has_ids, has_override, table is not None)
        _write_all(writer, asked, self, table, self._callback, self._write)

    def clear_memo(self):
        _forget(self._writer)

    @property
    def memo(self):
        proxy = PicklerMemoProxy()
        proxy._writer = self._writer
        return proxy

    @memo.setter
    def memo(self, value):
        if isinstance(value, PicklerMemoProxy):
            value = value.copy()
        if not isinstance(value, dict):
            raise TypeError(f"'memo' attribute must be a PicklerMemoProxy object or dict, not {_type_name(value)}")
        for pair in value.values():
            if not isinstance(pair, tuple) or len(pair) != 2:
                raise TypeError("'memo' values must be 2-item tuples")
        _remember(self._writer, [*value.values()])


class Unpickler:
    __slots__ = ("_reader", "_source", "_buffers", "_encoding", "_errors", "persistent_load")

    def __init__(self, file, *, fix_imports=True, encoding="ASCII", errors="strict", buffers=_NO_BUFFERS):
        self._source = _Source(file)
        has_find = type(self) is not Unpickler
        self._buffers, self._encoding, self._errors = _iterator_of(buffers), encoding, errors
        self._reader = _reader(bool(fix_imports), True, has_find, False, self._buffers is not None, encoding)

    def load(self):
        try:
            reader = self._reader
        except AttributeError:
            raise UnpicklingError(f"Unpickler.__init__() was not called by {type(self).__name__}.__init__()") from None
        _has_ids(reader, hasattr(self, "persistent_load"))
        try:
            return _read_all(reader, _read(reader), self, self._source, self._buffers, self._encoding, self._errors)
        finally:
            self._source.release(reader)

    def find_class(self, module_name, global_name, /):
        return _find(_names(self._reader, module_name, global_name))

    @property
    def memo(self):
        proxy = UnpicklerMemoProxy()
        proxy._reader = self._reader
        return proxy

    @memo.setter
    def memo(self, value):
        if isinstance(value, UnpicklerMemoProxy):
            value = value.copy()
        if not isinstance(value, dict):
            raise TypeError(f"'memo' attribute must be an UnpicklerMemoProxy object or dict, not {_type_name(value)}")
        for number in value:
            if not isinstance(number, int):
                raise TypeError("memo key must be integers")
            if number < 0:
                raise ValueError("memo key must be positive integers.")
        _remember(self._reader, [*value.items()])


class PickleBuffer:
    __slots__ = ()

    def __new__(cls, object, /):
        try:
            view = memoryview(object)
        except TypeError:
            raise TypeError(f"a bytes-like object is required, not {_type_name(object)!r}") from None
        return _as_buffer(cls, view)

    def raw(self):
        view = _view_of(self)
        try:
            if not view.contiguous:
                raise BufferError("cannot extract raw buffer from non-contiguous buffer")
            return view.cast("B")
        except ValueError:
            raise ValueError("operation forbidden on released PickleBuffer object") from None

    def release(self):
        _view_of(self).release()


_as_native(Pickler, "_pickle.Pickler")
_as_native(Unpickler, "_pickle.Unpickler")
_as_native(PicklerMemoProxy, "_pickle.PicklerMemoProxy", True, False)
_as_native(UnpicklerMemoProxy, "_pickle.UnpicklerMemoProxy", True, False)
PickleBuffer.__module__ = "pickle"
_as_native(PickleBuffer, "pickle.PickleBuffer", True, False)
