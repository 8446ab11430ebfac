# Writing and reading durations.
from datetime import timedelta
import re
def human(td):
    s = int(td.total_seconds())
    parts = []
    for name, size in (("d", 86400), ("h", 3600), ("m", 60), ("s", 1)):
        n, s = divmod(s, size)
        if n:
            parts.append(f"{n}{name}")
    return " ".join(parts) or "0s"
for td in (timedelta(), timedelta(seconds=59), timedelta(hours=25, minutes=1), timedelta(days=400, seconds=5)):
    print(td, "|", human(td), "|", repr(td), "|", td.total_seconds())
def parse(text):
    units = {"d": "days", "h": "hours", "m": "minutes", "s": "seconds", "w": "weeks"}
    return sum((timedelta(**{units[u]: float(n)}) for n, u in re.findall(r"([\d.]+)([wdhms])", text)), timedelta())
for t in ("1h30m", "2d", "1w 2d 3h", "0.5h", ""):
    print(repr(t), parse(t))
laps = [timedelta(minutes=1, seconds=s, milliseconds=250) for s in (2, 1, 5)]
print(sum(laps, timedelta()), min(laps), max(laps), sum(laps, timedelta()) / 3)
print(str(timedelta(milliseconds=1)), str(timedelta(days=-1, hours=1)), timedelta(1) // timedelta(hours=5), timedelta(1) % timedelta(hours=5))
