# Hours worked from clock times, with breaks and nights.
from datetime import datetime, timedelta, time, date
def span(a, b):
    f = "%H:%M"; s, e = datetime.strptime(a, f), datetime.strptime(b, f)
    return (e + timedelta(days=1) if e < s else e) - s
shifts = [("mon", "09:00", "17:30", 30), ("tue", "22:15", "06:00", 45), ("wed", "08:05", "08:05", 0)]
total = timedelta()
for day, a, b, pause in shifts:
    worked = span(a, b) - timedelta(minutes=pause); total += worked
    print(day, worked, f"{worked / timedelta(hours=1):.2f}h", worked.seconds // 60)
hours, rest = divmod(total, timedelta(hours=1)); print(total, hours, rest, f"{hours:02}:{rest.seconds // 60:02}", total.total_seconds() / 3600)
def rounded(dt, minutes):
    delta = timedelta(minutes=minutes); return dt.min + round((dt - dt.min) / delta) * delta
print([rounded(datetime(2024, 1, 1, 10, m), 15).strftime("%H:%M") for m in (7, 8, 22, 53, 59)])
def overlap(a1, a2, b1, b2): return max(timedelta(0), min(a2, b2) - max(a1, b1))
d = date(2024, 1, 1); at = lambda h, m=0: datetime.combine(d, time(h, m)); print(overlap(at(9), at(12), at(11, 30), at(14)), overlap(at(9), at(10), at(11), at(12)))
print([str(at(0) + i * timedelta(hours=5, minutes=30)) for i in range(3)], at(23, 59) + timedelta(minutes=2), (at(12) - at(9)).total_seconds())
