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
        data = self.read(len(buffer))
        buffer[:len(data)] = data
        return len(data)

    def readinto1(self, buffer, /):
        data = self.read1(len(buffer))
        buffer[:len(data)] = data
        return len(data)


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


def _count(size):
    # How much to read: a number, or all of it.
    if size is None:
        return -1
    try:
        return _index(size)
    except TypeError:
        raise TypeError("argument should be integer or None, not " + repr(type(size).__name__)) from None


class StringIO(TextIOBase):
    def __init__(self, initial_value="", newline="\n"):
        if initial_value is not None and not isinstance(initial_value, str):
            raise TypeError("initial_value must be str or None, not " + type(initial_value).__name__)
        if newline is not None and not isinstance(newline, str):
            raise TypeError("newline must be str or None, not " + type(newline).__name__)
        if newline not in (None, "", "\n", "\r", "\r\n"):
            raise ValueError("illegal newline value: " + repr(newline))
        self._newline = newline
        self._text = ""
        # What was written at the end since the text was last put together.
        self._tail = []
        self._position = 0
        self._length = 0
        if initial_value:
            self.write(initial_value)
            self._position = 0

    def _check_open(self):
        if self._closed:
            raise ValueError("I/O operation on closed file")

    def _settle(self):
        if self._tail:
            self._text = self._text + "".join(self._tail)
            self._tail = []
        return self._text

    line_buffering = False

    def getvalue(self):
        self._check_open()
        return self._settle()

    def write(self, s):
        if self._closed:
            raise ValueError("I/O operation on closed file")
        if not isinstance(s, str):
            raise TypeError("string argument expected, got " + repr(type(s).__name__))
        size = len(s)
        if not size:
            return 0
        if self._newline is None:
            s = s.replace("\r\n", "\n").replace("\r", "\n")
        elif self._newline and self._newline != "\n":
            s = s.replace("\n", self._newline)
        added = len(s)
        if self._position == self._length:
            self._tail.append(s)
            self._length += added
            self._position += added
            return size
        text = self._settle()
        if self._position > self._length:
            text += "\0" * (self._position - self._length)
        self._text = text[:self._position] + s + text[self._position + added:]
        self._position += added
        self._length = len(self._text)
        return size

    def read(self, size=-1, /):
        self._check_open()
        text = self._settle()
        if size.__class__ is not int:
            size = _count(size)
        if size < 0:
            result = text[self._position:]
        else:
            result = text[self._position:self._position + size]
        self._position += len(result)
        return result

    def readline(self, size=-1, /):
        self._check_open()
        text = self._settle()
        start = self._position
        if self._newline in (None, "\n"):
            end = text.find("\n", start) + 1
        elif self._newline:
            end = text.find(self._newline, start)
            end = end + len(self._newline) if end >= 0 else 0
        else:
            end = 0
            at = start
            while at < self._length:
                if text[at] == "\n":
                    end = at + 1
                    break
                if text[at] == "\r":
                    end = at + 2 if text[at + 1:at + 2] == "\n" else at + 1
                    break
                at += 1
        if not end:
            end = self._length
        if size is not None and size >= 0:
            end = min(end, start + size)
        result = text[start:end]
        self._position += len(result)
        return result

    def seek(self, pos, whence=0, /):
        self._check_open()
        if whence == 0:
            if pos < 0:
                raise ValueError("Negative seek position " + str(pos))
            self._position = pos
        elif whence in (1, 2):
            if pos != 0:
                raise OSError("Can't do nonzero cur-relative seeks")
            if whence == 2:
                self._position = self._length
        else:
            raise ValueError("Invalid whence (" + str(whence) + ", should be 0, 1 or 2)")
        return self._position

    def tell(self):
        self._check_open()
        return self._position

    def truncate(self, pos=None, /):
        self._check_open()
        if pos is None:
            pos = self._position
        elif pos < 0:
            raise ValueError("Negative size value " + str(pos))
        self._text = self._settle()[:pos]
        self._length = len(self._text)
        return pos

    def readable(self):
        self._check_open()
        return True

    writable = seekable = readable

    def close(self):
        self._closed = True
        self._text = ""
        self._tail = []


StringIO.__module__ = "_io"


class BytesIO(BufferedIOBase):
    def __init__(self, initial_bytes=b""):
        if isinstance(initial_bytes, (str, int)):
            raise TypeError("a bytes-like object is required, not '" + type(initial_bytes).__name__ + "'")
        self._data = bytearray(b"" if initial_bytes is None else initial_bytes)
        self._position = 0

    def getvalue(self):
        self._check_open()
        return bytes(self._data)

    def getbuffer(self):
        self._check_open()
        return memoryview(self._data)

    def write(self, b, /):
        self._check_open()
        if b.__class__ is not bytes:
            try:
                b = memoryview(b).cast("B")
            except TypeError:
                raise TypeError("a bytes-like object is required, not " + repr(type(b).__name__)) from None
        size = len(b)
        end = len(self._data)
        if self._position > end:
            self._data += bytes(self._position - end)
        try:
            self._data[self._position:self._position + size] = b
        except BufferError:
            # A view of the old contents stays as it is.
            self._data = self._data[:]
            self._data[self._position:self._position + size] = b
        self._position += size
        return size

    def read(self, size=-1, /):
        self._check_open()
        if size.__class__ is not int:
            size = _count(size)
        if size < 0:
            result = bytes(self._data[self._position:])
        else:
            result = bytes(self._data[self._position:self._position + size])
        self._position += len(result)
        return result

    read1 = read

    def readinto(self, buffer, /):
        if isinstance(buffer, (bytes, str)) or not hasattr(type(buffer), "__len__"):
            raise TypeError("readinto() argument must be read-write bytes-like object, not " + type(buffer).__name__)
        data = self.read(len(buffer))
        buffer[:len(data)] = data
        return len(data)

    def readline(self, size=-1, /):
        self._check_open()
        start = self._position
        end = self._data.find(b"\n", start) + 1
        if not end:
            end = len(self._data)
        if size is not None and size >= 0:
            end = min(end, start + size)
        result = bytes(self._data[start:end])
        self._position += len(result)
        return result

    def seek(self, pos, whence=0, /):
        self._check_open()
        if whence == 0:
            if pos < 0:
                raise ValueError("negative seek value " + str(pos))
            self._position = pos
        elif whence == 1:
            self._position = max(0, self._position + pos)
        elif whence == 2:
            self._position = max(0, len(self._data) + pos)
        else:
            raise ValueError("invalid whence (" + str(whence) + ", should be 0, 1 or 2)")
        return self._position

    def tell(self):
        self._check_open()
        return self._position

    def truncate(self, size=None, /):
        self._check_open()
        if size is None:
            size = self._position
        elif size < 0:
            raise ValueError("negative size value " + str(size))
        if size < len(self._data):
            self._data = self._data[:size]
        return size

    def readable(self):
        self._check_open()
        return True

    writable = seekable = readable

    def close(self):
        self._closed = True


BytesIO.__module__ = "_io"
