import io as _io
import zlib as _zlib


class BadGzipFile(OSError):
    pass


def compress(data, compresslevel=9, *, mtime=None):
    return _zlib.compress(data, compresslevel, 31)


def decompress(data):
    out = []
    data = bytes(data)
    while data:
        if not data.startswith(b"\x1f\x8b"):
            raise BadGzipFile("Not a gzipped file (" + repr(data[:2]) + ")")
        work = _zlib.decompressobj(31)
        out.append(work.decompress(data))
        if not work.eof:
            raise EOFError("Compressed file ended before the end-of-stream marker was reached")
        data = work.unused_data.lstrip(b"\0")
    return b"".join(out)


class GzipFile(_io.BufferedIOBase):
    def __init__(self, filename=None, mode=None, compresslevel=9, fileobj=None, mtime=None):
        if fileobj is None:
            open(filename, mode or "rb")
        self.fileobj = fileobj
        self.mode = mode or "rb"
        self._level = compresslevel
        self._data = _io.BytesIO() if "w" in self.mode else _io.BytesIO(decompress(fileobj.read()))

    def read(self, size=-1):
        return self._data.read(size)

    def readline(self, size=-1):
        return self._data.readline(size)

    def write(self, data):
        return self._data.write(data)

    def readable(self):
        return "r" in self.mode

    def writable(self):
        return "w" in self.mode

    def close(self):
        if not self._closed:
            self._closed = True
            if "w" in self.mode:
                self.fileobj.write(compress(self._data.getvalue(), self._level))


__all__ = ["BadGzipFile", "GzipFile", "compress", "decompress"]
