# `gzip`: its files, which read and write those of the guest. Whole buffers and the heads of files are native.

import io as _io
import zlib as _zlib


class BadGzipFile(OSError):
    pass


class GzipFile(_io.BufferedIOBase):
    def __init__(self, filename=None, mode=None, compresslevel=9, fileobj=None, mtime=None):
        if mode and ("t" in mode or "U" in mode):
            raise ValueError(f"Invalid mode: {mode!r}")
        if mode and "b" not in mode:
            mode += "b"
        mode = mode or (getattr(fileobj, "mode", "rb") if fileobj is not None else "rb")
        self._opened = None
        if fileobj is None:
            fileobj = self._opened = _io.open(filename, mode)
        if mode[:1] not in ("r", "w", "a", "x"):
            raise ValueError(f"Invalid mode: {mode!r}")
        self.fileobj = fileobj
        if filename is None:
            filename = getattr(fileobj, "name", "")
            self.name = filename if isinstance(filename, (str, bytes)) else ""
        else:
            self.name = filename.__fspath__() if hasattr(filename, "__fspath__") else filename
        if mode[0] == "r":
            self.mode = 1
            self._data = None
        else:
            self.mode = 2
            self._stream = _zlib.compressobj(compresslevel, 8, -15, 8, 0)
            self._check = self._size = 0
            fileobj.write(_head(self.name, _now() if mtime is None else int(mtime), compresslevel))

    def __repr__(self):
        return f"<gzip {repr(self.fileobj)[1:-1]} {id(self):#x}>"

    def _reads(self, doing):
        if self._closed:
            raise ValueError("I/O operation on closed file")
        if self.mode != 1:
            raise OSError(9, f"{doing}() on write-only GzipFile object")
        if self._data is None:
            self._data = _io.BytesIO(_members(self.fileobj.read()))
        return self._data

    def _writes(self, doing):
        if self._closed:
            raise ValueError("I/O operation on closed file")
        if self.mode != 2:
            raise OSError(9, f"{doing}() on read-only GzipFile object")

    def read(self, size=-1):
        return self._reads("read").read(size)

    def read1(self, size=-1):
        return self._reads("read1").read1(size)

    def readline(self, size=-1):
        return self._reads("readline").readline(size)

    def write(self, data):
        self._writes("write")
        if not isinstance(data, (bytes, bytearray)):
            data = memoryview(data).tobytes()
        if data:
            self.fileobj.write(self._stream.compress(data))
            self._check = _zlib.crc32(data, self._check)
            self._size += len(data)
        return len(data)

    def flush(self, zlib_mode=2):
        if self._closed:
            raise ValueError("I/O operation on closed file")
        if self.mode == 2:
            self.fileobj.write(self._stream.flush(zlib_mode))
            if hasattr(self.fileobj, "flush"):
                self.fileobj.flush()

    def readable(self):
        return self.mode == 1

    def writable(self):
        return self.mode == 2

    def seekable(self):
        return True

    def seek(self, offset, whence=0):
        if self.mode == 1:
            return self._reads("seek").seek(offset, whence)
        self._writes("seek")
        if whence == 2:
            raise ValueError("Seek from end not supported")
        gap = offset if whence else offset - self._size
        if gap < 0:
            raise OSError("Negative seek in write mode")
        while gap > 0:
            gap -= self.write(bytes(min(gap, 65536)))
        return self._size

    def rewind(self):
        if self.mode != 1:
            raise OSError("Can't rewind in write mode")
        if self._data is not None:
            self._data.seek(0)

    def tell(self):
        if self._closed:
            raise ValueError("I/O operation on closed file")
        if self.mode == 2:
            return self._size
        return 0 if self._data is None else self._data.tell()

    def close(self):
        if not self._closed:
            self._closed = True
            file, self.fileobj = self.fileobj, None
            try:
                if self.mode == 2:
                    file.write(self._stream.flush())
                    file.write(self._check.to_bytes(4, "little") + (self._size & 0xFFFFFFFF).to_bytes(4, "little"))
            finally:
                if self._opened is not None:
                    self._opened.close()


def _now():
    import time

    return int(time.time())


def _compress_now(data, level):
    return compress(data, level, mtime=_now())


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
