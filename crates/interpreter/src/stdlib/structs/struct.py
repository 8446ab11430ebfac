# `struct`: the class of its formats, and its error. The bytes are native (structs/).

del unpack_iterator


class error(Exception):
    pass


class Struct:
    def __init__(self, format):
        if not isinstance(format, (str, bytes)):
            raise TypeError(f"Struct() argument 1 must be a str or bytes object, not {type(format).__name__}")
        self._size = calcsize(format)
        self._format = format.decode() if isinstance(format, bytes) else format

    size = property(lambda self: self._size)
    format = property(lambda self: self._format)

    def pack(self, *v):
        return pack(self.format, *v)

    def unpack(self, buffer, /):
        return unpack(self.format, buffer)

    def unpack_from(self, buffer, offset=0):
        return unpack_from(self.format, buffer, offset)

    def pack_into(self, *v):
        pack_into(self.format, *v)

    def iter_unpack(self, buffer, /):
        return iter_unpack(self.format, buffer)


Struct.__module__ = "_struct"
_as_native(Struct, "_struct.Struct")
__all__ = ["calcsize", "pack", "pack_into", "unpack", "unpack_from", "iter_unpack", "Struct", "error"]
