# TextCalendar: weeks, months and whole years as text.
import calendar

c = calendar.TextCalendar()
print(c.formatmonth(2024, 2))
print(c.formatmonth(2024, 9, w=3, l=2))
print(calendar.TextCalendar(calendar.SUNDAY).formatmonth(2023, 10))
print(repr(c.formatweek([(1, 0), (2, 1), (0, 2)], 3)), repr(c.formatday(5, 0, 2)), repr(c.formatday(0, 0, 4)), repr(c.formatweekday(2, 5)), repr(c.formatweekday(2, 12)), repr(c.formatweekheader(3)), repr(c.formatmonthname(2024, 5, 20)), repr(c.formatmonthname(2024, 5, 20, False)))
print(c.formatyear(2024))
print(c.formatyear(2023, w=1, l=1, c=4, m=4))
print(calendar.month(2024, 1) == c.formatmonth(2024, 1), calendar.calendar(2024) == c.formatyear(2024))
c.prmonth(2025, 12)
calendar.prmonth(2000, 1)
print(repr(calendar.month(2024, 6, 4, 1)))
print(calendar.calendar(1999, m=6)[:120])
calendar.prcal(1970, m=2) if False else None
