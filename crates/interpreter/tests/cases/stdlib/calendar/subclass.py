# A subclass of TextCalendar, and locale classes in the C locale.
import calendar

class Stars(calendar.TextCalendar):
    def formatday(self, day, weekday, width):
        text = "*" if weekday >= 5 and day else super().formatday(day, weekday, width)
        return text.center(width)

print(Stars().formatmonth(2024, 3))

class Short(calendar.TextCalendar):
    def formatmonthname(self, theyear, themonth, width, withyear=True):
        return f"{themonth:02d}/{theyear}".center(width)
    def formatweekday(self, day, width):
        return "MTWTFSS"[day].center(width)

print(Short(6).formatmonth(2024, 3))
print(Short().formatweekheader(2))
lt = calendar.LocaleTextCalendar(locale="C") if hasattr(calendar, "LocaleTextCalendar") else None
print(lt.formatmonth(2024, 4) if lt else "")
print(calendar.Calendar.__mro__[1], calendar.TextCalendar.__mro__[1].__name__, calendar.EPOCH, calendar.mdays)
rows = []
for week in calendar.TextCalendar(6).monthdays2calendar(2024, 9):
    rows.append(" ".join(f"{d:2}" if d else "  " for d, _ in week))
print("\n".join(r.rstrip() for r in rows))
busy = {(2024, 9, 3): "dentist", (2024, 9, 20): "launch"}
for (y, m, d), what in sorted(busy.items()):
    print(calendar.day_name[calendar.weekday(y, m, d)], f"{d} {calendar.month_name[m]} {y}:", what)
