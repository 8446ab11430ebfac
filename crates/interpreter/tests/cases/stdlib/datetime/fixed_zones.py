# Moments in fixed zones, of seconds, and by the weeks of ISO 8601.
from datetime import date, datetime, time, timedelta, timezone, tzinfo


def shown(function, *args, **names):
    try:
        print(repr(function(*args, **names)))
    except Exception as error:
        print(type(error).__name__, "-", error)


utc = timezone.utc
east, west, odd = timezone(timedelta(hours=5, minutes=30)), timezone(-timedelta(hours=8), "PST"), timezone(timedelta(hours=1, seconds=7, microseconds=5))
for zone in (utc, east, west, odd, timezone(-timedelta(minutes=1)), timezone(timedelta(0), "Zulu"), timezone.min, timezone.max):
    moment = datetime(2024, 2, 29, 23, 59, 58, 123456, tzinfo=zone)
    print(moment.utcoffset(), moment.tzname(), moment.dst(), moment.isoformat(), moment.astimezone(utc), moment.astimezone(east).isoformat(), moment.astimezone(west))
    print(repr(moment.astimezone(odd)), moment.astimezone(zone) is moment, moment.timestamp(), moment.timetuple(), moment.utctimetuple()[:6])
    shown(datetime.fromtimestamp, 1e9, zone)
    print(datetime.fromtimestamp(1709251198, zone), datetime.fromtimestamp(-1.5, tz=zone), moment == moment.astimezone(utc), moment - moment.astimezone(east))
naive = datetime(2024, 2, 29, 1, 2, 3)
print(naive.utcoffset(), naive.tzname(), naive.astimezone(east), naive.astimezone(), naive.timetuple(), time(1, tzinfo=east).utcoffset(), time(1).tzname())


class Odd(tzinfo):
    def utcoffset(self, moment):
        return timedelta(hours=3) if moment is None or moment.month < 6 else timedelta(hours=4)

    def dst(self, moment):
        return timedelta(hours=0 if moment.month < 6 else 1)

    def tzname(self, moment):
        return "ODD"


class Late(datetime):
    pass


guest = datetime(2024, 7, 1, 12, tzinfo=Odd())
print(guest.utcoffset(), guest.tzname(), guest.astimezone(utc), guest.astimezone(west), datetime(2024, 1, 1, tzinfo=utc).astimezone(Odd()))
late = Late(2024, 1, 1, tzinfo=east)
print(type(late.astimezone(utc)).__name__, late.utcoffset(), late.tzname(), type(Late.fromtimestamp(0, utc)).__name__, Late.fromtimestamp(0).isocalendar())
for stamp in (0, 1, -1, 0.5, 1.0000005, 1.0000015, -0.0000001, 1e9 + 0.999999, 1e9 + 0.9999999, -62000000000, True, 1709251198.25):
    print(stamp, repr(datetime.fromtimestamp(stamp, utc)), datetime.utcfromtimestamp(stamp), datetime.fromtimestamp(stamp), date.fromtimestamp(stamp))
for year in (1, 1999, 2004, 2005, 2009, 2010, 2015, 2016, 2020, 2021, 9999):
    for month, day in ((1, 1), (1, 4), (12, 28), (12, 31)):
        iso = date(year, month, day).isocalendar()
        print(iso[:], iso.year, iso.week, iso.weekday, end=" ")
    print()
iso = datetime(2024, 12, 30, 5).isocalendar()
print(iso, type(iso).__name__, iso == (2025, 1, 1), iso == (2025, 1, 2), len(iso), list(iso), hash(iso) == hash((2025, 1, 1)), isinstance(iso, tuple))
print(date(2024, 12, 31).timetuple(), datetime(2023, 3, 1, 4, 5, 6).timetuple()[:], datetime(2024, 3, 1, tzinfo=east).utctimetuple()[:])
for bad in (
    lambda: datetime.fromtimestamp(), lambda: datetime.fromtimestamp("1"), lambda: datetime.fromtimestamp(0, 5), lambda: datetime.fromtimestamp(float("nan")), lambda: datetime.fromtimestamp(float("inf")),
    lambda: datetime.fromtimestamp(10**12), lambda: datetime.fromtimestamp(-(10**12), utc), lambda: datetime.fromtimestamp(10**20), lambda: datetime.fromtimestamp(1, tz=None).tzinfo, lambda: datetime.fromtimestamp(0, utc, 1),
    lambda: naive.astimezone("utc"), lambda: naive.astimezone(1, 2), lambda: datetime.min.replace(tzinfo=east).astimezone(utc), lambda: datetime.max.replace(tzinfo=west).astimezone(utc), lambda: datetime.max.replace(tzinfo=utc).astimezone(east),
    lambda: datetime.fromtimestamp(253402300799, utc), lambda: datetime.fromtimestamp(-62135596800, utc),
    lambda: naive.utcoffset(1), lambda: naive.isocalendar(1), lambda: datetime.fromtimestamp(253402300799, east), lambda: datetime.fromtimestamp(-62135596800, west), lambda: datetime.fromtimestamp(b"1"),
):
    shown(bad)
