# The class of the zones of the IANA database. What they say is native (zoneinfo/mod.rs).

from datetime import tzinfo as _tzinfo

__all__ = ["ZoneInfo", "reset_tzpath", "available_timezones", "TZPATH", "ZoneInfoNotFoundError", "InvalidTZPathWarning"]

TZPATH = ()
_MISSING = object()


class ZoneInfoNotFoundError(KeyError):
    """Exception raised when a ZoneInfo key is not found."""
    __module__ = "zoneinfo._common"


class InvalidTZPathWarning(RuntimeWarning):
    """Warning raised if an invalid path is specified in PYTHONTZPATH."""


class ZoneInfo(_tzinfo):
    """A time zone of the IANA database, by its key."""

    def __init_subclass__(cls):
        cls._known = {}

    def __new__(cls, key=_MISSING):
        if key is _MISSING:
            raise TypeError("function missing required argument 'key' (pos 1)")
        found = cls._known.get(key)
        if found is None:
            found = cls._known[key] = cls._new(key)
        return found

    @classmethod
    def _new(cls, key, data=None):
        if data is None and not isinstance(key, str):
            raise TypeError(f"expected str, bytes or os.PathLike object, not {type(key).__name__}")
        _check(key, data)
        self = _tzinfo.__new__(cls)
        self._key, self._data = key, data
        return self

    @classmethod
    def no_cache(cls, key):
        """A new object each time."""
        return cls._new(key)

    @classmethod
    def from_file(cls, fobj, /, key=None):
        """A time zone from an open TZif file."""
        self = cls._new(key, bytes(fobj.read()))
        self._file = repr(fobj)
        return self

    @classmethod
    def clear_cache(cls, *, only_keys=None):
        """Forgets objects made before."""
        if only_keys is None:
            cls._known.clear()
        else:
            for key in only_keys:
                cls._known.pop(key, None)

    @property
    def key(self):
        return self._key

    def utcoffset(self, dt, /):
        return _offset_at(self, dt)

    def dst(self, dt, /):
        return _saving_at(self, dt)

    def tzname(self, dt, /):
        return _name_at(self, dt)

    def fromutc(self, dt, /):
        """A time in UTC, with this zone, as local time."""
        return _from_utc(self, dt)

    def __str__(self):
        return self._key if self._key is not None else repr(self)

    def __repr__(self):
        shown = "zoneinfo.ZoneInfo" if type(self) is _class else type(self).__name__
        return f"{shown}.from_file({self._file})" if self._key is None else f"{shown}(key={self._key!r})"

    def __reduce__(self):
        if self._key is None:
            import pickle
            raise pickle.PicklingError("Cannot pickle a ZoneInfo file from a file stream.")
        return (self.__class__._unpickle, (self._key, int(self.__class__._known.get(self._key) is self)))

    @classmethod
    def _unpickle(cls, key, from_cache, /):
        return cls(key) if from_cache else cls.no_cache(key)


ZoneInfo._known = {}
_class = ZoneInfo
_as_native(ZoneInfo, "zoneinfo.ZoneInfo")
