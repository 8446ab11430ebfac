import calendar

def shown(function, *args, **names):
    try:
        print(function.__name__, args, repr(function(*args, **names)))
    except Exception as error:
        print(function.__name__, args, type(error).__name__, error)

for year in (0, 1, 4, 100, 400, 1900, 2000, 2023, 2024, -4, 9999, 10000, 2024.0, "x", None, True):
    shown(calendar.isleap, year)
for pair in ((2000, 2025), (2025, 2000), (1, 10000), (-5, 5), (0, 0), (1.0, 9), ("a", 1)):
    shown(calendar.leapdays, *pair)
for day in ((2024, 2, 29), (2023, 2, 29), (1, 1, 1), (0, 1, 1), (10000, 12, 31), (2024, 13, 1), (2024, 1, "x")):
    shown(calendar.weekday, *day)
for month in ((2024, 2), (2023, 2), (2024, 12), (2024, 0), (2024, 13), (0, 1), (10000, 1), (2024, 1.0), (2024,), (1, 2, 3)):
    shown(calendar.monthrange, *month)
shown(calendar.monthrange, 2024, mon=1)
shown(calendar.setfirstweekday, "x")
shown(calendar.setfirstweekday, 7)
calendar.setfirstweekday(calendar.SUNDAY)
print(calendar.monthcalendar(2024, 6), calendar.firstweekday(), calendar.weekheader(2))
