# Dates and moments made of seconds, weeks, texts by a format, parts of others; of the classes themselves and of the guest's.
from datetime import date, datetime, time, timedelta, timezone, tzinfo


def show(name, function, *args, **keywords):
    try:
        print(name, repr(function(*args, **keywords)))
    except Exception as error:
        print(name, type(error).__name__, error)


class Day(date):
    def __new__(cls, *args, **keywords):
        print("Day", args, keywords)
        return super().__new__(cls, *args, **keywords)


class Moment(datetime):
    def __new__(cls, *args, **keywords):
        print("Moment", args, keywords)
        return super().__new__(cls, *args, **keywords)


class Guest(tzinfo):
    def utcoffset(self, moment):
        return timedelta(minutes=90)

    def dst(self, moment):
        return timedelta(0)

    def __repr__(self):
        return "Guest()"


class Index:
    def __index__(self):
        return 86400

    def __repr__(self):
        return "Index()"


SECONDS = [
    0, 1.5, -1.5, -0.5, 1e9, 1e10, 253402300799, 253402300800, -62135596800, -62135596801, 1e18, 1e19, 1e300, float("inf"), float("nan"), "a", None, True, Index(),
    2**63, 2**62, -2**63, -2**63 - 1, 0.9999995, 0.9999996, 1.0000005, -0.0000005, -0.0000015, 1700000000.1234565, 10**12, 67768036191676799, 67768036191676800,
]
ZONES = [None, timezone.utc, timezone(timedelta(hours=2)), Guest(), 5]
for made in (date, datetime, Day, Moment):
    # Classes of the guest see numbers that are in range.
    for seconds in SECONDS if made in (date, datetime) else [0, 1.5, -1.5, 1e9, -62135500000, 253402200000, "a", None, True, Index(), 1700000000.1234565]:
        show(f"{made.__name__} {seconds}", made.fromtimestamp, seconds)
        if issubclass(made, datetime):
            show("utc", made.utcfromtimestamp, seconds)
            for zone in ZONES:
                show(f"in {zone}", made.fromtimestamp, seconds, tz=zone)
    weeks = [(2024, 1, 1), (2020, 53, 7), (2021, 53, 1), (2024, 0, 1), (2024, 1, 0), (2024, 1, 8), (0, 1, 1), (10000, 1, 1), ("a", 1, 1), (2024, 1), (2024, 1, 1, 1)]
    for parts in [*weeks, (9999, 52, 7), (1, 1, 1), (2**40, 1, 1), (2024, 2**70, 1), (2024.0, 1, 1)]:
        show(f"week {parts}", made.fromisocalendar, *parts)
    show("week", made.fromisocalendar, 2024, day=3, week=2)
    for text in ("2024-01-02", "20240102", 5, None, b"x", "2024-01-02T03:04:05.678+01:00"):
        show(f"text {text}", made.fromisoformat, text)
for made in (datetime, Moment):
    pairs = [
        (date(2024, 1, 2), time(3, 4, 5, 6)), (datetime(2024, 1, 2, 9), time(3, fold=1)), (date(2024, 1, 2), time(3, tzinfo=timezone.utc)),
        (date(2024, 1, 2), time(3, tzinfo=timezone.utc), None), (date(2024, 1, 2), time(3), Guest()), (date(2024, 1, 2), time(3), 5), (5, time()), (date(1, 1, 1), 5),
        (None, None), (date(1, 1, 1), datetime(1, 1, 1)), (time(), time()), (date(1, 1, 1),), (),
    ]
    for parts in pairs:
        show("combine", made.combine, *parts)
    texts = [
        ("2024-01-02", "%Y-%m-%d"), ("2024-01-02 +0530", "%Y-%m-%d %z"), ("2024-01-02 Z", "%Y-%m-%d %z"), ("2024 UTC +0100", "%Y %Z %z"), ("x", "%Y"), ("2024-13", "%Y-%m"),
        ("2024 x", "%Y"), (5, "%Y"), ("a", 5), (None, None), ("29 Feb", "%d %b"), ("10:11:12.5", "%H:%M:%S.%f"), ("2024 10 1", "%G %V %u"), ("+01:02:03.000004", "%z"),
    ]
    for parts in texts:
        show(f"strptime {parts}", made.strptime, *parts)


class Silent(datetime):
    pass


for made in (datetime, Silent):
    print(type(made.now()), type(made.today()), type(made.utcnow()), made.now(timezone.utc).tzinfo, made.now(tz=Guest()).tzinfo)
    for arguments in ((5,), (1, 2)):
        show("now", made.now, *arguments)
print(type(date.today()))
for thing in (datetime(2024, 2, 29, 1, 2, 3, 4, timezone.utc), Moment(2024, 2, 29), Day(2024, 2, 29), time(1, 2, 3, 4)):
    for changes in (
        {"year": 5}, {"year": 2023}, {"month": 13}, {"day": "a"}, {"hour": 5, "fold": 1}, {"fold": 2}, {"minute": Index()}, {"microsecond": -1}, {"tzinfo": None},
        {"tzinfo": 5}, {"tzinfo": Guest()}, {"hour": 1.5},
    ):
        show(f"replace {changes}", thing.replace, **changes)
