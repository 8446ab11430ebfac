# Dates as keys, in sets, sorted, compared and replaced.
from datetime import date, datetime, time, timedelta
d = date(2024, 5, 6)
calendar = {date(2024, 5, 6): "today", date(2024, 5, 7): "tomorrow"}
print(calendar[d], calendar.get(d + timedelta(1)), calendar.get(d - timedelta(1), "none"))
print(len({date(2024, 1, 1), date(2024, 1, 1), datetime(2024, 1, 1)}), date(2024, 1, 1) == datetime(2024, 1, 1))
for obj in (d, datetime(2024, 5, 6), time(1), timedelta(1)):
    try:
        obj.day = 5
    except AttributeError as e:
        print(type(obj).__name__, type(e).__name__)
people = [("Ann", date(1990, 5, 1)), ("Bo", date(1985, 12, 31)), ("Cy", date(1990, 1, 1))]
print([n for n, b in sorted(people, key=lambda p: p[1])], max(people, key=lambda p: p[1])[0])
print(sorted(people, key=lambda p: (p[1].month, p[1].day))[0][0], d.replace(day=1), d.replace(month=12, day=31))
print(isinstance(datetime(2024, 1, 1), date), issubclass(datetime, date), type(datetime(2024, 1, 1).date()).__name__)
print(date(2024, 1, 1) < date(2024, 1, 2) <= date(2024, 1, 2), not (d == "2024-05-06"), d != None)
print(time(9, 30) < time(10), min(time(5), time(4, 59)), time(0) == time(), bool(time(0)), bool(timedelta(0)))
