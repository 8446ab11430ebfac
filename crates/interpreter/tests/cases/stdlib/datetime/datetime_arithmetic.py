# datetime: adding, subtracting, comparing, aware and naive.
from datetime import datetime, timedelta, timezone, date, time

def err(f, *a, **k):
    try: print("no error:", f(*a, **k))
    except Exception as e: print(type(e).__name__, "-", e)

d = datetime(2024, 2, 28, 23, 30)
print(d + timedelta(hours=1), d + timedelta(days=2), d - timedelta(minutes=90), timedelta(1) + d, (datetime(2024, 3, 1) - d), d - datetime(2025, 1, 1), (d - datetime(1970, 1, 1)).total_seconds())
e = timezone(timedelta(hours=-5), "EST"); k = timezone(timedelta(hours=9)); 
a, b = datetime(2024, 1, 1, 12, tzinfo=e), datetime(2024, 1, 2, 2, tzinfo=k)
print(a, b, a == b, a < b, a - b, hash(a) == hash(b), a.astimezone(k), b.astimezone(timezone.utc), a.utcoffset(), a.tzname(), k.tzname(None), b.tzname(), a.utctimetuple().tm_hour, a.timestamp(), a.replace(tzinfo=None), a.dst())
print(d == a, d != a, datetime(2024, 1, 1) == date(2024, 1, 1), datetime(2024, 1, 1) == "x", {a: 1}.get(b))
err(lambda: d < a); err(lambda: d - a); err(lambda: d < date(2024, 1, 1)); err(lambda: d + "x"); err(lambda: d - 5); err(lambda: d + d); err(lambda: d * 2); err(lambda: -d); err(lambda: datetime.max + timedelta(microseconds=1)); err(lambda: datetime.min - timedelta(1)); err(lambda: timedelta(1) - d); err(lambda: d - date(2024, 1, 1)); err(lambda: date(2024, 1, 1) - d)
err(d.replace, month=13); err(datetime, 2024, 1, 1, 25); err(datetime); err(datetime, "2024", 1, 1); err(datetime, 2024, 1, 1, tzinfo="UTC"); err(d.astimezone, "UTC"); err(datetime.fromtimestamp, "x"); err(datetime.fromtimestamp, 1e18); err(datetime.fromordinal, -1); err(datetime.combine, d, 5); err(datetime.now, "UTC")
print(datetime.fromtimestamp(1700000000, timezone.utc), datetime.fromtimestamp(1700000000.123456, tz=e), datetime.utcfromtimestamp(0), datetime.fromtimestamp(-86400.5, timezone.utc), datetime.fromordinal(738000), datetime.fromisocalendar(2024, 9, 4), datetime(2024, 1, 1, tzinfo=timezone.utc).timestamp(), datetime(1969, 12, 31, 23, tzinfo=timezone.utc).timestamp())
print(sorted([datetime(2024, 5, 1), datetime(2023, 5, 1)]), min(a, b) is a, d.date() == date(2024, 2, 28), d.time() == time(23, 30), datetime(2024, 1, 1, 1, 2, 3, 4).replace(microsecond=0, second=0), d.toordinal(), d.timetuple()[:6], d.isoweekday(), d.fold, datetime(2024, 1, 1, fold=1).fold)
class Stamp(datetime):
    def start(self): return self.replace(hour=0, minute=0, second=0, microsecond=0)
s = Stamp(2024, 5, 6, 7, 8); print(s.start(), type(s.start()).__name__, type(s + timedelta(1)).__name__, repr(s), type(Stamp.now()).__name__, type(Stamp.strptime("2024", "%Y")).__name__, type(Stamp.fromisoformat("2024-01-01")).__name__)
start, end = datetime(2024, 1, 30), datetime(2024, 2, 2); cur, out = start, []
while cur <= end: out.append(cur.strftime("%a %d")); cur += timedelta(days=1)
print(out, (end - start) // timedelta(hours=6), divmod(end - start, timedelta(days=2)))
