# Month grids, weekday counts and due dates.
import calendar
from datetime import date
print(calendar.month(2024, 2)); print(calendar.month(2023, 10, w=3))
for week in calendar.monthcalendar(2024, 9): print(week)
counts = [0] * 7
for week in calendar.Calendar().itermonthdays2(2024, 9):
    if week[0]: counts[week[1]] += 1
print(dict(zip(calendar.day_abbr, counts)))
def last_friday(y, m): return max(w[calendar.FRIDAY] for w in calendar.monthcalendar(y, m))
print([last_friday(2024, m) for m in range(1, 13)])
print([m for m in range(1, 13) if date(2024, m, 13).weekday() == calendar.FRIDAY], [y for y in range(1990, 2030) if calendar.isleap(y)])
print(calendar.monthrange(2024, 2), calendar.monthrange(1900, 2), calendar.leapdays(1900, 2000), calendar.weekday(2000, 1, 1))
print({calendar.month_abbr[m]: calendar.monthrange(2023, m)[1] for m in range(1, 13)}, calendar.month_name[3], list(calendar.day_name)[0])
sunday = calendar.TextCalendar(calendar.SUNDAY); print(sunday.formatmonth(2024, 6)); print(sunday.formatweekheader(3))
def pay_day(y, m):
    d = date(y, m, calendar.monthrange(y, m)[1])
    while d.weekday() > 4: d = d.replace(day=d.day - 1)
    return d
print([pay_day(2024, m).isoformat() for m in (3, 6, 8)])
