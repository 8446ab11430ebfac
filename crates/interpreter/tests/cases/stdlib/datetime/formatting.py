# strftime directives and isoformat in all variants.
from datetime import datetime, date, time, timezone, timedelta

d = datetime(2024, 7, 4, 9, 5, 3, 42)
for c in "aAwdbBmyYHIpMSfzZjUWcxX%GuV":
    print(c, repr(d.strftime("%" + c)))
for c in ("%-d", "%-m", "%-H", "%-I", "%e", "%k", "%l", "%D", "%F", "%T", "%R", "%r", "%h", "%n", "%t", "%C", "%g", "%s"):
    if c != "%s": print(c, repr(d.strftime(c)))
z = d.replace(tzinfo=timezone(timedelta(hours=5, minutes=30)))
n = d.replace(tzinfo=timezone(-timedelta(hours=3, minutes=15, seconds=20)))
print(z.strftime("%z %Z"), n.strftime("%z %Z"), z.isoformat(), n.isoformat(), z, n, z.replace(tzinfo=timezone.utc).strftime("%z|%Z"))
print(d.isoformat(), d.isoformat(" "), d.isoformat(sep="_"), d.isoformat("T", "minutes"), d.replace(microsecond=0).isoformat(), d.replace(microsecond=0).isoformat(timespec="milliseconds"), datetime(2024, 1, 1).isoformat(timespec="hours"))
print(d.strftime(""), d.strftime("plain"), d.strftime("%%Y"), d.strftime("é %Y 日"), d.strftime("%Y%m%d%H%M%S"), d.strftime("%I:%M %p"), datetime(2024, 1, 1, 0).strftime("%I %p"), datetime(2024, 1, 1, 12).strftime("%I %p"), datetime(2024, 1, 1, 23).strftime("%I %p"))
print(f"{d:%d %B %Y}", f"{d!s:>30}", f"{d:}", format(d, "%H"), "{0:%Y}-{0:%m}".format(d), f"{date(2024, 1, 5):%A}", f"{time(5, 6):%H-%M}", f"[{d:%b}]")
print(date(1, 1, 1).strftime("%Y"), date(999, 12, 31).isoformat(), date(33, 4, 3), datetime(5, 1, 1).ctime(), datetime(2024, 1, 9).ctime(), repr(datetime(2024, 1, 1, tzinfo=timezone.utc)), repr(z), repr(datetime(2024, 1, 1, 1, fold=1)))
for bad in ("x", "", 5, "autos"):
    try: d.isoformat(timespec=bad)
    except Exception as e: print(type(e).__name__, e)
for bad in ("TT", "", 5):
    try: print(d.isoformat(bad))
    except Exception as e: print(type(e).__name__, e)
