# Texts, tuples and offsets of moments and times in zones of every kind: none, fixed, the guest's, and wrong ones.
from datetime import date, datetime, time, timedelta, timezone, tzinfo


def show(name, function, *args, **keywords):
    try:
        print(name, repr(function(*args, **keywords)))
    except Exception as error:
        print(name, type(error).__name__, error)


class Guest(tzinfo):
    def utcoffset(self, moment):
        return timedelta(minutes=90)

    def dst(self, moment):
        return timedelta(minutes=30)

    def tzname(self, moment):
        return "Guest"

    def __repr__(self):
        return "Guest()"


class Silent(Guest):
    def utcoffset(self, moment):
        return None

    dst = tzname = utcoffset


class Wrong(Guest):
    def utcoffset(self, moment):
        return 5

    def dst(self, moment):
        return timedelta(days=2)

    def tzname(self, moment):
        return 7


class Bare(tzinfo):
    def __repr__(self):
        return "Bare()"


class Loud(datetime):
    def isoformat(self, *args, **keywords):
        return "loud " + super().isoformat(*args, **keywords)


class Quiet(time):
    def strftime(self, format):
        return "quiet " + format


class Outer:
    class Inner(datetime):
        pass


ZONES = [
    None, timezone.utc, timezone(timedelta(hours=2)), timezone(timedelta(hours=-5, minutes=-30), "EST"), timezone(timedelta(seconds=3723, microseconds=5)),
    timezone(timedelta(0), "Zero"), timezone(timedelta(0), ""), Guest(), Silent(), Wrong(), Bare(),
]
things = [datetime(2024, 2, 29, 13, 4, 5, 678901, zone) for zone in ZONES]
things += [datetime(1, 1, 1, tzinfo=zone) for zone in ZONES[:5]] + [datetime(9999, 12, 31, 23, 59, 59, 999999, zone) for zone in ZONES[:5]]
things += [datetime(1969, 12, 31, 23, 59, 59, 1), datetime(2024, 5, 6, 7, 8, fold=1), Loud(2024, 1, 2, 3), Loud(2024, 1, 2, 3, tzinfo=Guest()), Outer.Inner(2024, 1, 2)]
things += [date(2024, 2, 29), date(1, 1, 1), date(9999, 12, 31)]
things += [time(1, 2, 3, 4, zone) for zone in ZONES] + [time(), time(23, 59), time(1, 2, fold=1), Quiet(3, 4)]
METHODS = "isoformat __str__ __repr__ ctime timetuple utctimetuple timestamp utcoffset dst tzname isocalendar date timetz".split()
FORMATS = ["%Y-%m-%d", "%z|%Z|%f", "%c %x %X %p %j %U %W %G %V %u %A %B", "", "%", "%%z", "abc", 5, None, "é%d"]
for thing in things:
    for name in METHODS:
        if hasattr(thing, name):
            show(name, getattr(thing, name))
    for format in FORMATS:
        show(f"strftime {format}", thing.strftime, format)
        show(f"format {format}", thing.__format__, format)
    kinds = ("auto", "hours", "minutes", "seconds", "milliseconds", "microseconds", "bad", None, 5)
    if isinstance(thing, datetime):
        for kind in kinds:
            show(f"isoformat {kind}", thing.isoformat, " ", kind)
        for separator in ("", "ab", "é", 5, None):
            show(f"isoformat {separator}", thing.isoformat, separator)
        show("isoformat", thing.isoformat, timespec="minutes", sep="_")
        show("isoformat", thing.isoformat, "T", "auto", 3)
        show("isoformat", thing.isoformat, other=1)
        for zone in [*ZONES, 5, Guest]:
            show("astimezone", thing.astimezone, zone)
    elif isinstance(thing, time):
        for kind in kinds:
            show(f"isoformat {kind}", thing.isoformat, kind)
