import calendar
print(calendar.month(2024, 2))
print(calendar.calendar(2023, m=4))
print(calendar.HTMLCalendar(6).formatmonth(2023, 5))
c = calendar.Calendar(3)
print(list(c.iterweekdays()), c.monthdays2calendar(2021, 2)[0], list(c.itermonthdays4(2021, 2))[:3], c.yeardayscalendar(2021, 6)[1][5][0])
print(calendar.monthrange(2100, 2), calendar.isleap(2000), calendar.leapdays(1900, 2001), calendar.timegm((2000, 1, 1, 0, 0, 0)), calendar.weekday(1, 1, 1), calendar.month_name[3], list(calendar.day_abbr))
