# `struct`: its error. The rest is native (structs/).

del unpack_iterator


class error(Exception):
    pass


__all__ = ["calcsize", "pack", "pack_into", "unpack", "unpack_from", "iter_unpack", "Struct", "error"]
