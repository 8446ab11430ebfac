# timezone, tzinfo subclasses and conversion.
from datetime import datetime, timedelta, timezone, tzinfo, time, UTC
import copy

def err(f, *a, **k):
    try: print("no error:", f(*a, **k))
    except Exception as e: print(type(e).__name__, "-", e)

for tz in (timezone.utc, timezone(timedelta(0)), timezone(timedelta(hours=1)), timezone(timedelta(hours=-5), "EST"), timezone(timedelta(minutes=-90)), timezone(timedelta(seconds=3661)), timezone(timedelta(microseconds=1)), timezone.min, timezone.max):
    print(repr(tz), str(tz), tz.utcoffset(None), tz.tzname(None), tz.dst(None), tz.fromutc(datetime(2024, 1, 1, tzinfo=tz)) if abs(tz.utcoffset(None)) < timedelta(hours=20) else "")
print(UTC is timezone.utc, timezone(timedelta(0)) == timezone.utc, timezone(timedelta(0)) is timezone.utc, timezone(timedelta(hours=1)) == timezone(timedelta(hours=1), "X"), hash(timezone.utc) == hash(timezone(timedelta(0))), timezone.utc != 5, copy.deepcopy(timezone.utc) is timezone.utc, isinstance(timezone.utc, tzinfo))
err(timezone); err(timezone, 5); err(timezone, timedelta(hours=24)); err(timezone, timedelta(hours=-24)); err(timezone, timedelta(1), 5); err(timezone, timedelta(0), None); err(timezone.utc.utcoffset, "x"); err(timezone.utc.fromutc, datetime(2024, 1, 1))
class Fixed(tzinfo):
    def __init__(self, h, name): self.h, self.name = h, name
    def utcoffset(self, dt): return timedelta(hours=self.h)
    def dst(self, dt): return timedelta(0)
    def tzname(self, dt): return self.name
    def __repr__(self): return f"Fixed({self.name})"
class Summer(tzinfo):
    def dst(self, dt): return timedelta(hours=1) if dt is not None and 4 <= dt.month <= 9 else timedelta(0)
    def utcoffset(self, dt): return timedelta(hours=1) + self.dst(dt)
    def tzname(self, dt): return "CEST" if self.dst(dt) else "CET"
f = Fixed(3, "MSK"); d = datetime(2024, 7, 1, 12, tzinfo=f)
print(d, repr(d), d.tzname(), d.dst(), d.astimezone(timezone.utc), d.astimezone(Summer()), datetime(2024, 1, 1, tzinfo=Summer()).strftime("%z %Z"), datetime(2024, 6, 1, 12, tzinfo=timezone.utc).astimezone(Summer()).isoformat(), datetime(2024, 6, 1, tzinfo=Summer()).timetuple().tm_isdst, datetime(2024, 6, 1, tzinfo=Summer()) - datetime(2024, 1, 1, tzinfo=Summer()))
class Bad(tzinfo):
    def utcoffset(self, dt): return 5
class Huge(tzinfo):
    def utcoffset(self, dt): return timedelta(days=2)
class Empty(tzinfo): pass
err(lambda: str(datetime(2024, 1, 1, tzinfo=Bad()))); err(lambda: str(datetime(2024, 1, 1, tzinfo=Huge()))); err(lambda: datetime(2024, 1, 1, tzinfo=Empty()).utcoffset()); err(lambda: datetime(2024, 1, 1, tzinfo=Empty()).tzname()); err(lambda: tzinfo().dst(None))
offices = {"NY": -5, "London": 0, "Tokyo": 9}
meet = datetime(2024, 1, 15, 14, tzinfo=timezone.utc)
for city, h in offices.items():
    print(city, meet.astimezone(timezone(timedelta(hours=h), city)).strftime("%a %H:%M %Z%z"))
print(meet.astimezone().tzinfo is not None, datetime(2024, 1, 1, 5).astimezone(timezone.utc), time(5, tzinfo=Fixed(1, "A")).utcoffset())
