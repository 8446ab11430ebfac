# Whole years as text, with widths and columns.
import calendar
print(calendar.calendar(2024, w=2, l=1, c=6, m=3))
print(calendar.TextCalendar(6).formatyear(2023, m=4).splitlines()[:12])
c = calendar.Calendar(6)
print([len(m) for row in c.yeardayscalendar(2024, 3) for m in row])
print(c.yeardays2calendar(2024, 2)[0][0][:2])
print(len(list(c.itermonthdates(2024, 2))), list(c.itermonthdays(2024, 2))[:6], list(c.itermonthdays4(2024, 2))[0])
for bad in (lambda: calendar.monthrange(2024, 0), lambda: calendar.month(2024, 13), lambda: calendar.setfirstweekday(9), lambda: calendar.weekday(2024, 4, 31)):
    try:
        bad()
    except Exception as e:
        print(type(e).__name__, e)
