# date and its arithmetic.
from datetime import date, datetime, timedelta

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, e)

d = date(2024, 2, 29)
print(d, repr(d), d.year, d.month, d.day, d.weekday(), d.isoweekday(), d.isocalendar(), tuple(d.isocalendar()), d.isocalendar().week, d.toordinal(), d.isoformat(), d.ctime(), d.strftime("%d/%m/%y %A %j %U"), f"{d:%B %d}", f"{d}", d.timetuple(), d.replace(day=1), d.replace(year=2023, day=28))
print(date.fromordinal(1), date.fromisoformat("2024-12-30"), date.fromisoformat("20241230"), date.fromisoformat("2024-W52-7"), date.fromisocalendar(2020, 53, 7), date.fromtimestamp(0), date.min, date.max, date.resolution, date(1, 1, 1).isocalendar(), date(9999, 12, 31).isocalendar())
print(d + timedelta(1), d - timedelta(days=366), timedelta(1) + d, d - date(2023, 1, 1), d == date(2024, 2, 29), d < date(2025, 1, 1), d != 5, d == datetime(2024, 2, 29), max(d, date(2020, 1, 1)), sorted([date(2024, 1, 2), date(2023, 1, 1)]), {d: 1}[date(2024, 2, 29)], len({d, date(2024, 2, 29)}), hash(d) == hash(date(2024, 2, 29)), bool(date.min))
for f in (lambda: date(2023, 2, 29), lambda: date(2024, 13, 1), lambda: date(0, 1, 1), lambda: date(10000, 1, 1), lambda: date(2024, 1, 0), lambda: date(2024, 1), lambda: date(), lambda: date("x", 1, 1), lambda: date(2024.5, 1, 1), lambda: d + 1, lambda: d - 5, lambda: d < 5, lambda: d < datetime(2024, 1, 1), lambda: date.max + timedelta(1), lambda: date.min - timedelta(1), lambda: date.fromisoformat("2024-2-9"), lambda: date.fromisoformat("x"), lambda: date.fromisoformat(5), lambda: date.fromordinal(0), lambda: d.replace(month=13), lambda: date.fromisocalendar(2021, 53, 1), lambda: d * 2, lambda: setattr(d, "day", 1), lambda: d.nope):
    err(f)
class Sub(date):
    def twice(self): return self.day * 2
s = Sub(2024, 1, 5)
print(s, repr(s), s.twice(), type(s + timedelta(1)).__name__, isinstance(s, date), s == date(2024, 1, 5), type(s.replace(day=2)).__name__, Sub.fromordinal(5))
