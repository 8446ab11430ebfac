# Calendar: iterators over days, weeks and months.
import calendar
import datetime

c = calendar.Calendar(firstweekday=6)
print(c.firstweekday, c.getfirstweekday(), list(c.iterweekdays()), list(calendar.Calendar(2).iterweekdays()))
print(list(c.itermonthdays(2024, 2)))
print(list(c.itermonthdays2(2024, 2))[:9])
print(list(c.itermonthdates(2024, 2))[:2], list(c.itermonthdates(2024, 2))[-1])
print(list(c.itermonthdays3(2024, 3))[:4], list(c.itermonthdays4(2024, 3))[-3:])
print(c.monthdayscalendar(2024, 2))
print(c.monthdays2calendar(2024, 2)[0])
print(c.monthdatescalendar(2024, 2)[-1])
print(len(c.yeardayscalendar(2024)), len(c.yeardayscalendar(2024, 4)), c.yeardayscalendar(2024, 6)[0][1][0])
print(c.yeardays2calendar(2024, 12)[0][0][0], c.yeardatescalendar(2024)[0][0][0][0])
c.setfirstweekday(0)
print(c.firstweekday, calendar.Calendar(8).firstweekday, calendar.Calendar(-1).firstweekday)

def third_friday(year, month):
    fridays = [w[calendar.FRIDAY] for w in calendar.monthcalendar(year, month) if w[calendar.FRIDAY]]
    return datetime.date(year, month, fridays[2])

print([str(third_friday(2024, m)) for m in (1, 2, 3)])
workdays = sum(1 for d in calendar.Calendar().itermonthdates(2024, 5) if d.month == 5 and d.weekday() < 5)
print("workdays", workdays)
print([calendar.month_abbr[m] for m in range(1, 13) if calendar.monthrange(2023, m)[1] == 30])
last = {m: datetime.date(2024, m, calendar.monthrange(2024, m)[1]).strftime("%a %d %b") for m in (1, 2, 4)}
print(last)
try:
    list(c.itermonthdates(2024, 13))
except Exception as e:
    print(type(e).__name__, e)
