# Conversions of time: struct_time, strftime, strptime, mktime.
import time
t = time.gmtime(1709210096.5)
print(t, tuple(t), t.tm_year, t.tm_yday, t.tm_isdst, t[3], len(t), time.asctime(t), time.ctime(0), time.mktime((2024, 2, 29, 12, 0, 0, 0, 0, 0)), time.strftime("%Y-%m-%d %H:%M:%S %j %a %b %p %%", t))
print(time.strptime("2024-02-29 10:20", "%Y-%m-%d %H:%M"), time.strptime("Thu Feb 29 10:20:30 2024").tm_wday, time.gmtime(-1).tm_year, time.localtime(0) == time.gmtime(0), time.timezone, time.tzname, time.daylight)
a, b = time.monotonic(), time.monotonic()
print(b >= a, isinstance(time.time(), float), isinstance(time.time_ns(), int), time.perf_counter() >= 0, time.process_time() >= 0, time.sleep(0), time.time() > 1.6e9)

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, e)

for f in (lambda: time.strptime("x", "%Y"), lambda: time.strptime("2024-13", "%Y-%m"), lambda: time.strptime("2024 x", "%Y"), lambda: time.sleep(-1), lambda: time.sleep("a"), lambda: time.strftime("%Y", (1, 2)), lambda: time.strftime("%Y", (2024, 13, 1, 0, 0, 0, 0, 1, 0)), lambda: time.mktime((1, 2)), lambda: time.gmtime("a"), lambda: time.strftime(5), lambda: time.struct_time((1, 2))):
    err(f)
