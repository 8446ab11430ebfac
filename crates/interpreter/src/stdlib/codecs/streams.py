# `codecs`, streams: texts read from and written to streams of bytes, and `codecs.open`.


class _OverStream:
    # What is not asked of texts is asked of the stream beneath, which is closed with them.

    def __getattr__(self, name):
        return getattr(self.stream, name)

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        self.stream.close()


class StreamWriter(Codec, _OverStream):
    def __init__(self, stream, errors="strict"):
        self.stream, self.errors = stream, errors

    def write(self, object):
        data, _ = self.encode(object, self.errors)
        self.stream.write(data)

    def writelines(self, list):
        self.write("".join(list))

    def reset(self):
        pass

    def seek(self, offset, whence=0):
        self.stream.seek(offset, whence)
        if whence == 0 and offset == 0:
            self.reset()


class StreamReader(Codec, _OverStream):
    charbuffertype = str

    def __init__(self, stream, errors="strict"):
        self.stream, self.errors = stream, errors
        StreamReader.reset(self)

    def decode(self, input, errors="strict"):
        raise NotImplementedError

    def _more(self, size):
        # Takes more from the stream; whether there was any.
        data = self.stream.read() if size < 0 else self.stream.read(size)
        whole = self.bytebuffer + data
        if not whole:
            return False
        made, used = self.decode(whole, self.errors)
        self.bytebuffer = whole[used:]
        self.charbuffer = self.charbuffer + made
        return bool(data)

    def _taken(self, count):
        made, self.charbuffer = self.charbuffer[:count], self.charbuffer[count:]
        return made

    def read(self, size=-1, chars=-1, firstline=False):
        chars = size if chars < 0 else chars
        while (chars < 0 or len(self.charbuffer) < chars) and self._more(size):
            pass
        return self._taken(len(self.charbuffer) if chars < 0 else chars)

    def readline(self, size=None, keepends=True):
        step = size or 72
        while True:
            lines = self.charbuffer.splitlines(True)
            # A line is whole if another follows it, or if nothing can be added to its end.
            if len(lines) > 1 or lines and lines[0].splitlines(False)[0] != lines[0] and lines[0][-1:] not in ("\r", b"\r"):
                break
            if not self._more(step) or size is not None:
                lines = self.charbuffer.splitlines(True)
                break
            step = min(step * 2, 8000)
        if not lines:
            return self.charbuffertype()
        line = self._taken(len(lines[0]))
        return line if keepends else line.splitlines(False)[0]

    def readlines(self, sizehint=None, keepends=True):
        return self.read().splitlines(keepends)

    def reset(self):
        self.bytebuffer = b""
        self.charbuffer = self.charbuffertype()
        self.linebuffer = None

    def seek(self, offset, whence=0):
        self.stream.seek(offset, whence)
        self.reset()

    def __next__(self):
        if not (line := self.readline()):
            raise StopIteration
        return line

    def __iter__(self):
        return self


class _MarkingWriter(StreamWriter):
    # Writes a mark before the first part.

    def __init__(self, stream, errors="strict"):
        StreamWriter.__init__(self, stream, errors)
        self._encoder = getincrementalencoder(self._name)(errors)

    def encode(self, input, errors="strict"):
        return (self._encoder.encode(input), len(input))

    def reset(self):
        self._encoder.reset()


class _MarkingReader(StreamReader):
    # Learns from a mark what the rest is.

    def __init__(self, stream, errors="strict"):
        StreamReader.__init__(self, stream, errors)
        self._decoder = getincrementaldecoder(self._name)(errors)

    def decode(self, input, errors="strict"):
        return (self._decoder.decode(input), len(input))

    def reset(self):
        StreamReader.reset(self)
        self._decoder.reset()


def _streams(name, module, encode, decode):
    if name in _UNMARKED:
        return (_class("StreamReader", module, (_MarkingReader,), _name=name), _class("StreamWriter", module, (_MarkingWriter,), _name=name))
    if name.endswith("escape"):
        parts = decode

        def decode(input, errors="strict"):
            return parts(input, errors, False)

    codec = _class("Codec", module, (Codec,), encode=staticmethod(encode), decode=staticmethod(decode))
    return (_class("StreamReader", module, (codec, StreamReader)), _class("StreamWriter", module, (codec, StreamWriter)))


class _BothWays(_OverStream):
    # A stream with what reads from it and what writes to it.

    def __init__(self, stream, reading, writing, errors):
        self.stream, self.errors = stream, errors
        self.reader, self.writer = reading(stream, errors), writing(stream, errors)

    def __iter__(self):
        return self

    def reset(self):
        for way in (self.reader, self.writer):
            way.reset()


class StreamReaderWriter(_BothWays):
    encoding = "unknown"

    def __init__(self, stream, Reader, Writer, errors="strict"):
        super().__init__(stream, Reader, Writer, errors)

    def read(self, size=-1):
        return self.reader.read(size)

    def readline(self, size=None):
        return self.reader.readline(size)

    def readlines(self, sizehint=None):
        return self.reader.readlines(sizehint)

    def __next__(self):
        return next(self.reader)

    def write(self, data):
        return self.writer.write(data)

    def writelines(self, list):
        return self.writer.writelines(list)

    def seek(self, offset, whence=0):
        is_start = (offset, whence) == (0, 0)
        self.stream.seek(offset, whence)
        self.reader.reset()
        if is_start:
            self.writer.reset()


class StreamRecoder(_BothWays):
    data_encoding = "unknown"
    file_encoding = "unknown"

    def __init__(self, stream, encode, decode, Reader, Writer, errors="strict"):
        super().__init__(stream, Reader, Writer, errors)
        self.encode, self.decode = encode, decode

    def _told(self, text):
        return self.encode(text, self.errors)[0]

    def read(self, size=-1):
        return self._told(self.reader.read(size))

    def readline(self, size=None):
        return self._told(self.reader.readline() if size is None else self.reader.readline(size))

    def readlines(self, sizehint=None):
        return self._told(self.reader.read()).splitlines(keepends=True)

    def __next__(self):
        return self._told(next(self.reader))

    def write(self, data):
        return self.writer.write(self.decode(data, self.errors)[0])

    def writelines(self, list):
        return self.write(b"".join(list))

    def seek(self, offset, whence=0):
        for way in (self.reader, self.writer):
            way.seek(offset, whence)


def open(filename, mode="r", encoding=None, errors="strict", buffering=-1):
    from builtins import open
    if encoding is None:
        return open(filename, mode, buffering)
    stream = open(filename, mode if "b" in mode else mode + "b", buffering)
    try:
        info = lookup(encoding)
        both = StreamReaderWriter(stream, info.streamreader, info.streamwriter, errors)
    except:
        stream.close()
        raise
    both.encoding = encoding
    return both


def EncodedFile(file, data_encoding, file_encoding=None, errors="strict"):
    file_encoding = file_encoding or data_encoding
    data, inside = lookup(data_encoding), lookup(file_encoding)
    made = StreamRecoder(file, data.encode, data.decode, inside.streamreader, inside.streamwriter, errors)
    made.data_encoding = data_encoding
    made.file_encoding = file_encoding
    return made


__all__ = [
    "register", "lookup", "open", "EncodedFile", "BOM", "BOM_BE", "BOM_LE", "BOM32_BE", "BOM32_LE", "BOM64_BE", "BOM64_LE", "BOM_UTF8",
    "BOM_UTF16", "BOM_UTF16_LE", "BOM_UTF16_BE", "BOM_UTF32", "BOM_UTF32_LE", "BOM_UTF32_BE", "CodecInfo", "Codec", "IncrementalEncoder",
    "IncrementalDecoder", "StreamReader", "StreamWriter", "StreamReaderWriter", "StreamRecoder", "getencoder", "getdecoder",
    "getincrementalencoder", "getincrementaldecoder", "getreader", "getwriter", "encode", "decode", "iterencode", "iterdecode",
    "strict_errors", "ignore_errors", "replace_errors", "xmlcharrefreplace_errors", "backslashreplace_errors", "namereplace_errors",
    "register_error", "lookup_error",
]
