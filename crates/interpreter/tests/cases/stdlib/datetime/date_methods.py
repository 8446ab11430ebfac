# date: construction, parts, ISO calendar, replacing, ordinals and errors.
from datetime import date, timedelta, datetime

def err(f, *a, **k):
    try: print("no error:", f(*a, **k))
    except Exception as e: print(type(e).__name__, "-", e)

d = date(2024, 2, 29)
print(d, repr(d), d.year, d.month, d.day, d.weekday(), d.isoweekday(), d.toordinal(), d.timetuple(), d.isoformat(), d.ctime(), d.isocalendar(), d.isocalendar().week, tuple(d.isocalendar()))
print(date.min, date.max, date.resolution, date.fromordinal(1), date.fromordinal(738945), date.fromisoformat("2024-12-31"), date.fromisoformat("20241231"), date.fromisoformat("2024-W01-1"), date.fromisoformat("2024W527"), date.fromisocalendar(2020, 53, 7))
for t in ((2020, 12, 31), (2021, 1, 1), (2018, 12, 31), (2016, 1, 3), (1, 1, 1), (9999, 12, 31)):
    print(date(*t), tuple(date(*t).isocalendar()), date(*t).strftime("%G-W%V-%u %j %U %W"))
print(d + timedelta(1), d - timedelta(365), d - date(2024, 1, 1), d.replace(year=2023, day=28), d.replace(month=3), d > date(2024, 1, 1), d == date(2024, 2, 29), d != datetime(2024, 2, 29), hash(d) == hash(date(2024, 2, 29)), d + timedelta(hours=47), min(d, date(2000, 1, 1)))
print(d.strftime("%d/%m/%y %A %a %B %b %-d %e %H:%M"), f"{d:%Y.%m.%d}", format(d), format(d, ""), d.__format__("%j"), "{:%b %d}".format(d))
err(date, 2023, 2, 29); err(date, 0, 1, 1); err(date, 10000, 1, 1); err(date, 2024, 13, 1); err(date, 2024, 1); err(date); err(date, "2024", 1, 1); err(date, 2024.0, 1, 1); err(d.replace, day=30); err(date.fromisoformat, "2024-2-3"); err(date.fromisoformat, "2024/02/03"); err(date.fromisoformat, 5); err(date.fromordinal, 0); err(date.fromisocalendar, 2021, 53, 1); err(date.fromisocalendar, 2021, 1, 8); err(date.fromisocalendar, 0, 1, 1); err(lambda: d + 1); err(lambda: d + d); err(lambda: d - 5); err(lambda: d < "x"); err(lambda: d < datetime(2024, 1, 1)); err(lambda: date.max + timedelta(1)); err(lambda: date.min - timedelta(1)); err(setattr, d, "year", 1); err(lambda: timedelta(1) - d); err(d.strftime, 5); err(date.fromtimestamp, 1e20)
print(date.fromtimestamp(0), date.fromtimestamp(86400 * 365.25), isinstance(datetime.now(), date), date.today() == datetime.now().date(), isinstance(date.today(), date))
class Day(date):
    def next(self): return self + timedelta(1)
    @property
    def weekend(self): return self.weekday() >= 5
x = Day(2024, 3, 1); print(x.next(), type(x.next()).__name__, x.weekend, repr(x), type(Day.fromisoformat("2024-01-01")).__name__, type(x.replace(day=5)).__name__, Day.today() >= date(2024, 1, 1))
print([str(date(2024, 1, 31) + timedelta(30 * i)) for i in range(4)], sorted({date(2024, 1, 1): 1, date(2023, 1, 1): 2}))
