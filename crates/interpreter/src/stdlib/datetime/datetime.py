# The classes of time zones, and what asks zones and calls classes of the guest's own. Dates, times, durations
# and fixed zones are native (datetime/*.rs), but the objects of `timezone` are those of a Python class, made here (`_new_zone`).

import time as _time

MINYEAR = 1
MAXYEAR = 9999


class tzinfo:
    __slots__ = ()

    def __new__(cls, *args, **kwargs):
        return object.__new__(cls)

    def tzname(self, dt):
        raise NotImplementedError("a tzinfo subclass must implement tzname()")

    def utcoffset(self, dt):
        raise NotImplementedError("a tzinfo subclass must implement utcoffset()")

    def dst(self, dt):
        raise NotImplementedError("a tzinfo subclass must implement dst()")

    def fromutc(self, dt):
        if not isinstance(dt, datetime):
            raise TypeError("fromutc: argument must be a datetime")
        if dt.tzinfo is not self:
            raise ValueError("fromutc: dt.tzinfo is not self")
        offset = dt.utcoffset()
        if offset is None:
            raise ValueError("fromutc: non-None utcoffset() result required")
        saving = dt.dst()
        if saving is None:
            raise ValueError("fromutc: non-None dst() result required")
        dt = dt + (offset - saving)
        saving = dt.dst()
        if saving is None:
            raise ValueError("fromutc: tz.dst() gave inconsistent results; cannot convert")
        return dt + saving if saving else dt


def _equal_in_any_fold(one, other, wanted):
    # PEP 495: a moment whose distance from UTC depends on its fold equals none in another zone.
    for moment in (one, other):
        flipped = datetime.combine(datetime.date(moment), datetime.time(moment).replace(fold=1 - moment.fold), moment.tzinfo)
        if flipped.utcoffset() != datetime.utcoffset(moment):
            return not wanted
    return wanted


_given = object()


class timezone(tzinfo):
    __slots__ = ("_offset", "_name")

    def __new__(cls, offset=_given, name=_given):
        if offset is _given:
            raise TypeError("timezone() missing required argument 'offset' (pos 1)")
        if not isinstance(offset, timedelta):
            raise TypeError("timezone() argument 1 must be datetime.timedelta, not " + _kind(offset))
        if name is _given:
            name = None
        elif not isinstance(name, str):
            raise TypeError("timezone() argument 2 must be str, not " + _kind(name))
        if name is None and not offset and _utc is not None:
            return _utc
        if not -_day < offset < _day:
            raise ValueError("offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not " + repr(offset) + ".")
        return _new_zone(cls, offset, name)

    def utcoffset(self, dt, /):
        if dt is None or isinstance(dt, datetime):
            return self._offset
        raise TypeError("utcoffset(dt) argument must be a datetime instance or None, not " + _type_name(dt))

    def tzname(self, dt, /):
        if dt is None or isinstance(dt, datetime):
            return str(self)
        raise TypeError("tzname(dt) argument must be a datetime instance or None, not " + _type_name(dt))

    def dst(self, dt, /):
        if dt is None or isinstance(dt, datetime):
            return None
        raise TypeError("dst(dt) argument must be a datetime instance or None, not " + _type_name(dt))

    def fromutc(self, dt, /):
        if not isinstance(dt, datetime):
            raise TypeError("fromutc: argument must be a datetime")
        if dt.tzinfo is not self:
            raise ValueError("fromutc: dt.tzinfo is not self")
        return dt + self._offset

    def __eq__(self, other):
        if isinstance(other, timezone):
            return self._offset == other._offset
        return NotImplemented

    def __hash__(self):
        return hash(self._offset)

    def __repr__(self):
        if self is _utc:
            return "datetime.timezone.utc"
        if self._name is None:
            return "datetime.timezone(" + repr(self._offset) + ")"
        return "datetime.timezone(" + repr(self._offset) + ", " + repr(self._name) + ")"

    def __str__(self):
        if self._name is not None:
            return self._name
        return _zone_text(self._offset)

    def __reduce__(self):
        return (timezone, (self._offset,) if self._name is None else (self._offset, self._name), None)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


def _new_zone(cls, offset, name):
    self = tzinfo.__new__(cls)
    self._offset = offset
    self._name = name
    return self


_day = timedelta(days=1)
_utc = None
_utc = _new_zone(timezone, timedelta(0), None)
timezone.utc = UTC = _utc
timezone.min = _new_zone(timezone, -timedelta(hours=23, minutes=59), None)
timezone.max = _new_zone(timezone, timedelta(hours=23, minutes=59), None)


class IsoCalendarDate(tuple):
    __slots__ = ()

    year = property(lambda self: self[0])
    week = property(lambda self: self[1])
    weekday = property(lambda self: self[2])

    def __repr__(self):
        return "datetime.IsoCalendarDate(year=%s, week=%s, weekday=%s)" % tuple(self)

    def __reduce__(self):
        return (tuple, (tuple(self),))


def _utcoffset(zone, about):
    return _checked(zone.utcoffset(about), "utcoffset")


def _dst(zone, about):
    return _checked(zone.dst(about), "dst")


def _tzname(zone, about):
    name = zone.tzname(about)
    if name is not None and not isinstance(name, str):
        raise TypeError("tzinfo.tzname() must return None or a string, not '" + _type_name(name) + "'")
    return name


def _with_zone(text, zone, end):
    return text + repr(zone) + end


def _iso_text(self):
    return self.isoformat()


def _formatted(self, format):
    return self.strftime(format) if format else str(self)


def _strftime_in_zone(self, format):
    about = None if isinstance(self, time) else self
    if about is not None:
        # The fields are those of `timetuple`, which asks whether it is summer.
        _dst(self.tzinfo, about)
    codes = format.replace("%%", "")
    offset = _utcoffset(self.tzinfo, about) if "%z" in codes else None
    return _strftime(self, format, offset, _tzname(self.tzinfo, about) if "%Z" in codes else None)


def _time_tuple_in_zone(self):
    saving = self.dst()
    return _time_tuple(self, -1 if saving is None else 1 if saving else 0)


def _today(cls):
    return cls.fromtimestamp(_time.time())


def _now(cls, zone):
    return _moment_at(cls, _time.time_ns() // 1000, zone)


def _from_utc(cls, parts, zone):
    return zone.fromutc(cls(*parts, zone))


def _as_timezone(self, tz):
    mine = self.tzinfo
    if tz is None:
        tz = _local
    elif not isinstance(tz, tzinfo):
        raise TypeError("tzinfo argument must be None or of a tzinfo subclass, not type '" + _type_name(tz) + "'")
    if mine is None:
        datetime.timestamp(self)
        mine = _local
        offset = mine.utcoffset(self)
    elif tz is mine:
        return self
    else:
        offset = self.utcoffset()
        if offset is None:
            offset = timedelta(0)
    if tz is mine and self.tzinfo is not None:
        return self
    return tz.fromutc((self - offset).replace(tzinfo=tz))


_local = _new_zone(timezone, timedelta(0), "UTC")


for _class, _least, _most, _step in (
    (timedelta, timedelta(-999999999), timedelta(days=999999999, hours=23, minutes=59, seconds=59, microseconds=999999), timedelta(microseconds=1)),
    (date, date(1, 1, 1), date(9999, 12, 31), timedelta(days=1)),
    (time, time(0, 0), time(23, 59, 59, 999999), timedelta(microseconds=1)),
    (datetime, datetime(1, 1, 1), datetime(9999, 12, 31, 23, 59, 59, 999999), timedelta(microseconds=1)),
):
    _extend_type(_class, "min", _least)
    _extend_type(_class, "max", _most)
    _extend_type(_class, "resolution", _step)
del _class, _least, _most, _step
_set_classes(timezone, IsoCalendarDate, _utc)
_as_native(tzinfo, "datetime.tzinfo")
_as_native(timezone, "datetime.timezone", True, False)

__all__ = ("date", "datetime", "time", "timedelta", "timezone", "tzinfo", "MINYEAR", "MAXYEAR", "UTC")
