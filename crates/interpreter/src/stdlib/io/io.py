# `io`: streams, which guests derive from and whose methods call each other. Those in memory are native (in_memory.rs).

from operator import index as _index

SEEK_SET = 0
SEEK_CUR = 1
SEEK_END = 2
DEFAULT_BUFFER_SIZE = 8192


class UnsupportedOperation(OSError, ValueError):
    pass


class IOBase:
    _closed = False

    @property
    def closed(self):
        return self._closed

    def _check_open(self):
        if self._closed:
            raise ValueError("I/O operation on closed file.")

    def _check_lines(self):
        if self.closed:
            raise ValueError("I/O operation on closed file.")

    def close(self):
        if not self._closed:
            self.flush()
            self._closed = True

    def flush(self):
        if self._closed:
            raise ValueError("I/O operation on closed file.")

    def readable(self):
        self._check_open()
        return False

    def writable(self):
        self._check_open()
        return False

    def seekable(self):
        self._check_open()
        return False

    def isatty(self):
        self._check_open()
        return False

    def fileno(self):
        raise UnsupportedOperation("fileno")

    def seek(self, offset, whence=0):
        raise UnsupportedOperation("seek")

    def tell(self):
        return self.seek(0, 1)

    def truncate(self, size=None):
        raise UnsupportedOperation("truncate")

    def readline(self, size=-1):
        data = None
        while size is None or size < 0 or data is None or len(data) < size:
            piece = self.read(1)
            if not piece:
                break
            data = piece if data is None else data + piece
            if piece in (b"\n", "\n"):
                break
        return b"" if data is None else data

    def readlines(self, hint=-1):
        self._check_lines()
        hint = _size(hint)
        lines = []
        total = 0
        for line in self:
            lines.append(line)
            total += len(line)
            if hint is not None and 0 < hint < total:
                break
        return lines

    def writelines(self, lines):
        self._check_lines()
        for line in lines:
            self.write(line)

    def __iter__(self):
        self._check_lines()
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def __enter__(self):
        if self.closed:
            raise ValueError("I/O operation on closed file.")
        return self

    def __exit__(self, *args):
        self.close()


class RawIOBase(IOBase):
    """Streams of bytes without a buffer: subclasses have readinto() and write()."""

    def read(self, size=-1, /):
        if size is None or size < 0:
            return self.readall()
        buffer = bytearray(size)
        count = self.readinto(buffer)
        return None if count is None else bytes(buffer[:count])

    def readall(self):
        pieces = []
        while piece := self.read(DEFAULT_BUFFER_SIZE):
            pieces.append(piece)
        return b"".join(pieces) if pieces or piece is not None else None


class BufferedIOBase(IOBase):
    """Streams of bytes."""

    def read(self, size=-1, /):
        raise UnsupportedOperation("read")

    def read1(self, size=-1, /):
        raise UnsupportedOperation("read1")

    def write(self, b, /):
        raise UnsupportedOperation("write")

    def detach(self):
        raise UnsupportedOperation("detach")

    def readinto(self, buffer, /):
        return _read_into(self.read, buffer)

    def readinto1(self, buffer, /):
        return _read_into(self.read1, buffer, "readinto1")


class TextIOBase(IOBase):
    """Streams of text."""
    encoding = None
    errors = None
    newlines = None

    def read(self, size=-1, /):
        raise UnsupportedOperation("read")

    def readline(self, size=-1, /):
        raise UnsupportedOperation("readline")

    def write(self, s, /):
        raise UnsupportedOperation("write")

    def detach(self):
        raise UnsupportedOperation("detach")


class StringIO(TextIOBase):
    def _init_slowly(self, initial_value, newline):
        if initial_value is not None and not isinstance(initial_value, str):
            raise TypeError("initial_value must be str or None, not " + type(initial_value).__name__)
        if newline is not None and not isinstance(newline, str):
            raise TypeError("newline must be str or None, not " + type(newline).__name__)
        if newline not in (None, "", "\n", "\r", "\r\n"):
            raise ValueError("illegal newline value: " + repr(newline))
        self._buffer = _text_buffer(newline)
        if initial_value:
            StringIO.write(self, initial_value)
            _buffer_place(self._buffer, 0)

    def _check_open(self):
        if self._closed:
            raise ValueError("I/O operation on closed file")

    @property
    def newlines(self):
        self._check_open()
        seen = _buffer_newlines(self._buffer)
        return None if not seen else seen[0] if len(seen) == 1 else seen

    line_buffering = False
    __init__ = __init__
    write = write
    read = read
    readline = readline
    __iter__ = __iter__
    _iter_slowly = IOBase.__iter__
    __next__ = __next__
    readlines = readlines
    _readlines_slowly = IOBase.readlines
    getvalue = getvalue
    seek = seek
    tell = tell

    def _read_slowly(self, size):
        return StringIO.read(self, _count(size))

    def _readline_slowly(self, size):
        return StringIO.readline(self, _count(size))

    def _seek_slowly(self, pos, whence=0):
        self._check_open()
        pos, whence = _index(pos), _index(whence)
        if whence == 0:
            if pos < 0:
                raise ValueError("Negative seek position " + str(pos))
            return _buffer_place(self._buffer, pos)
        if whence not in (1, 2):
            raise ValueError("Invalid whence (" + str(whence) + ", should be 0, 1 or 2)")
        if pos != 0:
            raise OSError("Can't do nonzero cur-relative seeks")
        return _buffer_place(self._buffer, True if whence == 2 else None)

    def truncate(self, pos=None, /):
        self._check_open()
        pos = _size(pos)
        if pos is None:
            pos = _buffer_place(self._buffer, None)
        elif pos < 0:
            raise ValueError("Negative size value " + str(pos))
        _buffer_cut(self._buffer, pos)
        return pos

    def readable(self):
        self._check_open()
        return True

    writable = seekable = readable

    def close(self):
        self._closed = True
        _buffer_end(self._buffer)


StringIO.__module__ = "_io"


def _bytes_of(data):
    try:
        return memoryview(data).cast("B")
    except TypeError:
        raise TypeError("a bytes-like object is required, not " + repr(type(data).__name__)) from None


def _read_into(read, buffer, name="readinto"):
    try:
        whole = memoryview(buffer)
    except TypeError:
        whole = None
    if whole is None or whole.readonly:
        kind = "None" if buffer is None else type(buffer).__name__
        raise TypeError(name + "() argument must be read-write bytes-like object, not " + kind)
    with whole, whole.cast("B") as view:
        data = read(len(view)) or b""
        view[:len(data)] = data
    return len(data)


class BytesIO(BufferedIOBase):
    def __init__(self, initial_bytes=b""):
        if _begin_bytes(self, initial_bytes):
            return
        _check_views(getattr(self, "_buffer", None))
        self._buffer = bytearray(b"" if initial_bytes is None else _bytes_of(initial_bytes))
        self._position = 0

    write = write
    read = read1 = read
    readline = readline
    __iter__ = __iter__
    __next__ = __next__
    readlines = readlines
    getvalue = getvalue
    seek = seek
    tell = tell

    # Neither asks methods of a class derived from this one.

    def _readlines_slowly(self, size=None):
        if size is not None and not isinstance(size, int):
            raise TypeError("integer argument expected, got " + repr(type(size).__name__))
        lines, total = [], 0
        while line := BytesIO.readline(self):
            lines.append(line)
            total += len(line)
            if size is not None and 0 < size <= total:
                break
        return lines

    def writelines(self, lines, /):
        self._check_open()
        for line in lines:
            BytesIO.write(self, line)

    def getbuffer(self):
        self._check_open()
        return memoryview(self._buffer)

    def _write_slowly(self, b):
        _check_views(self._buffer)
        if b.__class__ is not bytes:
            b = _bytes_of(b)
        size = len(b)
        if not size:
            return 0
        data, place = self._buffer, self._position
        try:
            data += bytes(max(0, place - len(data)))
            data[place:place + size] = b
        except BufferError:
            # A view of the old contents stays as it is.
            data = self._buffer = data[:]
            data += bytes(max(0, place - len(data)))
            data[place:place + size] = b
        self._position += size
        return size

    def _read_slowly(self, size):
        return BytesIO.read(self, _count(size))

    def _readline_slowly(self, size):
        return BytesIO.readline(self, _count(size))

    def readinto(self, buffer, /):
        return _read_into(self.read, buffer)

    def _seek_slowly(self, pos, whence=0):
        self._check_open()
        pos, whence = _index(pos), _index(whence)
        if whence == 0:
            if pos < 0:
                raise ValueError("negative seek value " + str(pos))
            self._position = pos
        elif whence == 1:
            self._position = max(0, self._position + pos)
        elif whence == 2:
            self._position = max(0, len(self._buffer) + pos)
        else:
            raise ValueError("invalid whence (" + str(whence) + ", should be 0, 1 or 2)")
        return self._position

    def truncate(self, size=None, /):
        self._check_open()
        size = _size(size)
        _check_views(self._buffer)
        if size is None:
            size = self._position
        elif size < 0:
            raise ValueError("negative size value " + str(size))
        if size < len(self._buffer):
            self._buffer = self._buffer[:size]
        return size

    def readable(self):
        self._check_open()
        return True

    writable = seekable = readable

    def close(self):
        _check_views(getattr(self, "_buffer", None))
        self._closed = True


BytesIO.__module__ = "_io"
del __init__, write, read, readline, readlines, getvalue, seek, tell, __iter__, __next__
