# Aware datetimes, timezone, tzinfo written in Python.
from datetime import UTC, datetime, time, timedelta, timezone, tzinfo

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, e)

est, ist = timezone(timedelta(hours=-5), "EST"), timezone(timedelta(hours=5, minutes=30))
print(est, ist, repr(est), repr(ist), timezone.utc, repr(timezone.utc), UTC is timezone.utc, timezone(timedelta(0)) is timezone.utc, est == timezone(timedelta(hours=-5)), hash(est) == hash(timezone(timedelta(hours=-5))), timezone.min, timezone.max, timezone(timedelta(seconds=3661)), est.utcoffset(None), est.tzname(None), est.dst(None))
a = datetime(2024, 7, 4, 12, tzinfo=timezone.utc)
print(a, repr(a), a.isoformat(), a.astimezone(est), a.astimezone(ist).isoformat(), a.astimezone(est).tzname(), a.utcoffset(), a.dst(), a.strftime("%H:%M %z %Z"), a.timestamp(), a == a.astimezone(est), hash(a) == hash(a.astimezone(ist)), a - datetime(2024, 7, 4, 12, tzinfo=ist), a < datetime(2024, 7, 4, 12, tzinfo=est), a == a.replace(tzinfo=None), a != a.replace(tzinfo=None), a.timetz(), a.utctimetuple().tm_hour, (a + timedelta(1)).tzinfo, sorted([a, datetime(2024, 7, 4, 12, tzinfo=ist)])[0].tzinfo == ist)
class Zone(tzinfo):
    def __init__(self, hours): self.hours = hours
    def utcoffset(self, dt): return timedelta(hours=self.hours)
    def tzname(self, dt): return "Z%d" % self.hours
    def dst(self, dt): return timedelta(hours=1) if dt and dt.month > 6 else timedelta(0)
z = datetime(2024, 7, 4, 12, tzinfo=Zone(3))
print(z, z.tzname(), z.utcoffset(), z.dst(), z == a, z < a, a - z, z - a, hash(z) == hash(datetime(2024, 7, 4, 9, tzinfo=timezone.utc)), z.astimezone(timezone.utc), a.astimezone(Zone(2)), z.isoformat(), z.timestamp(), {z: 1}[datetime(2024, 7, 4, 9, tzinfo=timezone.utc)], time(5, tzinfo=Zone(1)), f"{z:%z %Z}", z.timetuple().tm_isdst)
t = time(10, 20, 30, tzinfo=est)
print(t, repr(t), t.isoformat(), t.utcoffset(), t.tzname(), t < time(10, tzinfo=timezone.utc), t == time(15, 20, 30, tzinfo=timezone.utc), t.replace(hour=1), time(1, 2), repr(time(1)), time.fromisoformat("04:05:06.5"), time.fromisoformat("T0405"), time.fromisoformat("10:00+02:00"), time.min, time.max, time(5).strftime("%H:%M"), bool(time(0)), time(1) < time(2), {time(1): 2}[time(1)], f"{time(13, 5):%I %p}")
for f in (lambda: a - a.replace(tzinfo=None), lambda: a < a.replace(tzinfo=None), lambda: timezone(timedelta(hours=24)), lambda: timezone(5), lambda: timezone(timedelta(0), 5), lambda: datetime(2024, 1, 1, tzinfo=tzinfo()).utcoffset(), lambda: time(24), lambda: time(1) < 5, lambda: time(1) - time(2), lambda: time(1, tzinfo=est) < time(1), lambda: time.fromisoformat("x"), lambda: a.astimezone(5)):
    err(f)
