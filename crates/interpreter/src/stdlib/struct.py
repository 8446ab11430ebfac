# `struct`: numbers in bytes. The bytes are native (structs.rs).


class error(Exception):
    pass


def calcsize(format, /):
    return _calcsize(format)


def _plain(value):
    if isinstance(value, (int, float, bytes, bytearray, str)):
        return value
    if hasattr(type(value), "__index__"):
        return value.__index__()
    if hasattr(type(value), "__float__"):
        return value.__float__()
    return value


def pack(format, /, *v):
    for value in v:
        if type(value) not in (int, float, bytes):
            return _pack(format, tuple([_plain(value) for value in v]))
    return _pack(format, v)


def unpack(format, buffer, /):
    return _unpack(format, buffer)


def unpack_from(format, /, buffer, offset=0):
    size = _calcsize(format)
    length = len(buffer)
    if offset < 0:
        if offset + length < 0:
            raise error("offset %d out of range for %d-byte buffer" % (offset, length))
        offset += length
    if length - offset < size:
        raise error("unpack_from requires a buffer of at least %d bytes for unpacking %d bytes at offset %d (actual buffer size is %d)" % (size + offset, size, offset, length))
    return _unpack(format, buffer[offset:offset + size])


def pack_into(format, buffer, offset, /, *v):
    data = pack(format, *v)
    if isinstance(buffer, (bytes, str)):
        raise TypeError("argument must be read-write bytes-like object, not " + type(buffer).__name__)
    length = len(buffer)
    if offset < 0:
        if offset + len(data) > 0:
            raise error("no space to pack %d bytes at offset %d" % (len(data), offset))
        if offset + length < 0:
            raise error("offset %d out of range for %d-byte buffer" % (offset, length))
        offset += length
    if length - offset < len(data):
        raise error("pack_into requires a buffer of at least %d bytes for packing %d bytes at offset %d (actual buffer size is %d)" % (len(data) + offset, len(data), offset, length))
    buffer[offset:offset + len(data)] = data


def iter_unpack(format, buffer, /):
    size = _calcsize(format)
    if not size:
        raise error("cannot iteratively unpack with a struct of length 0")
    if len(buffer) % size:
        raise error("iterative unpacking requires a buffer of a multiple of %d bytes" % size)
    return iter([_unpack(format, buffer[at:at + size]) for at in range(0, len(buffer), size)])


class Struct:
    def __init__(self, format):
        self._size = _calcsize(format)
        self._format = format.decode() if isinstance(format, bytes) else format

    size = property(lambda self: self._size)
    format = property(lambda self: self._format)

    def pack(self, *v):
        return pack(self.format, *v)

    def unpack(self, buffer, /):
        return _unpack(self.format, buffer)

    def unpack_from(self, buffer, offset=0):
        return unpack_from(self.format, buffer, offset)

    def pack_into(self, buffer, offset, /, *v):
        pack_into(self.format, buffer, offset, *v)

    def iter_unpack(self, buffer, /):
        return iter_unpack(self.format, buffer)


Struct.__module__ = "_struct"
_as_native(Struct, "_struct.Struct")
__all__ = ["calcsize", "pack", "pack_into", "unpack", "unpack_from", "iter_unpack", "Struct", "error"]
