import calendar
from datetime import date, timedelta
cal = calendar.Calendar(firstweekday=6)
print(cal.monthdayscalendar(2024, 2))
print([d.isoformat() for d in cal.itermonthdates(2024, 9)][:8])
print(calendar.monthrange(2023, 2), calendar.isleap(1900), calendar.leapdays(2000, 2025), calendar.weekday(2024, 7, 4))
print(calendar.month(2024, 3))
print(calendar.TextCalendar(0).formatweek([(1, 0), (2, 1), (0, 2)], 3))
def third_friday(year, month):
    fridays = [week[calendar.FRIDAY] for week in calendar.monthcalendar(year, month) if week[calendar.FRIDAY]]
    return date(year, month, fridays[2])
print([third_friday(2024, month).strftime("%a %d %b") for month in range(1, 13)])
def workdays(start, end, holidays=()):
    days = (start + timedelta(days=n) for n in range((end - start).days + 1))
    return [day for day in days if day.weekday() < 5 and day not in holidays]
found = workdays(date(2024, 12, 20), date(2025, 1, 3), {date(2024, 12, 25), date(2025, 1, 1)})
print(len(found), found[0], found[-1], [day.isocalendar()[1] for day in found])
print(list(calendar.day_name)[:2], calendar.month_abbr[12], list(calendar.day_abbr))
try:
    calendar.monthrange(2024, 13)
except calendar.IllegalMonthError as error:
    print(type(error).__name__, error)
