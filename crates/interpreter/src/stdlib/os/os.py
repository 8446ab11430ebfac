# The operating system's face without an operating system: the classes, and the policy's environment, which is a mapping
# that guests change. Files are those that the policy mounts (`files.py`); all else is native (os/mod.rs).

from abc import ABC as _ABC, abstractmethod as _abstractmethod
from collections.abc import MutableMapping as _MutableMapping
from posix import fspath
import sys as _sys

name = "posix"
linesep = "\n"
curdir, pardir, sep, extsep, altsep, pathsep = ".", "..", "/", ".", None, ":"
defpath, devnull = "/bin:/usr/bin", "/dev/null"
error = OSError
supports_bytes_environ = True


class PathLike(_ABC):
    """What has a path: an object with __fspath__."""

    @_abstractmethod
    def __fspath__(self):
        raise NotImplementedError

    @classmethod
    def __subclasshook__(cls, subclass):
        if cls is PathLike:
            return any("__fspath__" in vars(base) for base in subclass.__mro__) or NotImplemented
        return NotImplemented

    def __class_getitem__(cls, item):
        import types
        return types.GenericAlias(cls, item)


class _Environ(_MutableMapping):
    # What the policy lists; what is put in stays in this mapping.
    def __init__(self, kind, data):
        self._kind = kind
        self._data = data

    def _checked(self, value):
        if not isinstance(value, self._kind):
            raise TypeError(f"{self._kind.__name__} expected, not {type(value).__name__}")
        return value

    def __getitem__(self, key):
        try:
            return self._data[self._checked(key)]
        except KeyError:
            raise KeyError(key) from None

    def __setitem__(self, key, value):
        self._data[self._checked(key)] = self._checked(value)

    def __delitem__(self, key):
        try:
            del self._data[self._checked(key)]
        except KeyError:
            raise KeyError(key) from None

    def __iter__(self):
        yield from list(self._data)

    def __len__(self):
        return len(self._data)

    def __repr__(self):
        return "environ({" + ", ".join(f"{key!r}: {value!r}" for key, value in self._data.items()) + "})"

    def __ior__(self, other):
        self.update(other)
        return self

    def setdefault(self, key, value):
        known = key in self
        if not known:
            self[key] = value
        return self[key]

    def copy(self):
        return {**self}

    def __or__(self, other):
        return {**self, **other} if isinstance(other, _MutableMapping | dict) else NotImplemented

    def __ror__(self, other):
        return {**other, **self} if isinstance(other, _MutableMapping | dict) else NotImplemented


_Environ.__name__ = _Environ.__qualname__ = "_Environ"
environ = _Environ(str, _policy_environment())
environb = _Environ(bytes, {fsencode(key): fsencode(value) for key, value in environ.items()})


def get_exec_path(env=None):
    return (environ if env is None else env).get("PATH", defpath).split(pathsep)


