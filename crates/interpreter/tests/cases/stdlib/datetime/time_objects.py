# time: construction, text, comparison, zones and errors.
from datetime import time, timezone, timedelta, datetime, date

def err(f, *a, **k):
    try: print("no error:", f(*a, **k))
    except Exception as e: print(type(e).__name__, "-", e)

t = time(13, 5, 9, 45)
print(t, repr(t), t.hour, t.minute, t.second, t.microsecond, t.tzinfo, t.fold, time(), repr(time()), repr(time(5)), repr(time(5, 6, 7)), repr(time(1, 2, tzinfo=timezone.utc)), repr(time(1, fold=1)))
print(t.isoformat(), [t.isoformat(s) for s in ("auto", "hours", "minutes", "seconds", "milliseconds", "microseconds")], time(1, 2).isoformat("milliseconds"), t.strftime("%H.%M.%S.%f %I%p %Y-%m-%d %j"), f"{t:%H:%M}", format(t), str(time(23, 59, 59, 999999)))
print(time.min, time.max, time.resolution, t.replace(hour=1), t.replace(tzinfo=timezone.utc), t.replace(fold=1).fold, bool(time(0)), time(1) < time(2), time(1) == time(1), hash(time(1)) == hash(time(1, 0)), sorted([time(5), time(1, 30)]))
z = time(10, tzinfo=timezone(timedelta(hours=2))); u = time(8, tzinfo=timezone.utc)
print(z, z == u, z < u, z.utcoffset(), z.tzname(), z.dst(), u.tzname(), t.utcoffset(), t.tzname(), t.dst(), hash(z) == hash(u), t == u, z.isoformat("minutes"), z.strftime("%H:%M %z %Z"))
for s in ("04", "0405", "04:05", "04:05:06", "04:05:06.7", "04:05:06,789", "T04:05", "04:05:06.123456", "04:05+02:00", "04:05Z", "040506.5-0330", "04:05:06.1234567"):
    print(s, repr(time.fromisoformat(s)))
err(time, 24); err(time, -1); err(time, 0, 60); err(time, 0, 0, 60); err(time, 0, 0, 0, 10**6); err(time, "1"); err(time, 1.0); err(time, tzinfo=5); err(time, fold=2); err(time.fromisoformat, "25:00"); err(time.fromisoformat, "x"); err(time.fromisoformat, "12:60"); err(time.fromisoformat, 5); err(lambda: t + timedelta(1)); err(lambda: t - t); err(lambda: t < u); err(lambda: t < 5); err(t.isoformat, "x"); err(setattr, t, "hour", 1); err(t.replace, hour=30)
print(datetime.combine(date(2024, 1, 1), t), datetime.combine(date(2024, 1, 1), z), datetime.combine(date(2024, 1, 1), time(1), timezone.utc), datetime(2024, 1, 1, 5, tzinfo=timezone.utc).timetz(), datetime(2024, 1, 1, 5).time())
class T(time):
    @property
    def minutes(self): return self.hour * 60 + self.minute
print(T(2, 30).minutes, repr(T(1)), type(T(1).replace(hour=2)).__name__)
