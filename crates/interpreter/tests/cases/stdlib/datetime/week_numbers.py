# ISO weeks, %U, %W, %V and building dates from weeks.
from datetime import date, datetime, timedelta
for d in (date(2020, 12, 31), date(2021, 1, 1), date(2021, 1, 4), date(2022, 1, 1), date(2024, 12, 30), date(2026, 1, 1)):
    print(d, d.isocalendar(), d.strftime("%U %W %V %G %u %w %j %a"))
print(date.fromisocalendar(2024, 1, 1), date.fromisocalendar(2020, 53, 5), datetime.strptime("2024-W10-1", "%G-W%V-%u").date())
print(datetime.strptime("2024 10 1", "%Y %W %w").date(), datetime.strptime("2024 10 0", "%Y %U %w").date(), datetime.strptime("2024-100", "%Y-%j").date())
y, w, wd = date(2024, 5, 15).isocalendar()
print(y, w, wd, date(2024, 5, 15).isocalendar().weekday, date(2024, 5, 15).isocalendar()[1])
weeks = {}
for n in range(14):
    d = date(2024, 4, 28) + timedelta(n)
    weeks.setdefault(d.isocalendar().week, []).append(d.day)
print(weeks)
def weeks_in(year): return date(year, 12, 28).isocalendar().week
print([y for y in range(2000, 2030) if weeks_in(y) == 53])
print(repr(date(2024, 5, 15).isocalendar()), tuple(date(1, 1, 1).isocalendar()))
