# Module functions: leap years, weekdays, months.
import calendar

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, "-", e)

print([y for y in range(1896, 1921) if calendar.isleap(y)], calendar.isleap(2000), calendar.isleap(1900), calendar.isleap(0), calendar.leapdays(2000, 2021), calendar.leapdays(1, 1))
print(calendar.weekday(2024, 2, 29), calendar.weekday(1, 1, 1), calendar.monthrange(2024, 2), calendar.monthrange(2023, 2), calendar.monthrange(9999, 12))
print(calendar.monthcalendar(2024, 2))
print(calendar.firstweekday(), calendar.MONDAY, calendar.SUNDAY, calendar.January, calendar.February)
calendar.setfirstweekday(calendar.SUNDAY)
print(calendar.firstweekday(), calendar.monthcalendar(2015, 2))
print(calendar.month(2015, 2))
calendar.setfirstweekday(0)
print(list(calendar.day_name), list(calendar.day_abbr), list(calendar.month_name), list(calendar.month_abbr))
print(calendar.day_name[-1], calendar.month_name[1:3], len(calendar.month_name), len(calendar.day_abbr))
print(calendar.timegm((1970, 1, 2, 0, 0, 0)), calendar.timegm((2024, 2, 29, 12, 30, 15, 0, 0, 0)), calendar.timegm((1969, 12, 31, 23, 59, 59)))
print(calendar.weekheader(2), "|", calendar.weekheader(3), "|", calendar.weekheader(9))
err(calendar.monthrange, 2024, 13)
err(calendar.monthrange, 2024, 0)
err(calendar.setfirstweekday, 7)
err(calendar.weekday, 2024, 2, 30)
err(calendar.month_name.__getitem__, 13)
err(calendar.monthcalendar, 2024, 13)
err(calendar.isleap, "x")
print(issubclass(calendar.IllegalMonthError, ValueError), calendar.IllegalMonthError(13), calendar.IllegalWeekdayError(9), repr(calendar.IllegalMonthError(13)))
