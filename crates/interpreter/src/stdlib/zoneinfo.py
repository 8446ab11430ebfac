# Time zones of the IANA database, from the copy that is compiled in.

from datetime import timedelta as _timedelta, tzinfo as _tzinfo
from bisect import bisect_right as _bisect_right

__all__ = ["ZoneInfo", "reset_tzpath", "available_timezones", "TZPATH", "ZoneInfoNotFoundError", "InvalidTZPathWarning"]

TZPATH = ()
_EPOCH_DAYS = 719163
_MISSING = object()


class ZoneInfoNotFoundError(KeyError):
    """Exception raised when a ZoneInfo key is not found."""


class InvalidTZPathWarning(RuntimeWarning):
    """Warning raised if an invalid path is specified in PYTHONTZPATH."""


def available_timezones():
    """The keys of all time zones."""
    return {name for name in _zone_names() if name not in ("posixrules", "Factory")}


def reset_tzpath(to=None):
    """There is no search path: the database is compiled in."""


def _load(key):
    if key.startswith("/"):
        raise ValueError(f"ZoneInfo keys may not be absolute paths, got: {key}")
    parts = key.split("/")
    if "" in parts or "." in parts or ".." in parts[parts.count(".."):]:
        raise ValueError(f"ZoneInfo keys must be normalized relative paths, got: {key}")
    if parts[0] == "..":
        raise ValueError(f"ZoneInfo keys must refer to subdirectories of TZPATH, got: {key}")
    data = _zone_data(key)
    if data is None:
        raise ZoneInfoNotFoundError(f"No time zone found with key {key}")
    return data


def _ints(data, at, count, size):
    return [int.from_bytes(data[at + size * n:at + size * n + size], "big", signed=True) for n in range(count)]


class _Kind:
    # One rule of a zone: offset and saving in seconds, and its name.
    __slots__ = ("offset", "saving", "name", "is_dst")

    def __init__(self, offset, saving, name, is_dst):
        self.offset, self.saving, self.name, self.is_dst = offset, saving, name, is_dst


def _parse(data):
    # A TZif file (RFC 8536): the 64-bit block, and the rule for later times.
    def counts(at):
        return _ints(data, at + 20, 6, 4)

    utc, std, leaps, times, kinds, letters = counts(0)
    at = 44 + times * 5 + kinds * 6 + letters + leaps * 8 + std + utc
    utc, std, leaps, times, kinds, letters = counts(at)
    at += 44
    transitions = _ints(data, at, times, 8)
    at += times * 8
    numbers = list(data[at:at + times])
    at += times
    raw = []
    for n in range(kinds):
        start = at + 6 * n
        raw.append((_ints(data, start, 1, 4)[0], data[start + 4], data[start + 5]))
    at += kinds * 6
    names = bytes(data[at:at + letters])
    at += letters + leaps * 12 + std + utc
    rule = bytes(data[at + 1:data.index(b"\n", at + 1)]).decode()
    # How much a summer time adds follows from a neighbour without it.
    savings = {}
    for here, (offset, is_dst, _) in enumerate(raw):
        if not is_dst:
            continue
        for place, number in enumerate(numbers):
            if number != here:
                continue
            for near in (place - 1, place + 1):
                if 0 <= near < len(numbers) and not raw[numbers[near]][1]:
                    difference = offset - raw[numbers[near]][0]
                    if difference and here not in savings:
                        savings[here] = difference
    result = []
    for here, (offset, is_dst, start) in enumerate(raw):
        name = names[start:names.index(b"\0", start)].decode()
        result.append(_Kind(offset, savings.get(here, 3600) if is_dst else 0, name, is_dst))
    first = next((kind for kind in result if not kind.is_dst), result[0] if result else _Kind(0, 0, "UTC", 0))
    return transitions, [result[number] for number in numbers], first, _parse_rule(rule)


def _name_end(text, at):
    if text[at] == "<":
        end = text.index(">", at)
        return text[at + 1:end], end + 1
    end = at
    while end < len(text) and text[end].isalpha():
        end += 1
    return text[at:end], end


def _clock(text):
    sign = -1 if text.startswith("-") else 1
    parts = [int(part) for part in text.lstrip("+-").split(":")] + [0, 0]
    return sign * (parts[0] * 3600 + parts[1] * 60 + parts[2])


def _offset_end(text, at):
    end = at
    while end < len(text) and (text[end].isdigit() or text[end] in "+-:"):
        end += 1
    return end


def _parse_rule(text):
    # A POSIX rule such as EST5EDT,M3.2.0,M11.1.0.
    if not text:
        return None
    name, at = _name_end(text, 0)
    end = _offset_end(text, at)
    standard = _Kind(-_clock(text[at:end]), 0, name, 0)
    if end == len(text):
        return standard, None, None, None
    name, at = _name_end(text, end)
    end = _offset_end(text, at)
    offset = -_clock(text[at:end]) if end > at else standard.offset + 3600
    summer = _Kind(offset, offset - standard.offset, name, 1)
    start, stop = text[end + 1:].split(",")
    return standard, summer, _parse_day(start), _parse_day(stop)


def _parse_day(text):
    day, _, clock = text.partition("/")
    seconds = _clock(clock) if clock else 7200
    if day.startswith("M"):
        return "M", [int(part) for part in day[1:].split(".")], seconds
    return ("J", [int(day[1:])], seconds) if day.startswith("J") else ("D", [int(day)], seconds)


def _is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def _year_start(year):
    # Days from 1970 to January 1st.
    before = year - 1
    return before * 365 + before // 4 - before // 100 + before // 400 + 1 - _EPOCH_DAYS


_BEFORE_MONTH = (0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365)


def _rule_time(rule, year):
    # Local seconds since 1970 of a rule's day in a year.
    kind, numbers, seconds = rule
    start = _year_start(year)
    if kind == "J":
        day = start + numbers[0] - 1 + (numbers[0] > 59 and _is_leap(year))
    elif kind == "D":
        day = start + numbers[0]
    else:
        month, week, weekday = numbers
        first = start + _BEFORE_MONTH[month - 1] + (month > 2 and _is_leap(year))
        length = _BEFORE_MONTH[month] - _BEFORE_MONTH[month - 1] + (month == 2 and _is_leap(year))
        # January 1st of 1970 was a Thursday.
        day = first + (weekday - (first + 4)) % 7 + (week - 1) * 7
        while day >= first + length:
            day -= 7
    return day * 86400 + seconds


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
    def _new(cls, key):
        if not isinstance(key, str):
            raise TypeError(f"expected str, bytes or os.PathLike object, not {type(key).__name__}")
        return cls._from_data(_load(key), key)

    @classmethod
    def _from_data(cls, data, key):
        self = _tzinfo.__new__(cls)
        self._key = key
        self._times, self._kinds, self._first, self._rule = _parse(data)
        # Local times of the transitions, seen from before and after them.
        before = self._first
        self._local = ([], [])
        for time, kind in zip(self._times, self._kinds):
            low, high = sorted((before.offset, kind.offset))
            # fold=0 keeps the old rule as long as it can; fold=1 takes the new one as soon as it can.
            self._local[0].append(time + high)
            self._local[1].append(time + low)
            before = kind
        self._last = before
        return self

    @classmethod
    def no_cache(cls, key):
        """A new object each time."""
        return cls._new(key)

    @classmethod
    def from_file(cls, fobj, /, key=None):
        """A time zone from an open TZif file."""
        self = cls._from_data(fobj.read(), key)
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

    def _seconds(self, dt):
        return (dt.toordinal() - _EPOCH_DAYS) * 86400 + dt.hour * 3600 + dt.minute * 60 + dt.second

    def _find(self, dt):
        if dt is None:
            # Without a date, only a zone with one offset can answer.
            offsets = {kind.offset for kind in self._kinds} | {self._first.offset}
            is_fixed = not self._times and (self._rule is None or self._rule[1] is None)
            return (self._first if self._rule is None else self._rule[0]) if is_fixed and len(offsets) == 1 else None
        seconds, fold = self._seconds(dt), dt.fold
        local = self._local[fold]
        at = _bisect_right(local, seconds)
        if at >= len(local):
            return self._later(seconds, dt.year, fold)
        return self._kinds[at - 1] if at else self._first

    def _later(self, seconds, year, fold):
        if self._rule is None:
            return self._last
        standard, summer, start, stop = self._rule
        if summer is None:
            return standard
        begin, end = _rule_time(start, year), _rule_time(stop, year)
        saving = summer.offset - standard.offset
        # Inside the repeated or skipped hour, fold says which side is meant.
        if saving >= 0:
            if fold:
                end -= saving
            else:
                begin += saving
        elif fold:
            begin += saving
        else:
            end -= saving
        is_summer = begin <= seconds < end if begin < end else not end <= seconds < begin
        return summer if is_summer else standard

    def utcoffset(self, dt):
        kind = self._find(dt)
        return None if kind is None else _timedelta(seconds=kind.offset)

    def dst(self, dt):
        kind = self._find(dt)
        return None if kind is None else _timedelta(seconds=kind.saving)

    def tzname(self, dt):
        kind = self._find(dt)
        return None if kind is None else kind.name

    def fromutc(self, dt):
        """A time in UTC, with this zone, as local time."""
        if dt.tzinfo is not self:
            raise ValueError("fromutc: dt.tzinfo is not self")
        seconds = self._seconds(dt)
        at = _bisect_right(self._times, seconds)
        if at >= len(self._times) and self._rule is not None and self._rule[1] is not None:
            standard, summer, start, stop = self._rule
            year = dt.year
            begin, end = _rule_time(start, year) - standard.offset, _rule_time(stop, year) - summer.offset
            is_summer = begin <= seconds < end if begin < end else not end <= seconds < begin
            kind = summer if is_summer else standard
            changed = begin if is_summer else end
            other = standard if is_summer else summer
            fold = 0 <= seconds - changed < other.offset - kind.offset
        else:
            kind = self._kinds[at - 1] if at else self._first
            if at >= len(self._times) and self._rule is not None:
                kind = self._rule[0]
            before = self._kinds[at - 2] if at > 1 else self._first
            fold = at > 0 and 0 <= seconds - self._times[at - 1] < before.offset - kind.offset
        return (dt + _timedelta(seconds=kind.offset)).replace(fold=int(fold))

    def __str__(self):
        return self._key if self._key is not None else repr(self)

    def __repr__(self):
        if self._key is not None:
            return f"zoneinfo.ZoneInfo(key={self._key!r})"
        return f"zoneinfo.ZoneInfo.from_file({self._file})"

    def __reduce__(self):
        return (self.__class__, (self._key,))


ZoneInfo._known = {}
_as_native(ZoneInfo, "zoneinfo.ZoneInfo")
