# `gzip`: its files, which read and write those of the guest. Whole buffers are native (zlib.rs).

import io as _io


class BadGzipFile(OSError):
    pass


class GzipFile(_io.BufferedIOBase):
    def __init__(self, filename=None, mode=None, compresslevel=9, fileobj=None, mtime=None):
        mode = mode or "rb"
        self._opened = None
        if fileobj is None:
            fileobj = self._opened = _io.open(filename, mode if "b" in mode else mode + "b")
        self.fileobj = fileobj
        self.mode = mode
        self.name = getattr(fileobj, "name", "") if filename is None else filename
        self._level = compresslevel
        self._data = _io.BytesIO() if self.writable() else _io.BytesIO(decompress(fileobj.read()))

    def read(self, size=-1):
        return self._data.read(size)

    def readline(self, size=-1):
        return self._data.readline(size)

    def write(self, data):
        return self._data.write(data)

    def readable(self):
        return "r" in self.mode

    def writable(self):
        return self.mode[0] in "wax"

    def seekable(self):
        return True

    def seek(self, offset, whence=0):
        return self._data.seek(offset, whence)

    def tell(self):
        return self._data.tell()

    def close(self):
        if not self._closed:
            self._closed = True
            if self.writable():
                self.fileobj.write(compress(self._data.getvalue(), self._level))
            if self._opened is not None:
                self._opened.close()


def open(filename, mode="rb", compresslevel=9, encoding=None, errors=None, newline=None):
    """Opens a compressed file, as bytes or as text."""
    if "t" in mode:
        if "b" in mode:
            raise ValueError(f"Invalid mode: {mode!r}")
    else:
        for name, value in (("encoding", encoding), ("errors", errors), ("newline", newline)):
            if value is not None:
                raise ValueError(f"Argument {name!r} not supported in binary mode")
    binary = mode.replace("t", "")
    if isinstance(filename, (str, bytes)) or hasattr(filename, "__fspath__"):
        file = GzipFile(filename, binary, compresslevel)
    elif hasattr(filename, "read") or hasattr(filename, "write"):
        file = GzipFile(None, binary, compresslevel, filename)
    else:
        raise TypeError("filename must be a str or bytes object, or a file")
    return _io.TextIOWrapper(file, encoding, errors, newline) if "t" in mode else file


__all__ = ["BadGzipFile", "GzipFile", "open", "compress", "decompress"]
