# `sys`: what a program asks about its interpreter. Streams lead to the cell's output; nothing here reaches the host.
# It makes classes of records; hooks and sizes ask the objects of the guest.


class _IOBase:
    # What the streams of text and the bytes below them have in common.
    __module__ = "_io"
    closed = False

    def readlines(self, hint=-1, /):
        return [*self]

    def __iter__(self):
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def writelines(self, lines, /):
        for line in lines:
            self.write(line)

    def flush(self):
        pass

    def close(self):
        pass

    def isatty(self):
        return False

    def seekable(self):
        return False

    def __enter__(self):
        return self

    def __exit__(self, *details):
        pass


class TextIOWrapper(_IOBase):
    __module__ = "_io"

    def __init__(self, name, mode, number):
        self._name = name
        self._mode = mode
        self._number = number
        self.encoding = "utf-8"
        self.errors = "backslashreplace" if number == 1 else "strict"
        self.newlines = None
        self.line_buffering = number == 1
        self.closed = False
        self._rest = ""
        self._buffer = None

    @property
    def buffer(self):
        if self._buffer is None:
            self._buffer = (_BufferedReader if self._mode == "r" else _BufferedWriter)(self)
        return self._buffer

    name = property(lambda self: self._name)
    mode = property(lambda self: self._mode)

    def __repr__(self):
        return f"<_io.TextIOWrapper name={self._name!r} mode={self._mode!r} encoding='utf-8'>"

    def _check(self, wanted):
        if self._mode != wanted:
            import io
            raise io.UnsupportedOperation("not writable" if wanted == "w" else "not readable")

    def write(self, s, /):
        if not isinstance(s, str):
            raise TypeError(f"write() argument must be str, not {type(s).__name__}")
        self._check("w")
        _write_stream(str(s), self._number)
        return len(s)

    def read(self, size=-1, /):
        self._check("r")
        size = -1 if size is None else size
        text = ""
        while size < 0 or len(text) < size:
            line = self.readline()
            if not line:
                break
            text += line
        if size >= 0:
            text, self._rest = text[:size], text[size:]
        return text

    def readline(self, size=-1, /):
        self._check("r")
        line, self._rest = self._rest, ""
        if not line:
            try:
                line = input() + "\n"
            except EOFError:
                pass
        if 0 <= size < len(line):
            line, self._rest = line[:size], line[size:]
        return line

    def fileno(self):
        import io
        raise io.UnsupportedOperation("fileno")

    def readable(self):
        return self._mode == "r"

    def writable(self):
        return self._mode == "w"

    def reconfigure(self, *, encoding=None, errors=None, newline=None, line_buffering=None, write_through=None):
        pass


class _Buffered(_IOBase):
    # The bytes below a stream of text. The cell's output is text: what is no UTF-8 is shown as the mark of what cannot be read.
    __module__ = "_io"

    def __init__(self, stream):
        self._stream = stream

    name = property(lambda self: self._stream._name)
    mode = property(lambda self: self._stream._mode + "b")

    def __repr__(self):
        return f"<{type(self).__name__} name={self.name!r}>"

    def fileno(self):
        return self._stream.fileno()

    def readable(self):
        return self._stream.readable()

    def writable(self):
        return self._stream.writable()


class _BufferedWriter(_Buffered):
    _rest = b""

    def write(self, data, /):
        if isinstance(data, str):
            raise TypeError("a bytes-like object is required, not 'str'")
        data = bytes(memoryview(data))
        text = self._rest + data
        # The beginning of a character waits for its end.
        end = len(text)
        for back, least in (1, 0xC0), (2, 0xE0), (3, 0xF0):
            if text[-back:-back + 1 or None] >= bytes([least]):
                end -= back
                break
        self._rest = text[end:]
        self._stream.write(text[:end].decode("utf-8", "replace"))
        return len(data)


class _BufferedReader(_Buffered):
    _rest = b""

    def _take(self, count):
        found, self._rest = self._rest[:count], self._rest[count:]
        return found

    def read(self, size=-1, /):
        if size is None or size < 0:
            found, self._rest = self._rest + self._stream.read().encode(), b""
            return found
        while len(self._rest) < size:
            line = self._stream.readline()
            if not line:
                break
            self._rest += line.encode()
        return self._take(size)

    read1 = read

    def readline(self, size=-1, /):
        if b"\n" not in self._rest:
            self._rest += self._stream.readline().encode()
        end = self._rest.find(b"\n") + 1 or len(self._rest)
        return self._take(end if size is None or size < 0 else min(end, size))


_BufferedWriter.__name__, _BufferedReader.__name__ = "BufferedWriter", "BufferedReader"
_as_native(TextIOWrapper, "_io.TextIOWrapper", False)
_as_native(_BufferedWriter, "_io.BufferedWriter", False)
_as_native(_BufferedReader, "_io.BufferedReader", False)
stdin = __stdin__ = TextIOWrapper("<stdin>", "r", 2)
stdout = __stdout__ = TextIOWrapper("<stdout>", "w", 0)
stderr = __stderr__ = TextIOWrapper("<stderr>", "w", 1)
_set_stream("stdout", stdout)
_set_stream("stderr", stderr)


def _record(name, fields, values):
    def make(at):
        return property(lambda self: self[at])

    def __repr__(self):
        return type(self).__module__ + "." + type(self).__name__ + "(" + ", ".join([f"{field}={value!r}" for field, value in zip(fields, self)]) + ")"

    def __new__(cls, *args):
        if cls._made:
            raise TypeError(f"cannot create '{cls.__module__}.{cls.__name__}' instances")
        return tuple.__new__(cls, *args)

    body = {field: make(at) for at, field in enumerate(fields)}
    body |= {"__repr__": __repr__, "__new__": __new__, "n_fields": len(fields), "n_sequence_fields": len(fields), "n_unnamed_fields": 0, "__module__": "sys", "_made": False, "__match_args__": tuple(fields)}
    cls = type(name, (tuple,), body)
    made = cls(values)
    cls._made = True
    return made


version_info = _record("version_info", ["major", "minor", "micro", "releaselevel", "serial"], [3, 11, 2, "final", 0])
version = "3.11.2 (fumehood) [Rust]"
hexversion = 0x030B02F0
api_version = 1013
copyright = "Copyright (c) the Fumehood authors."
float_info = _record(
    "float_info",
    ["max", "max_exp", "max_10_exp", "min", "min_exp", "min_10_exp", "dig", "mant_dig", "epsilon", "radix", "rounds"],
    [1.7976931348623157e308, 1024, 308, 2.2250738585072014e-308, -1021, -307, 15, 53, 2.220446049250313e-16, 2, 1],
)
int_info = _record("int_info", ["bits_per_digit", "sizeof_digit", "default_max_str_digits", "str_digits_check_threshold"], [30, 4, 4300, 640])
hash_info = _record(
    "hash_info",
    ["width", "modulus", "inf", "nan", "imag", "algorithm", "hash_bits", "seed_bits", "cutoff"],
    [64, 2305843009213693951, 314159, 0, 1000003, "siphash13", 64, 128, 0],
)
_asyncgen_hooks = _record("asyncgen_hooks", ["firstiter", "finalizer"], [None, None])
thread_info = _record("thread_info", ["name", "lock", "version"], ["pthread", "semaphore", None])
flags = _record(
    "flags",
    ["debug", "inspect", "interactive", "optimize", "dont_write_bytecode", "no_user_site", "no_site", "ignore_environment", "verbose", "bytes_warning", "quiet", "hash_randomization", "isolated", "dev_mode", "utf8_mode", "warn_default_encoding", "safe_path", "int_max_str_digits"],
    [0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 1, 1, False, 1, 0, True, 4300],
)
implementation = type(_simple_namespace())(name="fumehood", cache_tag="fumehood-311", version=version_info, hexversion=hexversion, _multiarch="none")
argv = [""]
orig_argv = [""]
path = []
meta_path = []
path_hooks = []
path_importer_cache = {}
warnoptions = []
_xoptions = {}
maxsize = 9223372036854775807
maxunicode = 1114111
byteorder = "little"
platform = "linux"
executable = ""
prefix = base_prefix = exec_prefix = base_exec_prefix = ""
float_repr_style = "short"
dont_write_bytecode = True
pycache_prefix = None
platlibdir = "lib"
abiflags = ""
tracebacklimit = 1000
del tracebacklimit
builtin_module_names = ("builtins", "sys")
stdlib_module_names = frozenset(_module_names())
modules = _guest_modules()
ps1, ps2 = ">>> ", "... "
del ps1, ps2


def _getframe(depth=0, /):
    """The frame of a caller."""
    import inspect
    found = _guest_frames()
    if depth >= len(found):
        raise ValueError("call stack is not deep enough")
    return inspect.frame(found, max(depth, 0))


def displayhook(object, /):
    """Prints what an interactive expression came to, and keeps it as `_`."""
    if object is not None:
        import builtins
        builtins._ = None
        print(repr(object))
        builtins._ = object


__displayhook__, __excepthook__ = displayhook, excepthook


def _getsizeof(object, default=_missing):
    # Instances of the guest's classes tell their size, or inherit how; what lies before them is added.
    try:
        method = getattr(type(object), "__sizeof__", None)
        if method is None:
            raise TypeError(f"Type {type(object).__name__} doesn't define __sizeof__")
        size = method(object)
        if not isinstance(size, int):
            raise TypeError("an integer is required")
    except TypeError:
        if default is _missing:
            raise
        return default
    if size < 0:
        raise ValueError("__sizeof__() should return >= 0")
    return size + 32 if hasattr(object, "__dict__") else size + 16


del _record, _set_stream
