# HTMLCalendar: tables with css classes.
import calendar

h = calendar.HTMLCalendar()
print(h.formatday(0, 3), h.formatday(9, 6))
print(h.formatweek([(0, 0), (1, 1), (2, 2)]))
print(h.formatweekday(2), h.formatweekheader())
print(h.formatmonthname(2024, 2), h.formatmonthname(2024, 2, withyear=False))
print(h.formatmonth(2024, 2))
print(h.formatyear(2024, 4)[:300])
print(h.cssclasses, h.cssclass_noday, h.cssclass_month, h.cssclass_year, h.cssclass_month_head, h.cssclass_year_head, h.cssclasses_weekday_head)
page = h.formatyearpage(2024)
print(type(page).__name__, page[:330])
print(h.formatyearpage(2024, css=None)[:250])

class Marked(calendar.HTMLCalendar):
    def __init__(self, days):
        super().__init__(calendar.SUNDAY)
        self.days = days
    def formatday(self, day, weekday):
        if day in self.days:
            return f'<td class="{self.cssclasses[weekday]} hit">{day}</td>'
        return super().formatday(day, weekday)

print(Marked({14}).formatmonth(2024, 2).split("\n")[5])
