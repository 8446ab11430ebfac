

# Files: `open` and the classes it returns, over the files that the policy mounts.
# What is written is in the file at once: there is no buffer that a file which nobody closes could lose.
# Guests derive from these classes, and give paths and openers of their own.

import posix as _posix

_CHUNK = 65536


class FileIO(RawIOBase):
    """A file as bytes."""

    def __init__(self, file, mode="r", closefd=True, opener=None):
        self._node = None
        self._closed = True
        if not isinstance(mode, str):
            raise TypeError(f"FileIO() argument 'mode' must be str, not {type(mode).__name__}")
        for letter in mode:
            if letter not in "rwaxb+":
                raise ValueError("invalid mode: " + mode)
        kinds = [letter for letter in mode if letter in "rwax"]
        if len(kinds) != 1 or mode.count("+") > 1:
            raise ValueError("Must have exactly one of create/read/write/append mode and at most one plus")
        kind = kinds[0]
        if isinstance(file, int):
            if file < 0:
                raise ValueError("negative file descriptor")
            raise OSError(9, "Bad file descriptor")
        if not _posix._mounted():
            # Denied, in the words of `open`.
            open(file)
        if not closefd:
            raise ValueError("Cannot use closefd=False with file name")
        if opener is not None:
            raise PermissionError("an opener is not allowed here: it would need a file descriptor of the host")
        self._reads = kind == "r" or "+" in mode
        self._writes = kind != "r" or "+" in mode
        text, shown = _path_of(file)
        self._node = _posix._open(text, shown, self._writes, kind != "r", kind == "x", kind == "w")
        self._closed = False
        self.name = file
        self.closefd = True
        self._appends = kind == "a"
        self._at = _posix._size(self._node) if self._appends else 0
        self.mode = {"r": "rb", "w": "rb" if self._reads else "wb", "a": "ab", "x": "xb"}[kind] + ("+" if "+" in mode else "")

    def __repr__(self):
        if self._closed:
            return "<_io.FileIO [closed]>"
        return f"<_io.FileIO name={self.name!r} mode={self.mode!r} closefd=True>"

    def _check_open(self):
        if self._closed:
            raise ValueError("I/O operation on closed file")

    def _check_reads(self):
        if self._closed:
            raise ValueError("I/O operation on closed file")
        if not self._reads:
            raise UnsupportedOperation("File not open for reading")

    def _check_writes(self):
        if self._closed:
            raise ValueError("I/O operation on closed file")
        if not self._writes:
            raise UnsupportedOperation("File not open for writing")

    def read(self, size=-1, /):
        self._check_reads()
        data = _posix._read(self._node, self._at, -1 if size is None else size)
        self._at += len(data)
        return data

    def readall(self):
        return self.read()

    def readline(self, size=-1, /):
        self._check_reads()
        data = _posix._read_line(self._node, self._at, -1 if size is None else size)
        self._at += len(data)
        return data

    def readinto(self, buffer, /):
        self._check_reads()
        return _read_into(self.read, buffer)

    def write(self, b, /):
        if isinstance(b, str):
            raise TypeError("a bytes-like object is required, not 'str'")
        self._check_writes()
        at = -1 if self._appends else self._at
        before = _posix._size(self._node) if self._appends else self._at
        self._at = _posix._write(self._node, at, b)
        return self._at - before

    def seek(self, pos, whence=0, /):
        self._check_open()
        pos = _index(pos)
        if whence == 1:
            pos += self._at
        elif whence == 2:
            pos += _posix._size(self._node)
        elif whence not in (0, 3, 4):
            raise OSError(22, "Invalid argument")
        if pos < 0:
            raise OSError(22, "Invalid argument")
        self._at = pos
        return pos

    def tell(self):
        self._check_open()
        return self._at

    def truncate(self, size=None, /):
        self._check_writes()
        size = self._at if size is None else _index(size)
        _posix._truncate(self._node, size)
        return size

    def fileno(self):
        self._check_open()
        # No descriptor of the host: a number by which `os.fstat` and `os.fsync` know the file.
        return self._node + 2

    def readable(self):
        self._check_open()
        return self._reads

    def writable(self):
        self._check_open()
        return self._writes

    def seekable(self):
        self._check_open()
        return True

    def close(self):
        if not self._closed:
            self._closed = True
            _posix._close(self._node)


class _Buffered(BufferedIOBase):
    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        self.raw = raw

    def __repr__(self):
        kind = f"{type(self).__module__}.{type(self).__qualname__}"
        try:
            return f"<{kind} name={self.raw.name!r}>"
        except AttributeError:
            return f"<{kind}>"

    @property
    def closed(self):
        return self.raw.closed

    @property
    def name(self):
        return self.raw.name

    @property
    def mode(self):
        return self.raw.mode

    def _check_open(self):
        if self.raw.closed:
            raise ValueError("I/O operation on closed file.")

    def _check(self, what):
        if self.raw is None:
            raise ValueError("raw stream has been detached")
        if self.raw.closed:
            raise ValueError(what)

    def read(self, size=-1, /):
        if size.__class__ is not int:
            size = _count(size)
        if size < -1:
            raise ValueError("read length must be non-negative or -1")
        self._check("read of closed file")
        data = self.raw.read(size)
        if size >= 0 and data and len(data) < size and type(self.raw) is not FileIO:
            # A raw stream may give less than it has.
            while len(data) < size and (more := self.raw.read(size - len(data))):
                data += more
        return data

    def read1(self, size=-1, /):
        self._check("read of closed file")
        return self.raw.read(DEFAULT_BUFFER_SIZE if size is None or size < 0 else size)

    def readline(self, size=-1, /):
        self._check("readline of closed file")
        return self.raw.readline(-1 if size is None else _index(size))

    def readinto(self, buffer, /):
        self._check("readinto of closed file")
        return _read_into(self.read, buffer)

    readinto1 = readinto

    def write(self, b, /):
        if isinstance(b, str):
            raise TypeError("a bytes-like object is required, not 'str'")
        self._check("write to closed file")
        return self.raw.write(b)

    def seek(self, pos, whence=0, /):
        self._check("seek of closed file")
        if _index(whence) not in (0, 1, 2, 3, 4):
            raise ValueError(f"whence value {whence} unsupported")
        return self.raw.seek(pos, whence)

    def tell(self):
        self._check("I/O operation on closed file")
        return self.raw.tell()

    def truncate(self, size=None, /):
        self._check("truncate of closed file")
        if not self.raw.writable():
            raise UnsupportedOperation("truncate")
        return self.raw.truncate(size)

    def flush(self):
        self._check("flush of closed file")
        self.raw.flush()

    def detach(self):
        self._check("flush of closed file")
        self.flush()
        raw, self.raw = self.raw, None
        return raw

    def fileno(self):
        return self.raw.fileno()

    def isatty(self):
        return self.raw.isatty()

    def readable(self):
        return self.raw.readable()

    def writable(self):
        return self.raw.writable()

    def seekable(self):
        return self.raw.seekable()

    def close(self):
        if self.raw is not None and not self.raw.closed:
            try:
                self.flush()
            finally:
                self.raw.close()


def _peek(self, size=0, /):
    """What comes next, without going on."""
    self._check("peek of closed file")
    at = self.raw.tell()
    data = self.raw.read(DEFAULT_BUFFER_SIZE)
    self.raw.seek(at)
    return data


_peek.__name__ = "peek"


class BufferedReader(_Buffered):
    """A file or stream to read, as bytes."""
    peek = _peek

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        if not raw.readable():
            raise OSError("File or stream is not readable.")
        if buffer_size <= 0:
            raise ValueError("buffer size must be strictly positive")
        self.raw = raw

    def writable(self):
        return False

    def write(self, data, /):
        raise UnsupportedOperation("write")

    def flush(self):
        self._check("I/O operation on closed file.")


class BufferedWriter(_Buffered):
    """A file or stream to write, as bytes."""

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        if not raw.writable():
            raise OSError("File or stream is not writable.")
        self.raw = raw

    def readable(self):
        return False

    def read(self, size=-1, /):
        raise UnsupportedOperation("read")

    readline = readinto = readinto1 = read

    def readlines(self, hint=-1, /):
        self._check_open()
        raise UnsupportedOperation("read")

    def read1(self, size=-1, /):
        raise UnsupportedOperation("read1")


class BufferedRandom(_Buffered):
    """A file to read and write, as bytes."""
    peek = _peek


class BufferedRWPair(BufferedIOBase):
    def __init__(self, reader, writer, buffer_size=DEFAULT_BUFFER_SIZE):
        self.reader = BufferedReader(reader)
        self.writer = BufferedWriter(writer)

    def read(self, size=-1, /):
        return self.reader.read(size)

    def readline(self, size=-1, /):
        return self.reader.readline(size)

    def write(self, data, /):
        return self.writer.write(data)

    def flush(self):
        self.writer.flush()

    def close(self):
        self.writer.close()
        self.reader.close()

    @property
    def closed(self):
        return self.writer.closed

    def readable(self):
        return True

    writable = readable


class TextIOWrapper(TextIOBase):
    """A stream of bytes as text."""
    _CHUNK_SIZE = 8192

    def __init__(self, buffer, encoding=None, errors=None, newline=None, line_buffering=False, write_through=False):
        if newline is not None and not isinstance(newline, str):
            raise TypeError("illegal newline type: " + type(newline).__name__)
        if newline not in (None, "", "\n", "\r", "\r\n"):
            raise ValueError("illegal newline value: " + newline)
        if encoding is None or encoding == "locale":
            encoding = "utf-8"
        b"".decode(encoding)
        buffer.readable
        self._buffer = buffer
        self._encoding = encoding
        self._errors = errors or "strict"
        self._newline = newline
        self._line_buffering = bool(line_buffering)
        self._write_through = bool(write_through)
        self._detached = False
        # What was read and not yet given away: the lines of a chunk, and the place among them.
        self._lines = ()
        self._line = 0
        self._column = 0
        self._chunk = None
        self._chunk_at = None
        self._left = b""
        self._seen = set()
        self._telling = True
        self._marked = _plain_name(encoding) in ("utf-16", "utf16", "utf-32", "utf32", "utf-8-sig")
        # The file itself, where nothing but our own classes is between.
        self._file = None

    def __repr__(self):
        text = "<_io.TextIOWrapper"
        for attribute in ("name", "mode"):
            try:
                text += f" {attribute}={getattr(self, attribute)!r}"
            except AttributeError:
                pass
        return text + f" encoding={self._encoding!r}>"

    @property
    def buffer(self):
        return self._buffer

    @property
    def encoding(self):
        return self._encoding

    @property
    def errors(self):
        return self._errors

    @property
    def name(self):
        return self._buffer.name

    @property
    def closed(self):
        return self._buffer.closed

    @property
    def line_buffering(self):
        return self._line_buffering

    @property
    def write_through(self):
        return self._write_through

    @property
    def newlines(self):
        seen = tuple([kind for kind in ("\r", "\n", "\r\n") if kind in self._seen])
        return None if not seen else seen[0] if len(seen) == 1 else seen

    def _check_open(self):
        if self._detached:
            raise ValueError("underlying buffer has been detached")
        if self._buffer.closed:
            raise ValueError("I/O operation on closed file.")

    def reconfigure(self, *, encoding=None, errors=None, newline=False, line_buffering=None, write_through=None):
        """Changes how text becomes bytes from here on."""
        if encoding is not None or errors is not None or newline is not False:
            if self._chunk is not None:
                raise UnsupportedOperation("not possible to set the encoding or newline of stream after the first read")
        if encoding is not None:
            b"".decode(encoding)
            self._encoding = encoding
            self._errors = errors or "strict"
            self._marked = _plain_name(encoding) in ("utf-16", "utf16", "utf-32", "utf32", "utf-8-sig")
        elif errors is not None:
            self._errors = errors
        if newline is not False:
            self._newline = newline
        if line_buffering is not None:
            self._line_buffering = bool(line_buffering)
        if write_through is not None:
            self._write_through = bool(write_through)

    def _decoded(self, data, is_last):
        # The text of bytes; what may be the beginning of a character waits for the next ones.
        if not is_last:
            cut = len(data)
            while cut > len(data) - 4 and cut and data[cut - 1] & 0xC0 == 0x80:
                cut -= 1
            if cut and data[cut - 1] >= 0xC0:
                cut -= 1
                self._left, data = data[cut:], data[:cut]
            if self._newline in (None, "") and data.endswith(b"\r"):
                self._left, data = b"\r" + self._left, data[:-1]
        return data.decode(self._encoding, self._errors)

    def _note_newlines(self, text):
        rest = text
        if "\r" in text:
            if "\r\n" in text:
                self._seen.add("\r\n")
                rest = text.replace("\r\n", "")
            if "\r" in rest:
                self._seen.add("\r")
        if "\n" in rest:
            self._seen.add("\n")

    def _fill(self):
        # Reads the next chunk; False at the end.
        buffer = self._buffer
        if not buffer.readable():
            raise UnsupportedOperation("not readable")
        in_pieces = _plain_name(self._encoding) in ("utf-8", "utf8", "ascii", "us-ascii")
        left, self._left = self._left, b""
        data = buffer.read(_CHUNK) if in_pieces else buffer.read()
        if not data and not left:
            return False
        if not isinstance(data, (bytes, bytearray)):
            raise TypeError("underlying read() should have returned a bytes-like object, not " + repr(type(data).__name__))
        whole = left + data
        text = self._decoded(whole, not in_pieces or len(data) < _CHUNK)
        self._chunk = text
        self._chunk_at = (len(whole), len(self._left))
        if self._newline in (None, ""):
            self._note_newlines(text)
        if self._newline is None:
            if "\r" in text:
                text = text.replace("\r\n", "\n").replace("\r", "\n")
            self._lines = _posix._lines(text, "\n")
        else:
            self._lines = _posix._lines(text, self._newline)
        self._line = self._column = 0
        return bool(text) or self._fill()

    def _drop(self):
        self._lines = ()
        self._line = self._column = 0
        self._chunk = None
        self._left = b""

    def _rest(self):
        # What is left of the chunk.
        lines, at = self._lines, self._line
        if at >= len(lines):
            return ""
        text = lines[at] if at == len(lines) - 1 else "".join(lines[at:])
        self._line = len(lines)
        column, self._column = self._column, 0
        return text[column:] if column else text

    def read(self, size=-1, /):
        self._check_open()
        if size.__class__ is not int:
            size = _count(size)
        if size >= 0:
            return self._read_some(size)
        text = self._rest()
        if not self._buffer.readable():
            raise UnsupportedOperation("not readable")
        data = self._buffer.read()
        if self._left:
            data, self._left = self._left + data, b""
        if not data:
            return text
        more = data.decode(self._encoding, self._errors)
        if self._newline in (None, ""):
            self._note_newlines(more)
            if self._newline is None and "\r" in more:
                more = more.replace("\r\n", "\n").replace("\r", "\n")
        self._drop()
        return text + more if text else more

    def _read_some(self, size):
        pieces = []
        while size > 0:
            if self._line >= len(self._lines) and not self._fill():
                break
            line = self._lines[self._line]
            piece = line[self._column:self._column + size]
            size -= len(piece)
            pieces.append(piece)
            self._column += len(piece)
            if self._column >= len(line):
                self._line += 1
                self._column = 0
        if not pieces and size == 0 and not self._buffer.readable():
            raise UnsupportedOperation("not readable")
        return "".join(pieces)

    def readline(self, size=-1, /):
        self._check_open()
        return self._next_line(_index(size))

    def _next_line(self, size):
        pieces = None
        while True:
            if self._line >= len(self._lines) and not self._fill():
                return "".join(pieces) if pieces else ""
            line = self._lines[self._line]
            if self._column or size >= 0:
                start = self._column
                piece = line[start:] if size < 0 else line[start:start + size]
                if start + len(piece) < len(line):
                    self._column += len(piece)
                    return "".join(pieces) + piece if pieces else piece
                line = piece
                self._column = 0
            self._line += 1
            if self._line < len(self._lines) or self._is_whole(line):
                return "".join(pieces) + line if pieces else line
            # The last line of a chunk may go on in the next one.
            pieces = [line] if pieces is None else pieces + [line]
            if size >= 0:
                size -= len(line)
                if size <= 0:
                    return "".join(pieces)

    def _is_whole(self, line):
        newline = self._newline
        if newline is None:
            return line.endswith("\n")
        return line.endswith(newline) if newline else line.endswith("\n") or line.endswith("\r")

    def __next__(self):
        at = self._line
        if at + 1 < len(self._lines) and not self._column:
            self._line = at + 1
            self._telling = False
            return self._lines[at]
        self._check_open()
        self._telling = False
        line = self._next_line(-1)
        if not line:
            self._telling = True
            raise StopIteration
        return line

    def write(self, s, /):
        if not isinstance(s, str):
            raise TypeError("write() argument must be str, not " + type(s).__name__)
        file = self._file
        if file is None or file._closed or not file._writes:
            self._check_open()
            if not self._buffer.writable():
                raise UnsupportedOperation("not writable")
        if self._chunk is not None:
            self._drop()
        text = s
        if self._newline in ("\r", "\r\n") and "\n" in s:
            text = s.replace("\n", self._newline)
        if text:
            data = text.encode(self._encoder() if self._marked else self._encoding, self._errors)
            if file is None:
                self._buffer.write(data)
            else:
                file._at = _posix._write(file._node, -1 if file._appends else file._at, data)
        return len(s)

    def _encoder(self):
        # Only the beginning of a file has a mark of the byte order.
        encoding = self._encoding
        name = _plain_name(encoding)
        if self._buffer.seekable() and self._buffer.tell():
            return {"utf-16": "utf-16-le", "utf16": "utf-16-le", "utf-8-sig": "utf-8"}.get(name, "utf-32-le")
        return encoding

    def tell(self):
        self._check_open()
        if not self._buffer.seekable():
            raise UnsupportedOperation("underlying stream is not seekable")
        if not self._telling:
            raise OSError("telling position disabled by next() call")
        end = self._buffer.tell()
        if self._chunk is None or self._line >= len(self._lines):
            return end - len(self._left)
        # Back to where the chunk began, and forward by what was given away of it.
        lines = self._lines
        if self._newline is None and "\r" in self._chunk:
            lines = _posix._lines(self._chunk, "")
        given = "".join(lines[:self._line]) + lines[self._line][:self._column]
        size, left = self._chunk_at
        return end - size + len(given.encode(self._encoding, self._errors)) if given else end - size

    def seek(self, cookie, whence=0, /):
        self._check_open()
        cookie = _index(cookie)
        if not self._buffer.seekable():
            raise UnsupportedOperation("underlying stream is not seekable")
        if whence == 1:
            if cookie:
                raise UnsupportedOperation("can't do nonzero cur-relative seeks")
            self._telling = True
            cookie = self.tell()
        elif whence == 2:
            if cookie:
                raise UnsupportedOperation("can't do nonzero end-relative seeks")
            self._drop()
            self._telling = True
            return self._buffer.seek(0, 2)
        elif whence != 0:
            raise ValueError(f"invalid whence ({whence}, should be 0, 1 or 2)")
        if cookie < 0:
            raise ValueError(f"negative seek position {cookie!r}")
        self._drop()
        self._telling = True
        self._buffer.seek(cookie)
        return cookie

    def truncate(self, pos=None, /):
        self._check_open()
        return self._buffer.truncate(pos)

    def flush(self):
        self._check_open()
        self._telling = True
        self._buffer.flush()

    def detach(self):
        self._check_open()
        self.flush()
        self._detached = True
        self._file = None
        return self._buffer

    def fileno(self):
        return self._buffer.fileno()

    def isatty(self):
        return self._buffer.isatty()

    def readable(self):
        return self._buffer.readable()

    def writable(self):
        return self._buffer.writable()

    def seekable(self):
        return self._buffer.seekable()

    def close(self):
        if not self._detached and not self._buffer.closed:
            self._drop()
            try:
                self.flush()
            finally:
                self._buffer.close()


for _class in (StringIO, BytesIO, FileIO, BufferedReader, BufferedWriter, BufferedRandom, BufferedRWPair, TextIOWrapper):
    _class.__module__ = "_io"
    _as_native(_class, "_io." + _class.__name__)
del _class


def _open_file(file, mode, buffering, encoding, errors, newline, closefd, opener):
    # `open`, where the policy mounts files.
    if not isinstance(file, int):
        _, file = _path_of(file)
    buffering = _index(buffering)
    _check_opening(mode, encoding, errors, newline)
    is_binary = "b" in mode
    if is_binary and buffering == 1:
        import warnings
        warnings.warn("line buffering (buffering=1) isn't supported in binary mode, the default buffer size will be used", RuntimeWarning)
    elif encoding is not None and encoding != "locale":
        b"".decode(encoding)
    raw = FileIO(file, "".join([letter for letter in mode if letter != "b" and letter != "t"]), closefd, opener)
    if buffering == 0:
        if is_binary:
            return raw
        raw.close()
        raise ValueError("can't have unbuffered text I/O")
    if "+" in mode:
        buffer = BufferedRandom(raw)
    else:
        buffer = BufferedReader(raw) if "r" in mode else BufferedWriter(raw)
    if is_binary:
        return buffer
    text = TextIOWrapper(buffer, encoding, errors, newline, buffering == 1)
    text.mode = mode
    text._file = raw
    return text


class IncrementalNewlineDecoder:
    """Reads ends of lines, of a text that comes in parts; what decoded it may be given too."""

    def __init__(self, decoder, translate, errors="strict"):
        self._decoder, self._translate = decoder, bool(translate)
        self._errors = errors
        self.reset()

    def decode(self, input, final=False):
        text = input if self._decoder is None else self._decoder.decode(input, final=final)
        if not isinstance(text, str):
            raise TypeError(f"decoder should return a string result, not '{type(text).__name__}'")
        if self._waits and (text or final):
            # The last part ended in the first half of an end of a line.
            text = "\r" + text
            self._waits = False
        if text.endswith("\r") and not final:
            text = text[:-1]
            self._waits = True
        both = text.count("\r\n")
        self._seen |= (text.count("\n") > both) | (text.count("\r") > both) << 1 | (both > 0) << 2
        return text.replace("\r\n", "\n").replace("\r", "\n") if self._translate else text

    @property
    def newlines(self):
        found = tuple([end for bit, end in ((2, "\r"), (1, "\n"), (4, "\r\n")) if self._seen & bit])
        return found if len(found) > 1 else found[0] if found else None

    def getstate(self):
        kept, flag = (b"", 0) if self._decoder is None else self._decoder.getstate()
        return kept, flag << 1 | self._waits

    def setstate(self, state, /):
        kept, flag = state
        self._waits = bool(flag & 1)
        if self._decoder is not None:
            self._decoder.setstate((kept, flag >> 1))

    def reset(self):
        self._seen, self._waits = 0, False
        if self._decoder is not None:
            self._decoder.reset()


_as_native(IncrementalNewlineDecoder, "_io.IncrementalNewlineDecoder")


open = open


def open_code(path):
    """Opens a file of code, as bytes."""
    return open(path, "rb")


__all__ = [
    "BlockingIOError", "open", "open_code", "FileIO", "IOBase", "RawIOBase", "BufferedIOBase", "TextIOBase", "BytesIO", "StringIO", "BufferedReader",
    "BufferedWriter", "BufferedRandom", "BufferedRWPair", "TextIOWrapper", "UnsupportedOperation", "SEEK_SET", "SEEK_CUR", "SEEK_END", "DEFAULT_BUFFER_SIZE",
]
BlockingIOError = BlockingIOError
