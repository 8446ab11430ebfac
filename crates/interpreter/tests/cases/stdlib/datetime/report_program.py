# Business dates: ages, quarters, workdays, month ends and ranges.
from datetime import date, datetime, timedelta
from calendar import monthrange
from collections import Counter
from itertools import groupby

def add_months(d, n):
    y, m = divmod(d.year * 12 + d.month - 1 + n, 12)
    return d.replace(year=y, month=m + 1, day=min(d.day, monthrange(y, m + 1)[1]))
print([str(add_months(date(2024, 1, 31), n)) for n in (-2, 0, 1, 13)])
def age(born, today): return today.year - born.year - ((today.month, today.day) < (born.month, born.day))
print(age(date(2000, 2, 29), date(2024, 2, 28)), age(date(2000, 2, 29), date(2024, 2, 29)))
def quarter(d): return f"{d.year}Q{(d.month - 1) // 3 + 1}"
days = [date(2023, 12, 30) + timedelta(n) for n in range(0, 200, 37)]
print({q: [str(x) for x in g] for q, g in groupby(days, quarter)})
holidays = {date(2024, 1, 1), date(2024, 12, 25)}
def workdays(a, b):
    return sum(1 for n in range((b - a).days) if (a + timedelta(n)).weekday() < 5 and a + timedelta(n) not in holidays)
print(workdays(date(2024, 1, 1), date(2024, 1, 15)), workdays(date(2024, 12, 20), date(2025, 1, 1)))
def next_weekday(d, w): return d + timedelta((w - d.weekday() - 1) % 7 + 1)
print(next_weekday(date(2024, 5, 15), 0), next_weekday(date(2024, 5, 13), 0))
events = ["2024-03-10 01:30", "2024-03-10 13:05", "2024-03-11 23:59", "2024-02-29 00:00", "bad", "2024-03-10 09:00"]
parsed = []
for e in events:
    try: parsed.append(datetime.strptime(e, "%Y-%m-%d %H:%M"))
    except ValueError as err: print("skip:", err)
parsed.sort()
print([f"{b - a}" for a, b in zip(parsed, parsed[1:])], Counter(p.date().isoformat() for p in parsed).most_common(1), max(parsed) - min(parsed))
for day, group in groupby(parsed, key=lambda p: p.date()):
    print(f"{day:%a %d %b}:", ", ".join(f"{p:%H:%M}" for p in group))
shift = timedelta(hours=8, minutes=30); start = datetime(2024, 1, 1, 22)
print([(start + i * shift).strftime("%d %H:%M") for i in range(4)], f"{shift.total_seconds() / 3600:.2f}h", shift * 5)
print(f"{(date(2024, 12, 25) - date(2024, 11, 5)).days} days", date(2024, 3, 1) - timedelta(1), [y for y in range(2020, 2030) if (date(y, 3, 1) - timedelta(1)).day == 29], date(2024, 7, 4).strftime("%A, %B %-d"))
def bucket(dt, minutes): return dt - timedelta(minutes=dt.minute % minutes, seconds=dt.second, microseconds=dt.microsecond)
print(bucket(datetime(2024, 1, 1, 10, 47, 31), 15), [str(d) for d in sorted(date.fromisoformat(s) for s in ("2024-10-01", "2024-09-30"))])
week = date(2024, 5, 15); monday = week - timedelta(days=week.weekday()); print([f"{monday + timedelta(n):%d}" for n in range(7)], week.isocalendar()[:2])
