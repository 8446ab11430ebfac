import time as _time

MINYEAR = 1
MAXYEAR = 9999
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
_second = timedelta(seconds=1)


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
            raise TypeError("fromutc() requires a datetime argument")
        if dt.tzinfo is not self:
            raise ValueError("dt.tzinfo is not self")
        offset = dt.utcoffset()
        if offset is None:
            raise ValueError("fromutc() requires a non-None utcoffset() result")
        saving = dt.dst()
        if saving is None:
            raise ValueError("fromutc() requires a non-None dst() result")
        standard = offset - saving
        if standard:
            dt += standard
            saving = dt.dst()
            if saving is None:
                raise ValueError("fromutc(): tz.dst() gave inconsistent results; cannot convert")
        return dt + saving


def _offset_text(offset, separator=":"):
    if offset is None:
        return ""
    sign = "+"
    if offset.days < 0:
        sign = "-"
        offset = -offset
    hours, rest = divmod(offset.days * 86400 + offset.seconds, 3600)
    minutes, seconds = divmod(rest, 60)
    text = "%s%02d%s%02d" % (sign, hours, separator, minutes)
    if seconds or offset.microseconds:
        text += "%s%02d" % (separator, seconds)
        if offset.microseconds:
            text += ".%06d" % offset.microseconds
    return text


_given = object()


def _kind(value):
    return "None" if value is None else _type_name(value)


def _attach(cls, name, value):
    # A method is shown by the name it is called by.
    function = getattr(value, "__func__", value)
    if hasattr(function, "__qualname__") and function.__name__[:1] == "_" and function.__name__[:2] != "__":
        function.__name__ = name
        function.__qualname__ = cls.__name__ + "." + name
    _extend_type(cls, name, value)


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
        if not self._offset:
            return "UTC"
        return "UTC" + _offset_text(self._offset)

    def __reduce__(self):
        return (timezone, (self._offset,) if self._name is None else (self._offset, self._name))

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


def _timedelta_reduce(self):
    return (self.__class__, (self.days, self.seconds, self.microseconds))


def _itself(self, *args):
    return self


_attach(timedelta, "min", timedelta(-999999999))
_attach(timedelta, "max", timedelta(days=999999999, hours=23, minutes=59, seconds=59, microseconds=999999))
_attach(timedelta, "resolution", timedelta(microseconds=1))
_attach(timedelta, "__reduce__", _timedelta_reduce)


def _iso_week_start(year):
    first = date(year, 1, 4)
    return first.toordinal() - first.weekday()


def _fromisocalendar(cls, year, week, day):
    if not MINYEAR <= year <= MAXYEAR:
        raise ValueError("Year is out of range: " + str(year))
    if not 0 < week < 53:
        bad = True
        if week == 53:
            first = date(year, 1, 1).weekday()
            leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
            bad = not (first == 3 or first == 2 and leap)
        if bad:
            raise ValueError("Invalid week: " + str(week))
    if not 0 < day < 8:
        raise ValueError("Invalid day: " + str(day) + " (range is [1, 7])")
    return cls.fromordinal(_iso_week_start(year) + (week - 1) * 7 + day - 1)


def _digits(text, what):
    if not (text.isascii() and text.isdigit()):
        raise ValueError(what)
    return int(text)


def _read_date(text):
    # The three forms of ISO 8601, with and without dashes.
    year = _digits(text[0:4], "")
    if len(text[0:4]) < 4:
        raise ValueError("")
    dashed = text[4:5] == "-"
    at = 5 if dashed else 4
    if text[at:at + 1] == "W":
        week = _digits(text[at + 1:at + 3], "")
        at += 3
        day = 1
        if len(text) > at:
            if (text[at] == "-") != dashed:
                raise ValueError("Inconsistent use of dash separator")
            at += dashed
            day = _digits(text[at:], "")
            if len(text) != at + 1:
                raise ValueError("")
        found = _fromisocalendar(date, year, week, day)
        return found.year, found.month, found.day
    month = _digits(text[at:at + 2], "")
    at += 2
    if dashed:
        if text[at:at + 1] != "-":
            raise ValueError("")
        at += 1
    if len(text) != at + 2:
        raise ValueError("")
    return year, month, _digits(text[at:], "")


def _date_fromisoformat(cls, date_string):
    if not isinstance(date_string, str):
        raise TypeError("fromisoformat: argument must be str")
    if len(date_string) not in (7, 8, 10):
        raise ValueError("Invalid isoformat string: " + repr(date_string))
    try:
        parts = _read_date(date_string)
    except ValueError as error:
        if str(error) and "dash" not in str(error):
            raise
        raise ValueError("Invalid isoformat string: " + repr(date_string)) from None
    return cls(*parts)


def _read_clock(text):
    # Hour, minute, second, microsecond of a text without a zone.
    parts = [0, 0, 0, 0]
    at = 0
    colon = text[2:3] == ":"
    for number in range(3):
        if len(text[at:at + 2]) != 2:
            raise ValueError("Incomplete time component")
        parts[number] = _digits(text[at:at + 2], "Invalid digits")
        at += 2
        if at >= len(text):
            return parts
        c = text[at]
        if number == 2 or c in ".,":
            break
        if colon:
            if c != ":":
                raise ValueError("Invalid time separator: " + c)
            at += 1
    if number < 2:
        raise ValueError("Invalid microsecond separator")
    if text[at] not in ".,":
        raise ValueError("Invalid microsecond component")
    fraction = text[at + 1:]
    if not fraction:
        raise ValueError("Invalid microsecond component")
    _digits(fraction, "Non-digit values in fraction")
    parts[3] = int(fraction[:6].ljust(6, "0"))
    return parts


def _read_time(text):
    if len(text) < 2:
        raise ValueError("Isoformat time too short")
    at = -1
    for number, c in enumerate(text):
        if c in "+-Z":
            at = number
            break
    zone = None
    clock = text
    if at >= 0:
        clock = text[:at]
        rest = text[at + 1:]
        if text[at] == "Z":
            if rest:
                raise ValueError("Malformed time zone string")
            zone = _utc
        else:
            if len(rest) in (0, 1, 3):
                raise ValueError("Malformed time zone string")
            hours, minutes, seconds, micros = _read_clock(rest)
            offset = timedelta(hours=hours, minutes=minutes, seconds=seconds, microseconds=micros)
            zone = timezone(-offset if text[at] == "-" else offset)
    return _read_clock(clock) + [zone]


def _time_fromisoformat(cls, time_string, /):
    if not isinstance(time_string, str):
        raise TypeError("fromisoformat: argument must be str")
    text = time_string.removeprefix("T")
    try:
        parts = _read_time(text)
    except ValueError:
        raise ValueError("Invalid isoformat string: " + repr(time_string)) from None
    return cls(*parts)


def _separator_place(text):
    # Where the date ends.
    if len(text) == 7:
        return 7
    if text[4:5] == "-":
        if text[5:6] == "W":
            if text[8:9] == "-":
                if len(text) == 9:
                    raise ValueError("Invalid ISO string")
                if len(text) > 10 and text[10].isdigit():
                    return 8
                return 10
            return 8
        return 10
    if text[4:5] == "W":
        at = 7
        while at < len(text) and text[at].isdigit():
            at += 1
        if at < 9:
            return at
        return 7 if at % 2 == 0 else 8
    return 8


def _datetime_fromisoformat(cls, date_string):
    if not isinstance(date_string, str):
        raise TypeError("fromisoformat: argument must be str")
    if len(date_string) < 7:
        raise ValueError("Invalid isoformat string: " + repr(date_string))
    try:
        at = _separator_place(date_string)
        parts = _read_date(date_string[:at])
        clock = date_string[at + 1:]
        more = _read_time(clock) if clock else [0, 0, 0, 0, None]
        if len(date_string) > at and not clock:
            raise ValueError("")
    except ValueError as error:
        text = str(error)
        if text.startswith(("offset must", "Year is")):
            raise
        raise ValueError("Invalid isoformat string: " + repr(date_string)) from None
    return cls(*parts, *more)


def _day_of_year(self):
    return _time_parts(self)[7]


def _date_strftime(self, format):
    if not isinstance(format, str):
        raise TypeError("strftime() argument 1 must be str, not " + _kind(format))
    return _time._strftime(format, (self.year, self.month, self.day, 0, 0, 0, 0, self.weekday(), _day_of_year(self), None, ""))


def _formatted(self, format):
    if not isinstance(format, str):
        raise TypeError("__format__() argument 1 must be str, not " + _kind(format))
    return self.strftime(format) if format else str(self)


def _date_ctime(self):
    return "%s %s %2d 00:00:00 %04d" % (_DAYS[self.weekday()], _MONTHS[self.month - 1], self.day, self.year)


def _date_timetuple(self):
    year, month, day, _, _, _, weekday, yearday = _time_parts(self)
    return _time.struct_time((year, month, day, 0, 0, 0, weekday, yearday, -1))


def _from_seconds(timestamp, what="timestamp"):
    # Whole seconds and microseconds, rounded half to even.
    if isinstance(timestamp, float):
        if timestamp != timestamp:
            raise ValueError("Invalid value NaN (not a number)")
        if timestamp in (float("inf"), float("-inf")):
            raise OverflowError("timestamp out of range for platform time_t")
        whole = int(timestamp // 1)
        micros = round((timestamp - whole) * 1000000)
        if micros >= 1000000:
            whole += 1
            micros -= 1000000
    elif hasattr(timestamp, "__index__"):
        whole, micros = timestamp.__index__(), 0
    else:
        raise TypeError("'" + _type_name(timestamp) + "' object cannot be interpreted as an integer")
    return whole, micros


def _check_year(whole):
    if not -9223372036854775808 <= whole <= 9223372036854775807:
        raise OverflowError("timestamp out of range for platform time_t")
    if not -62135596800 <= whole <= 253402300799:
        year = 1970 + whole // 31556952
        if not -2147481748 <= year <= 2147485547:
            raise OSError(75, "Value too large for defined data type")
        raise ValueError("year " + str(year) + " is out of range")


def _date_fromtimestamp(cls, timestamp, /):
    whole, _ = _from_seconds(timestamp)
    if isinstance(timestamp, float):
        whole = int(timestamp // 1)
    _check_year(whole)
    return cls.fromordinal(whole // 86400 + 719163)


def _date_today(cls):
    return cls.fromtimestamp(_time.time())


def _date_reduce(self):
    return (self.__class__, (self.year, self.month, self.day))


_attach(date, "min", date(1, 1, 1))
_attach(date, "max", date(9999, 12, 31))
_attach(date, "resolution", timedelta(days=1))
_attach(date, "fromisocalendar", classmethod(_fromisocalendar))
_attach(date, "fromtimestamp", classmethod(_date_fromtimestamp))
_attach(date, "today", classmethod(_date_today))
_attach(date, "strftime", _date_strftime)
_attach(date, "__format__", _formatted)
_attach(date, "ctime", _date_ctime)
_attach(date, "timetuple", _date_timetuple)
_attach(date, "__reduce__", _date_reduce)
_attach(date, "__copy__", _itself)
_attach(date, "__deepcopy__", _itself)


def _checked(offset, name):
    if offset is None:
        return None
    if not isinstance(offset, timedelta):
        raise TypeError("tzinfo." + name + "() must return None or timedelta, not '" + _type_name(offset) + "'")
    if not -_day < offset < _day:
        raise ValueError("offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24).")
    return offset


def _clock_text(hour, minute, second, microsecond, timespec):
    if timespec == "auto":
        timespec = "microseconds" if microsecond else "seconds"
    if timespec == "seconds":
        return "%02d:%02d:%02d" % (hour, minute, second)
    if timespec == "microseconds":
        return "%02d:%02d:%02d.%06d" % (hour, minute, second, microsecond)
    if timespec == "milliseconds":
        return "%02d:%02d:%02d.%03d" % (hour, minute, second, microsecond // 1000)
    if timespec == "minutes":
        return "%02d:%02d" % (hour, minute)
    if timespec == "hours":
        return "%02d" % hour
    raise ValueError("Unknown timespec value")


def _zone_argument(self):
    text = ", fold=1" if self.fold else ""
    if self.tzinfo is not None:
        text += ", tzinfo=" + repr(self.tzinfo)
    return text


def _named(self, plain):
    cls = type(self)
    return "datetime." + plain if cls.__module__ == "datetime" and cls.__name__ == plain else cls.__qualname__


# time

def _time_utcoffset(self):
    return None if self.tzinfo is None else _checked(self.tzinfo.utcoffset(None), "utcoffset")


def _time_dst(self):
    return None if self.tzinfo is None else _checked(self.tzinfo.dst(None), "dst")


def _time_tzname(self):
    return None if self.tzinfo is None else self.tzinfo.tzname(None)


def _time_isoformat(self, timespec="auto"):
    if not isinstance(timespec, str):
        raise TypeError("isoformat() argument 1 must be str, not " + _kind(timespec))
    return _clock_text(self.hour, self.minute, self.second, self.microsecond, timespec) + _offset_text(self.utcoffset())


def _time_repr(self):
    text = "%d, %d" % (self.hour, self.minute)
    if self.second or self.microsecond:
        text += ", %d" % self.second
    if self.microsecond:
        text += ", %d" % self.microsecond
    return _named(self, "time") + "(" + text + _zone_argument(self) + ")"


def _micros(offset):
    return None if offset is None else (offset.days * 86400 + offset.seconds) * 1000000 + offset.microseconds


def _time_strftime(self, format):
    if not isinstance(format, str):
        raise TypeError("strftime() argument 1 must be str, not " + _kind(format))
    return _time._strftime(format, (1900, 1, 1, self.hour, self.minute, self.second, self.microsecond, 0, 1, _micros(self.utcoffset()), self.tzname() or ""))


def _time_reduce(self):
    return (self.__class__, (self.hour, self.minute, self.second, self.microsecond, self.tzinfo))


_attach(time, "min", time(0, 0))
_attach(time, "max", time(23, 59, 59, 999999))
_attach(time, "resolution", timedelta(microseconds=1))
_attach(time, "fromisoformat", classmethod(_time_fromisoformat))
_attach(time, "utcoffset", _time_utcoffset)
_attach(time, "dst", _time_dst)
_attach(time, "tzname", _time_tzname)
_attach(time, "isoformat", _time_isoformat)
_attach(time, "__str__", _time_isoformat)
_attach(time, "__repr__", _time_repr)
_attach(time, "strftime", _time_strftime)
_attach(time, "__format__", _formatted)
_attach(time, "__reduce__", _time_reduce)
_attach(time, "__copy__", _itself)
_attach(time, "__deepcopy__", _itself)


# datetime

def _datetime_utcoffset(self):
    return None if self.tzinfo is None else _checked(self.tzinfo.utcoffset(self), "utcoffset")


def _datetime_dst(self):
    return None if self.tzinfo is None else _checked(self.tzinfo.dst(self), "dst")


def _datetime_tzname(self):
    if self.tzinfo is None:
        return None
    name = self.tzinfo.tzname(self)
    if name is not None and not isinstance(name, str):
        raise TypeError("tzinfo.tzname() must return None or a string, not '" + _type_name(name) + "'")
    return name


def _datetime_isoformat(self, sep="T", timespec="auto"):
    if not isinstance(sep, str) or len(sep) != 1:
        raise TypeError("isoformat() argument 1 must be a unicode character, not " + _kind(sep))
    if not isinstance(timespec, str):
        raise TypeError("isoformat() argument 2 must be str, not " + _kind(timespec))
    text = "%04d-%02d-%02d%s" % (self.year, self.month, self.day, sep) + _clock_text(self.hour, self.minute, self.second, self.microsecond, timespec)
    return text if self.tzinfo is None else text + _offset_text(self.utcoffset())


def _datetime_repr(self):
    text = "%d, %d, %d, %d, %d" % (self.year, self.month, self.day, self.hour, self.minute)
    if self.second or self.microsecond:
        text += ", %d" % self.second
    if self.microsecond:
        text += ", %d" % self.microsecond
    return _named(self, "datetime") + "(" + text + _zone_argument(self) + ")"


def _datetime_strftime(self, format):
    if not isinstance(format, str):
        raise TypeError("strftime() argument 1 must be str, not " + _kind(format))
    if self.tzinfo is None:
        offset, zone = None, ""
    else:
        offset, zone = _micros(self.utcoffset()), self.tzname() or ""
    return _time._strftime(format, (self.year, self.month, self.day, self.hour, self.minute, self.second, self.microsecond, self.weekday(), _day_of_year(self), offset, zone))


def _datetime_ctime(self):
    return "%s %s %2d %02d:%02d:%02d %04d" % (_DAYS[self.weekday()], _MONTHS[self.month - 1], self.day, self.hour, self.minute, self.second, self.year)


def _datetime_timetuple(self):
    saving = self.dst()
    flag = -1 if saving is None else 1 if saving else 0
    return _time.struct_time((*_time_parts(self), flag))


def _datetime_utctimetuple(self):
    offset = self.utcoffset()
    moment = self.replace(tzinfo=None)
    if offset:
        moment = moment - offset
    return _time.struct_time((*_time_parts(moment), 0))


_epoch = datetime(1970, 1, 1)
_epoch_utc = datetime(1970, 1, 1, tzinfo=_utc)


def _datetime_timestamp(self):
    if self.tzinfo is None:
        return (datetime(self.year, self.month, self.day, self.hour, self.minute, self.second, self.microsecond) - _epoch).total_seconds()
    return (self - _epoch_utc).total_seconds()


def _datetime_astimezone(self, tz=None):
    mine = self.tzinfo
    if tz is None:
        tz = _local
    elif not isinstance(tz, tzinfo):
        raise TypeError("tzinfo argument must be None or of a tzinfo subclass, not type '" + _type_name(tz) + "'")
    if mine is None:
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


def _at(cls, whole, micros, tz):
    _check_year(whole)
    return cls(*_clock_at(whole), micros, tz)


def _datetime_fromtimestamp(cls, timestamp, tz=None):
    if tz is not None and not isinstance(tz, tzinfo):
        raise TypeError("tzinfo argument must be None or of a tzinfo subclass, not type '" + _type_name(tz) + "'")
    whole, micros = _from_seconds(timestamp)
    result = _at(cls, whole, micros, tz)
    return result if tz is None else tz.fromutc(result)


def _datetime_utcfromtimestamp(cls, timestamp, /):
    whole, micros = _from_seconds(timestamp)
    return _at(cls, whole, micros, None)


def _datetime_now(cls, tz=None):
    if tz is not None and not isinstance(tz, tzinfo):
        raise TypeError("tzinfo argument must be None or of a tzinfo subclass, not type '" + _type_name(tz) + "'")
    whole, rest = divmod(_time.time_ns(), 1000000000)
    result = _at(cls, whole, rest // 1000, tz)
    return result if tz is None else tz.fromutc(result)


def _datetime_utcnow(cls):
    return _datetime_now(cls)


def _datetime_today(cls):
    return _datetime_now(cls)


def _datetime_combine(cls, date, time, tzinfo=True):
    if not isinstance(date, _date_class):
        raise TypeError("combine() argument 1 must be datetime.date, not " + _kind(date))
    if not isinstance(time, _time_class):
        raise TypeError("combine() argument 2 must be datetime.time, not " + _kind(time))
    if tzinfo is True:
        tzinfo = time.tzinfo
    return cls(date.year, date.month, date.day, time.hour, time.minute, time.second, time.microsecond, tzinfo, fold=time.fold)


_date_class = date
_time_class = time


def _datetime_strptime(cls, date_string, format, /):
    for number, arg in enumerate((date_string, format)):
        if not isinstance(arg, str):
            raise TypeError("strptime() argument " + str(number + 1) + " must be str, not " + _kind(arg))
    year, month, day, hour, minute, second, micro, weekday, yearday, dst, zone, offset, fraction = _time._strptime(date_string, format)
    tz = None
    if offset is not None:
        delta = timedelta(seconds=offset, microseconds=fraction)
        tz = timezone(delta, zone) if zone else timezone(delta)
    return cls(year, month, day, hour, minute, second, micro, tz)


def _datetime_reduce(self):
    return (self.__class__, (self.year, self.month, self.day, self.hour, self.minute, self.second, self.microsecond, self.tzinfo))


_attach(datetime, "min", datetime(1, 1, 1))
_attach(datetime, "max", datetime(9999, 12, 31, 23, 59, 59, 999999))
_attach(datetime, "resolution", timedelta(microseconds=1))
for _name, _value in (
    ("dst", _datetime_dst),
    ("__repr__", _datetime_repr), ("strftime", _datetime_strftime),
    ("ctime", _datetime_ctime), ("timetuple", _datetime_timetuple), ("utctimetuple", _datetime_utctimetuple), ("timestamp", _datetime_timestamp),
    ("utcfromtimestamp", classmethod(_datetime_utcfromtimestamp)), ("now", classmethod(_datetime_now)), ("utcnow", classmethod(_datetime_utcnow)),
    ("today", classmethod(_datetime_today)), ("combine", classmethod(_datetime_combine)), ("strptime", classmethod(_datetime_strptime)),
    ("__reduce__", _datetime_reduce),
):
    _attach(datetime, _name, _value)
del _name, _value
_set_classes(timezone, IsoCalendarDate)
_as_native(tzinfo, "datetime.tzinfo")
_as_native(timezone, "datetime.timezone", True, False)

__all__ = ("date", "datetime", "time", "timedelta", "timezone", "tzinfo", "MINYEAR", "MAXYEAR", "UTC")
