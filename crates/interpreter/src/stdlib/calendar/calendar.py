# Calendars as lists, text and HTML: classes that guests derive from. Days are native (calendar.rs); the functions here are for years
# and months that are numbers of the guest, for the lists that it may change (`mdays`), and for what raises.

import datetime
from datetime import date as _date
import sys as _sys
from itertools import repeat as _repeat

__all__ = (
    "IllegalMonthError IllegalWeekdayError setfirstweekday firstweekday isleap leapdays weekday monthrange monthcalendar prmonth month prcal "
    "calendar timegm month_name month_abbr day_name day_abbr Calendar TextCalendar HTMLCalendar LocaleTextCalendar LocaleHTMLCalendar weekheader "
    "FRIDAY MONDAY SATURDAY SUNDAY THURSDAY TUESDAY WEDNESDAY"
).split()

MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY = range(7)
January, February = 1, 2
EPOCH = 1970
mdays = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
error = ValueError


class IllegalMonthError(ValueError):
    def __init__(self, month):
        self.month = month

    def __str__(self):
        return f"bad month number {self.month!r}; must be 1-12"


class IllegalWeekdayError(ValueError):
    def __init__(self, weekday):
        self.weekday = weekday

    def __str__(self):
        return f"bad weekday number {self.weekday!r}; must be 0 (Monday) to 6 (Sunday)"


class _Names:
    # A sequence of names that is not a list.
    def __init__(self, names):
        self._names = list(names)

    def __getitem__(self, at):
        return self._names[at]

    def __len__(self):
        return len(self._names)


_DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
_MONTHS = ["", *"January February March April May June July August September October November December".split()]
day_name, day_abbr = _Names(_DAYS), _Names(day[:3] for day in _DAYS)
month_name, month_abbr = _Names(_MONTHS), _Names(month[:3] for month in _MONTHS)


def _isleap(year):
    """Has the year a 29th of February?"""
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def _leapdays(y1, y2):
    """The number of leap years from y1 to before y2."""
    y1 -= 1
    y2 -= 1
    return (y2 // 4 - y1 // 4) - (y2 // 100 - y1 // 100) + (y2 // 400 - y1 // 400)


def _weekday(year, month, day):
    """The weekday of a date: 0 is Monday."""
    # The calendar repeats itself every 400 years.
    known = year if 1 <= year <= 9999 else 2000 + year % 400
    return _date(known, month, day).weekday()


def _monthrange(year, month):
    """The weekday of the first day of a month, and its number of days."""
    if not 1 <= month <= 12:
        raise IllegalMonthError(month)
    return weekday(year, month, 1), mdays[month] + (month == 2 and isleap(year))


def _monthlen(year, month):
    return mdays[month] + (month == 2 and isleap(year))


def _previous(year, month):
    return (year - 1, 12) if month == 1 else (year, month - 1)


def _following(year, month):
    return (year + 1, 1) if month == 12 else (year, month + 1)


class Calendar:
    """Weeks of months and years, as data."""

    def __init__(self, firstweekday=0):
        self.firstweekday = firstweekday

    def setfirstweekday(self, firstweekday):
        self._first = firstweekday

    def getfirstweekday(self):
        return self._first % 7

    firstweekday = property(getfirstweekday, setfirstweekday)

    def iterweekdays(self):
        for day in range(self.firstweekday, self.firstweekday + 7):
            yield day % 7

    def itermonthdates(self, year, month):
        for y, m, d in self.itermonthdays3(year, month):
            yield _date(y, m, d)

    def itermonthdays(self, year, month):
        first, count = monthrange(year, month)
        before = (first - self.firstweekday) % 7
        yield from _repeat(0, before)
        yield from range(1, count + 1)
        yield from _repeat(0, (self.firstweekday - first - count) % 7)

    def itermonthdays2(self, year, month):
        for at, day in enumerate(self.itermonthdays(year, month), self.firstweekday):
            yield day, at % 7

    def itermonthdays3(self, year, month):
        first, count = monthrange(year, month)
        before = (first - self.firstweekday) % 7
        after = (self.firstweekday - first - count) % 7
        y, m = _previous(year, month)
        end = _monthlen(y, m) + 1
        for day in range(end - before, end):
            yield y, m, day
        for day in range(1, count + 1):
            yield year, month, day
        y, m = _following(year, month)
        for day in range(1, after + 1):
            yield y, m, day

    def itermonthdays4(self, year, month):
        for at, (y, m, d) in enumerate(self.itermonthdays3(year, month)):
            yield y, m, d, (self.firstweekday + at) % 7

    def _weeks(self, days):
        days = list(days)
        return [days[at:at + 7] for at in range(0, len(days), 7)]

    def monthdatescalendar(self, year, month):
        return self._weeks(self.itermonthdates(year, month))

    def monthdays2calendar(self, year, month):
        return self._weeks(self.itermonthdays2(year, month))

    def monthdayscalendar(self, year, month):
        return self._weeks(self.itermonthdays(year, month))

    def _rows(self, make, year, width):
        months = [make(year, month) for month in range(1, 13)]
        return [months[at:at + width] for at in range(0, 12, width)]

    def yeardatescalendar(self, year, width=3):
        return self._rows(self.monthdatescalendar, year, width)

    def yeardays2calendar(self, year, width=3):
        return self._rows(self.monthdays2calendar, year, width)

    def yeardayscalendar(self, year, width=3):
        return self._rows(self.monthdayscalendar, year, width)


class TextCalendar(Calendar):
    """Calendars as text."""

    def prweek(self, theweek, width):
        print(self.formatweek(theweek, width), end="")

    def formatday(self, day, weekday, width):
        return ("" if day == 0 else f"{day:2}").center(width)

    def formatweek(self, theweek, width):
        return " ".join(self.formatday(day, weekday, width) for day, weekday in theweek)

    def formatweekday(self, day, width):
        names = day_name if width >= 9 else day_abbr
        return names[day][:width].center(width)

    def formatweekheader(self, width):
        return " ".join(self.formatweekday(day, width) for day in self.iterweekdays())

    def formatmonthname(self, theyear, themonth, width, withyear=True):
        name = month_name[themonth]
        return (f"{name} {theyear!r}" if withyear else name).center(width)

    def prmonth(self, theyear, themonth, w=0, l=0):
        print(self.formatmonth(theyear, themonth, w, l), end="")

    def formatmonth(self, theyear, themonth, w=0, l=0):
        w, l = max(2, w), max(1, l)
        lines = [self.formatmonthname(theyear, themonth, 7 * (w + 1) - 1), self.formatweekheader(w)]
        lines += [self.formatweek(week, w) for week in self.monthdays2calendar(theyear, themonth)]
        return "".join(line.rstrip() + "\n" * l for line in lines)

    def formatyear(self, theyear, w=2, l=1, c=6, m=3):
        w, l, c = max(2, w), max(1, l), max(2, c)
        width = (w + 1) * 7 - 1
        out = [repr(theyear).center(width * m + c * (m - 1)).rstrip(), "\n" * l]
        header = self.formatweekheader(w)
        for at, row in enumerate(self.yeardays2calendar(theyear, m)):
            months = range(m * at + 1, min(m * (at + 1) + 1, 13))
            out.append("\n" * l)
            names = [self.formatmonthname(theyear, month, width, False) for month in months]
            out += [formatstring(names, width, c).rstrip(), "\n" * l]
            out += [formatstring([header for _ in months], width, c).rstrip(), "\n" * l]
            for number in range(max(len(weeks) for weeks in row)):
                weeks = ["" if number >= len(weeks) else self.formatweek(weeks[number], w) for weeks in row]
                out += [formatstring(weeks, width, c).rstrip(), "\n" * l]
        return "".join(out)

    def pryear(self, theyear, w=0, l=0, c=6, m=3):
        print(self.formatyear(theyear, w, l, c, m), end="")


class HTMLCalendar(Calendar):
    """Calendars as HTML tables."""
    cssclasses = "mon tue wed thu fri sat sun".split()
    cssclasses_weekday_head = cssclasses
    cssclass_month = cssclass_month_head = "month"
    cssclass_year = cssclass_year_head = "year"
    cssclass_noday = "noday"

    def formatday(self, day, weekday):
        if day == 0:
            return f'<td class="{self.cssclass_noday}">&nbsp;</td>'
        return f'<td class="{self.cssclasses[weekday]}">{day}</td>'

    def formatweek(self, theweek):
        return "<tr>" + "".join(self.formatday(day, weekday) for day, weekday in theweek) + "</tr>"

    def formatweekday(self, day):
        return f'<th class="{self.cssclasses_weekday_head[day]}">{day_abbr[day]}</th>'

    def formatweekheader(self):
        return "<tr>" + "".join(self.formatweekday(day) for day in self.iterweekdays()) + "</tr>"

    def formatmonthname(self, theyear, themonth, withyear=True):
        text = f"{month_name[themonth]} {theyear}" if withyear else month_name[themonth]
        return f'<tr><th colspan="7" class="{self.cssclass_month_head}">{text}</th></tr>'

    def formatmonth(self, theyear, themonth, withyear=True):
        rows = [f'<table border="0" cellpadding="0" cellspacing="0" class="{self.cssclass_month}">', self.formatmonthname(theyear, themonth, withyear), self.formatweekheader()]
        rows += [self.formatweek(week) for week in self.monthdays2calendar(theyear, themonth)]
        return "\n".join([*rows, "</table>", ""])

    def formatyear(self, theyear, width=3):
        width = max(width, 1)
        out = [f'<table border="0" cellpadding="0" cellspacing="0" class="{self.cssclass_year}">', "\n"]
        out.append(f'<tr><th colspan="{width}" class="{self.cssclass_year_head}">{theyear}</th></tr>')
        for at in range(1, 13, width):
            out.append("<tr>")
            for month in range(at, min(at + width, 13)):
                out.append(f"<td>{self.formatmonth(theyear, month, withyear=False)}</td>")
            out.append("</tr>")
        return "".join([*out, "</table>"])

    def formatyearpage(self, theyear, width=3, css="calendar.css", encoding=None):
        encoding = encoding or "utf-8"
        head = [
            f'<?xml version="1.0" encoding="{encoding}"?>\n',
            '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">\n',
            "<html>\n<head>\n",
            f'<meta http-equiv="Content-Type" content="text/html; charset={encoding}" />\n',
        ]
        if css is not None:
            head.append(f'<link rel="stylesheet" type="text/css" href="{css}" />\n')
        head.append(f"<title>Calendar for {theyear}</title>\n</head>\n<body>\n")
        return "".join([*head, self.formatyear(theyear, width), "</body>\n</html>\n"]).encode(encoding, "xmlcharrefreplace")


class LocaleTextCalendar(TextCalendar):
    """As TextCalendar: there is one locale."""

    def __init__(self, firstweekday=0, locale=None):
        super().__init__(firstweekday)
        self.locale = locale


class LocaleHTMLCalendar(HTMLCalendar):
    """As HTMLCalendar: there is one locale."""

    def __init__(self, firstweekday=0, locale=None):
        super().__init__(firstweekday)
        self.locale = locale


c = TextCalendar()
firstweekday = c.getfirstweekday


def setfirstweekday(firstweekday):
    if not 0 <= firstweekday <= 6:
        raise IllegalWeekdayError(firstweekday)
    c.firstweekday = firstweekday


month, week, weekheader, calendar = c.formatmonth, c.formatweek, c.formatweekheader, c.formatyear
prmonth, prweek, prcal, monthcalendar = c.prmonth, c.prweek, c.pryear, c.monthdayscalendar
_colwidth = 20
_spacing = 6


def format(cols, colwidth=_colwidth, spacing=_spacing):
    print(formatstring(cols, colwidth, spacing))


def _formatstring(cols, colwidth, spacing):
    return (" " * spacing).join(column.center(colwidth) for column in cols)


def _timegm(tuple):
    year, month, day, hour, minute, second = tuple[:6]
    days = _date(year, month, 1).toordinal() - _date(EPOCH, 1, 1).toordinal() + day - 1
    return ((days * 24 + hour) * 60 + minute) * 60 + second
