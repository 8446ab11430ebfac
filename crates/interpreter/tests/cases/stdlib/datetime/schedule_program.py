# Overlaps, free slots and recurring events.
from datetime import datetime, timedelta, time, date
def dt(text): return datetime.strptime(text, "%H:%M")
busy = [("09:00", "10:30"), ("10:00", "11:00"), ("13:00", "14:00"), ("16:15", "17:00")]
spans = sorted((dt(a), dt(b)) for a, b in busy)
merged = []
for a, b in spans:
    if merged and a <= merged[-1][1]:
        merged[-1] = (merged[-1][0], max(b, merged[-1][1]))
    else:
        merged.append((a, b))
print([(f"{a:%H:%M}", f"{b:%H:%M}") for a, b in merged])
start, end, free = dt("08:00"), dt("18:00"), []
for a, b in merged + [(end, end)]:
    if a - start >= timedelta(minutes=30):
        free.append((start.strftime("%I:%M%p"), str(a - start)))
    start = b
print(free, sum((b - a for a, b in merged), timedelta()))
def every(first, step, until):
    while first <= until:
        yield first
        first += step
print([f"{d:%a %d}" for d in every(date(2024, 1, 5), timedelta(weeks=2), date(2024, 2, 20))])
slots = [datetime.combine(date(2024, 1, 1), time(9)) + timedelta(minutes=20 * i) for i in range(4)]
print([s.time().isoformat("minutes") for s in slots], slots[-1] - slots[0])
deadline = datetime(2024, 3, 10, 17); now = datetime(2024, 3, 8, 9, 15)
left = deadline - now
print(left, left.days, left.seconds // 3600, f"{left / timedelta(hours=1):.2f}")
