

# The third part of `codecs`: streams, which encode what is written to files of the guest and decode what is read from them.


class _Stream(Codec):
    # What all of them pass on to the file.
    def __getattr__(self, name):
        return getattr(self.stream, name)

    def __enter__(self):
        return self

    def __exit__(self, type, value, tb):
        self.stream.close()


class StreamWriter(_Stream):
    """Encodes texts into a file."""

    def __init__(self, stream, errors="strict"):
        self.stream, self.errors = stream, errors

    def write(self, object):
        self.stream.write(self.encode(object, self.errors)[0])

    def writelines(self, list):
        self.write("".join(list))

    def reset(self):
        pass

    def seek(self, offset, whence=0):
        self.stream.seek(offset, whence)
        if whence == 0 and offset == 0:
            self.reset()


class StreamReader(_Stream):
    """Decodes a file."""
    charbuffertype = str

    def __init__(self, stream, errors="strict"):
        self.stream, self.errors = stream, errors
        self.bytebuffer = b""
        self._empty_charbuffer = self.charbuffertype()
        self.charbuffer = self._empty_charbuffer
        self.linebuffer = None

    def decode(self, input, errors="strict"):
        raise NotImplementedError

    def read(self, size=-1, chars=-1, firstline=False):
        """Text of about as many bytes, or of as many characters."""
        if self.linebuffer:
            self.charbuffer = self._empty_charbuffer.join(self.linebuffer)
            self.linebuffer = None
        if chars < 0:
            # What waits may be enough.
            chars = size
        while not 0 <= chars <= len(self.charbuffer):
            new = self.stream.read() if size < 0 else self.stream.read(size)
            data = self.bytebuffer + new
            if not data:
                break
            try:
                text, count = self.decode(data, self.errors)
            except UnicodeDecodeError as error:
                if not firstline:
                    raise
                text, count = self.decode(data[:error.start], self.errors)
                if len(text.splitlines(keepends=True)) <= 1:
                    raise
            self.bytebuffer = data[count:]
            self.charbuffer += text
            if not new or size < 0:
                break
        if chars < 0:
            found, self.charbuffer = self.charbuffer, self._empty_charbuffer
        else:
            found, self.charbuffer = self.charbuffer[:chars], self.charbuffer[chars:]
        return found

    def readline(self, size=None, keepends=True):
        """The next line."""
        if self.linebuffer:
            line = self.linebuffer.pop(0)
            if len(self.linebuffer) == 1:
                self.charbuffer, self.linebuffer = self.linebuffer[0], None
            return line if keepends else line.splitlines(keepends=False)[0]
        line, amount = self._empty_charbuffer, size or 72
        while True:
            data = self.read(amount, firstline=True)
            if isinstance(data, str) and data.endswith("\r") or isinstance(data, bytes) and data.endswith(b"\r"):
                data += self.read(size=1, chars=1)
            line += data
            lines = line.splitlines(keepends=True)
            if len(lines) > 1:
                # More than one came: the others wait.
                line = lines.pop(0)
                lines[-1] += self.charbuffer
                if len(lines) > 1:
                    self.linebuffer, self.charbuffer = lines, None
                else:
                    self.charbuffer = lines[0]
                return line if keepends else line.splitlines(keepends=False)[0]
            if lines:
                bare = lines[0].splitlines(keepends=False)[0]
                if lines[0] != bare:
                    # It has an end: what came behind it waits.
                    self.charbuffer = self._empty_charbuffer.join(lines[1:]) + self.charbuffer
                    return lines[0] if keepends else bare
            if not data or size is not None:
                return line.splitlines(keepends=False)[0] if line and not keepends else line
            amount = min(amount * 2, 8000)

    def readlines(self, sizehint=None, keepends=True):
        return self.read().splitlines(keepends)

    def reset(self):
        self.bytebuffer, self.charbuffer, self.linebuffer = b"", self._empty_charbuffer, None

    def seek(self, offset, whence=0):
        self.stream.seek(offset, whence)
        self.reset()

    def __next__(self):
        line = self.readline()
        if line:
            return line
        raise StopIteration

    def __iter__(self):
        return self


class _Writer(StreamWriter):
    # Of a text encoding: its mark comes once.
    def __init__(self, stream, errors="strict"):
        super().__init__(stream, errors)
        self._encoder = lookup(self._name).incrementalencoder(errors)

    def write(self, object):
        self.stream.write(self._encoder.encode(object))

    def reset(self):
        self._encoder.reset()


class _Reader(StreamReader):
    # Of a text encoding: the beginning of a character waits for its end.
    def decode(self, input, errors="strict"):
        input = _bytes(input)
        count = _complete(input, self._name)
        return _decoded(input[:count], self._name, errors), count


class _MarkedReader(StreamReader):
    # As that, behind a mark.
    _decoder = None

    def decode(self, input, errors="strict"):
        if self._decoder is None:
            self._decoder = lookup(self._name).incrementaldecoder(errors)
        return self._decoder._buffer_decode(_bytes(input), errors, False)

    def reset(self):
        super().reset()
        self._decoder = None


class StreamReaderWriter(_Stream):
    """A file that is decoded where it is read, and encoded where it is written."""
    encoding = "unknown"

    def __init__(self, stream, Reader, Writer, errors="strict"):
        self.stream, self.errors = stream, errors
        self.reader, self.writer = Reader(stream, errors), Writer(stream, errors)

    def read(self, size=-1):
        return self.reader.read(size)

    def readline(self, size=None):
        return self.reader.readline(size)

    def readlines(self, sizehint=None):
        return self.reader.readlines(sizehint)

    def __next__(self):
        return next(self.reader)

    def __iter__(self):
        return self

    def write(self, data):
        return self.writer.write(data)

    def writelines(self, list):
        return self.writer.writelines(list)

    def reset(self):
        self.reader.reset()
        self.writer.reset()

    def seek(self, offset, whence=0):
        self.stream.seek(offset, whence)
        self.reader.reset()
        if whence == 0 and offset == 0:
            self.writer.reset()


class StreamRecoder(_Stream):
    """A file in one encoding, as bytes in another."""
    data_encode = data_decode = None

    def __init__(self, stream, encode, decode, Reader, Writer, errors="strict"):
        self.stream, self.encode, self.decode, self.errors = stream, encode, decode, errors
        self.reader, self.writer = Reader(stream, errors), Writer(stream, errors)

    def read(self, size=-1):
        return self.encode(self.reader.read(size), self.errors)[0]

    def readline(self, size=None):
        text = self.reader.readline() if size is None else self.reader.readline(size)
        return self.encode(text, self.errors)[0]

    def readlines(self, sizehint=None):
        return self.encode(self.reader.read(), self.errors)[0].splitlines(keepends=True)

    def __next__(self):
        return self.encode(next(self.reader), self.errors)[0]

    def __iter__(self):
        return self

    def write(self, data):
        return self.writer.write(self.decode(data, self.errors)[0])

    def writelines(self, list):
        return self.write(b"".join(list))

    def reset(self):
        self.reader.reset()
        self.writer.reset()

    def seek(self, offset, whence=0):
        self.reader.seek(offset, whence)
        self.writer.seek(offset, whence)


def open(filename, mode="r", encoding=None, errors="strict", buffering=-1):
    """Opens a file in an encoding; its line ends stay as they are."""
    if encoding is not None and "b" not in mode:
        mode += "b"
    file = _builtins.open(filename, mode, buffering)
    if encoding is None:
        return file
    try:
        info = lookup(encoding)
        made = StreamReaderWriter(file, info.streamreader, info.streamwriter, errors)
        made.encoding = encoding
        return made
    except:
        file.close()
        raise


def EncodedFile(file, data_encoding, file_encoding=None, errors="strict"):
    """A file in one encoding, for data in another."""
    data, inner = lookup(data_encoding), lookup(data_encoding if file_encoding is None else file_encoding)
    made = StreamRecoder(file, data.encode, data.decode, inner.streamreader, inner.streamwriter, errors)
    made.data_encoding, made.file_encoding = data_encoding, file_encoding
    return made
