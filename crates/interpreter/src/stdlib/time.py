timezone = 0
altzone = 0
daylight = 0
tzname = ("UTC", "UTC")
CLOCK_REALTIME = 0
CLOCK_MONOTONIC = 1
CLOCK_PROCESS_CPUTIME_ID = 2
CLOCK_THREAD_CPUTIME_ID, CLOCK_MONOTONIC_RAW, CLOCK_BOOTTIME, CLOCK_TAI = 3, 4, 7, 11


class struct_time(tuple):
    n_fields = 11
    n_sequence_fields = 9
    n_unnamed_fields = 0
    __match_args__ = ("tm_year", "tm_mon", "tm_mday", "tm_hour", "tm_min", "tm_sec", "tm_wday", "tm_yday", "tm_isdst")

    def __new__(cls, sequence, dict={}):
        try:
            items = tuple(sequence)
        except TypeError:
            raise TypeError("constructor requires a sequence") from None
        if len(items) < 9:
            raise TypeError("time.struct_time() takes an at least 9-sequence (" + str(len(items)) + "-sequence given)")
        if len(items) > 11:
            raise TypeError("time.struct_time() takes an at most 11-sequence (" + str(len(items)) + "-sequence given)")
        self = tuple.__new__(cls, items[:9])
        self._zone = items[9] if len(items) > 9 else dict.get("tm_zone")
        self._gmtoff = items[10] if len(items) > 10 else dict.get("tm_gmtoff")
        return self

    tm_year = property(lambda self: self[0])
    tm_mon = property(lambda self: self[1])
    tm_mday = property(lambda self: self[2])
    tm_hour = property(lambda self: self[3])
    tm_min = property(lambda self: self[4])
    tm_sec = property(lambda self: self[5])
    tm_wday = property(lambda self: self[6])
    tm_yday = property(lambda self: self[7])
    tm_isdst = property(lambda self: self[8])
    tm_zone = property(lambda self: self._zone)
    tm_gmtoff = property(lambda self: self._gmtoff)

    def __repr__(self):
        return "time.struct_time(tm_year=%r, tm_mon=%r, tm_mday=%r, tm_hour=%r, tm_min=%r, tm_sec=%r, tm_wday=%r, tm_yday=%r, tm_isdst=%r)" % tuple(self)

    def __setattr__(self, name, value):
        if name.startswith("tm_"):
            raise AttributeError("readonly attribute")
        tuple.__setattr__(self, name, value)

    def __reduce__(self):
        return (struct_time, (tuple(self), {"tm_zone": self._zone, "tm_gmtoff": self._gmtoff}))


_as_native(struct_time, "time.struct_time", False, False)


def _broken_down(seconds, zone="UTC"):
    if seconds is None:
        seconds = time()
    if not isinstance(seconds, (int, float)):
        seconds = _whole(seconds)
    if seconds != seconds:
        raise ValueError("Invalid value NaN (not a number)")
    whole = int(seconds // 1)
    if not -(2**63) <= whole < 2**63:
        raise OverflowError("timestamp out of range for platform time_t")
    days, rest = divmod(whole, 86400)
    year, month, day, weekday, yearday = _civil(days + 719163)
    return struct_time((year, month, day, rest // 3600, rest // 60 % 60, rest % 60, weekday, yearday, 0, zone, 0))


def _whole(value):
    if not hasattr(type(value), "__index__"):
        raise TypeError("'" + type(value).__name__ + "' object cannot be interpreted as an integer")
    return value.__index__()


def gmtime(seconds=None):
    return _broken_down(seconds, "GMT")


def localtime(seconds=None):
    return _broken_down(seconds)


def mktime(tuple):
    if len(tuple) != 9:
        raise TypeError("mktime(): illegal time tuple argument")
    year, month, day, hour, minute, second = tuple[:6]
    extra, month = divmod(month - 1, 12)
    days = _ordinal(year + extra, month + 1, day) - 719163
    return float(days * 86400 + hour * 3600 + minute * 60 + second)


def strftime(format, t=None):
    if t is None:
        t = _broken_down(None)
    if not isinstance(t, tuple):
        raise TypeError("Tuple or struct_time argument required")
    if len(t) != 9:
        raise TypeError("strftime(): illegal time tuple argument")
    year, month, day, hour, minute, second, weekday, yearday, dst = t
    for value, low, high, what in ((month, 0, 12, "month"), (day, 0, 31, "day of month"), (hour, 0, 23, "hour"), (minute, 0, 59, "minute"), (second, 0, 61, "seconds"), (yearday, 0, 366, "day of year")):
        if not low <= value <= high:
            raise ValueError(what + " out of range")
    if not -1 <= weekday:
        raise ValueError("day of week out of range")
    return _strftime(format, (year, month or 1, day or 1, hour, minute, second, None, weekday % 7, yearday or 1, 0, getattr(t, "tm_zone", None) or "UTC"))


def strptime(data_string, format="%a %b %d %H:%M:%S %Y"):
    for number, arg in enumerate((data_string, format)):
        if not isinstance(arg, str):
            raise TypeError("strptime() argument " + str(number) + " must be str, not " + repr(type(arg)))
    year, month, day, hour, minute, second, micro, weekday, yearday, dst, zone, offset, fraction = _strptime(data_string, format)
    return struct_time((year, month, day, hour, minute, second, weekday, yearday, dst, zone, offset))


_DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def asctime(t=None):
    if t is None:
        t = _broken_down(None)
    if not isinstance(t, tuple):
        raise TypeError("Tuple or struct_time argument required")
    if len(t) != 9:
        raise TypeError("asctime(): illegal time tuple argument")
    return "%s %s %2d %02d:%02d:%02d %d" % (_DAYS[t[6] % 7], _MONTHS[t[1] - 1], t[2], t[3], t[4], t[5], t[0])


def ctime(seconds=None):
    return asctime(_broken_down(seconds))


def tzset():
    pass


def _clock(clk_id):
    if clk_id in (CLOCK_REALTIME, CLOCK_TAI):
        return time_ns
    if clk_id in (CLOCK_MONOTONIC, CLOCK_MONOTONIC_RAW, CLOCK_BOOTTIME):
        return monotonic_ns
    if clk_id in (CLOCK_PROCESS_CPUTIME_ID, CLOCK_THREAD_CPUTIME_ID):
        return process_time_ns
    raise OSError(22, "Invalid argument")


def clock_gettime(clk_id):
    return _clock(clk_id)() / 1e9


def clock_gettime_ns(clk_id):
    return _clock(clk_id)()


def clock_getres(clk_id):
    _clock(clk_id)
    return 1e-09


def clock_settime(clk_id, time):
    raise PermissionError(1, "Operation not permitted")


def clock_settime_ns(clk_id, time):
    raise PermissionError(1, "Operation not permitted")


def pthread_getcpuclockid(thread_id, /):
    return CLOCK_THREAD_CPUTIME_ID


def get_clock_info(name):
    from types import SimpleNamespace
    if name not in ("time", "monotonic", "perf_counter", "process_time", "thread_time"):
        raise ValueError("unknown clock")
    return SimpleNamespace(adjustable=name == "time", implementation="host", monotonic=name != "time", resolution=1e-09)
