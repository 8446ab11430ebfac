# ISO 8601 out and in.
from datetime import datetime, date, time, timedelta, timezone
tz = timezone(timedelta(hours=-3, minutes=-30))
values = [date(2024, 1, 2), time(3, 4, 5), time(3, 4, 5, 600), datetime(2024, 1, 2, 3, 4), datetime(2024, 1, 2, 3, 4, 5, 678900), datetime(2024, 1, 2, tzinfo=timezone.utc), datetime(2024, 1, 2, 3, tzinfo=tz), time(1, tzinfo=tz)]
for v in values:
    text = v.isoformat()
    print(type(v).__name__, text, type(v).fromisoformat(text) == v, repr(type(v).fromisoformat(text)))
for text in ("2024-01-02T03:04:05.123Z", "2024-01-02T03:04:05+0000", "20240102T030405+01", "2024-01-02 03:04:05.1", "2024-01-02T03"):
    d = datetime.fromisoformat(text); print(text, d, d.tzinfo, d.microsecond)
for text in ("2024-01-32", "2024-1-02", "01/02/2024", "2024-01-02T", "2024-01-02T3:04", "2024-01-02T03:04:60", ""):
    try: print(datetime.fromisoformat(text))
    except ValueError as e: print(e)
d = datetime(2024, 1, 2, 3, 4, 5, 123456, tz)
print([d.isoformat(timespec=s) for s in ("hours", "minutes", "seconds", "milliseconds", "microseconds", "auto")], d.isoformat(" ", "seconds"))
print(d.astimezone(timezone.utc).isoformat().replace("+00:00", "Z"), str(d) == d.isoformat(" "), d.date().isoformat(), d.timetz().isoformat())
stamps = sorted(["2024-01-02T10:00:00+02:00", "2024-01-02T09:00:00+00:00", "2024-01-02T07:30:00-01:00"], key=datetime.fromisoformat); print(stamps)
