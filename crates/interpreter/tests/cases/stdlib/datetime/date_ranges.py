# Ranges of days, weeks and months.
from datetime import date, timedelta
def days(a, b, step=1):
    while a < b:
        yield a
        a += timedelta(days=step)
print([str(d) for d in days(date(2024, 2, 27), date(2024, 3, 2))])
print([d.strftime("%a") for d in days(date(2024, 1, 1), date(2024, 1, 8))])
print([f"{d:%d/%m}" for d in days(date(2023, 12, 20), date(2024, 1, 20), 7)])
def month_starts(a, n):
    y, m = a.year, a.month
    for _ in range(n):
        yield date(y, m, 1)
        y, m = (y + 1, 1) if m == 12 else (y, m + 1)
print([str(d) for d in month_starts(date(2023, 11, 15), 4)])
print((date(2024, 3, 1) - date(2024, 2, 1)).days, (date(2023, 3, 1) - date(2023, 2, 1)).days)
print(sum(1 for d in days(date(2024, 1, 1), date(2025, 1, 1)) if d.day == 13 and d.weekday() == 4))
first = date(2024, 9, 1)
print(first + timedelta((0 - first.weekday()) % 7), date(2024, 12, 31).timetuple().tm_yday)
print(max(days(date(2024, 1, 1), date(2024, 1, 5))), min(date.max, date.min), date(2024, 1, 1).replace(year=2025))
