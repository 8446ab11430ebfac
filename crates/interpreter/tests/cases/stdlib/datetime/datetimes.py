# datetime: making, parts, arithmetic, texts.
from datetime import date, datetime, time, timedelta, timezone

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, e)

d = datetime(2024, 2, 29, 13, 5, 9, 45)
print(d, repr(d), d.date(), d.time(), d.hour, d.minute, d.second, d.microsecond, d.tzinfo, d.fold, d.isoformat(), d.isoformat(" "), [d.isoformat(timespec=s) for s in ("hours", "minutes", "seconds", "milliseconds", "microseconds")], d.ctime(), d.weekday(), d.timetuple(), d.toordinal(), d.isocalendar())
print(d.replace(hour=0), d.replace(microsecond=0, tzinfo=timezone.utc), d.strftime("%Y%m%dT%H%M%S.%f %I %p %y %b %a %w %%"), f"{d:%H:%M}", datetime.combine(date(2020, 1, 1), time(5, 6)), datetime(2024, 1, 1), repr(datetime(2024, 1, 1)), repr(datetime(2024, 1, 1, 0, 0, 5)), datetime.min, datetime.max, datetime.resolution)
print(d + timedelta(hours=11), d - timedelta(days=60), timedelta(1) + d, d - datetime(2024, 1, 1), datetime(2024, 1, 1) - d, d > datetime(2024, 1, 1), d == datetime(2024, 2, 29, 13, 5, 9, 45), d != date(2024, 2, 29), {d: 1}[datetime(2024, 2, 29, 13, 5, 9, 45)], sorted([d, datetime(2020, 1, 1)])[0])
for text, form in (("2023-12-31 23:59:58", "%Y-%m-%d %H:%M:%S"), ("5 Mar 99 07:08 PM", "%d %b %y %I:%M %p"), ("2020-060", "%Y-%j"), ("2024-01-15T10:20:30.123+0530", "%Y-%m-%dT%H:%M:%S.%f%z"), ("Monday, January 1, 2024", "%A, %B %d, %Y"), ("10:20", "%H:%M"), ("2024 10 1", "%Y %W %w"), ("1/2/2024", "%m/%d/%Y")):
    print(datetime.strptime(text, form))
for text in ("2024-01-02", "2024-01-02T03:04", "2024-01-02T03:04:05Z", "20240102T030405", "2024-01-02 03:04:05.678901-08:00", "2024-W01-2T10", "2024-01-02T03:04:05.1", "2024-01-02T03:04:05,123456+05:30"):
    print(datetime.fromisoformat(text))
for f in (lambda: datetime(2024, 2, 30), lambda: datetime(2024, 1, 1, 24), lambda: datetime(2024, 1, 1, 0, 60), lambda: datetime(2024, 1, 1, 0, 0, 60), lambda: datetime(2024, 1, 1, 0, 0, 0, 1000000), lambda: datetime(2024), lambda: datetime(2024, 1, 1, tzinfo=5), lambda: datetime(2024, 1, 1, fold=2), lambda: d + 1, lambda: d + d, lambda: d - 1, lambda: d < 1, lambda: d < date(2024, 1, 1), lambda: datetime.max + timedelta(1), lambda: datetime.strptime("x", "%Y"), lambda: datetime.strptime("2024-01-01 5", "%Y-%m-%d"), lambda: datetime.strptime("x", "%Q"), lambda: datetime.strptime(5, "%Y"), lambda: datetime.fromisoformat("nope"), lambda: datetime.fromisoformat("2024-01-02T25:00"), lambda: d.isoformat(timespec="x"), lambda: datetime.combine(5, time()), lambda: setattr(d, "hour", 1), lambda: d.missing):
    err(f)
n = datetime.now()
print(type(n).__name__, n.tzinfo, datetime.now(timezone.utc).tzinfo, abs((datetime.utcnow() - n).total_seconds()) < 5, datetime.today().year >= 2024, datetime.fromtimestamp(0), datetime.fromtimestamp(1.5, timezone.utc), datetime.utcfromtimestamp(1e9), datetime.fromtimestamp(-1.25))
