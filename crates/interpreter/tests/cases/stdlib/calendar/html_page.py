# HTML calendars with own classes.
import calendar
class Booked(calendar.HTMLCalendar):
    cssclasses = ["d"] * 5 + ["d wk"] * 2
    def __init__(self, booked, first=0): super().__init__(first); self.booked = booked
    def formatday(self, day, weekday):
        if day == 0: return '<td class="none"></td>'
        mark = "*" if day in self.booked else ""
        return f'<td class="{self.cssclasses[weekday]}">{day}{mark}</td>'
print(Booked({1, 14}).formatmonth(2024, 2))
print(Booked(set(), 6).formatweekheader()); print(calendar.HTMLCalendar().formatweek([(1, 0), (0, 6)]))
h = calendar.HTMLCalendar(6); print(h.formatmonthname(2024, 12), h.formatday(31, 1), h.getfirstweekday())
print(h.formatyear(2024, 6)[:120]); print(calendar.HTMLCalendar().formatmonth(2021, 2, withyear=False).splitlines()[1])
