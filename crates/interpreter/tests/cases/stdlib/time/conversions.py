# struct_time, strftime, strptime, mktime and the clocks.
import time
t = time.gmtime(86400 * 365)
print(t, t.tm_year, t[0], t.tm_zone, t.tm_gmtoff, len(t), time.gmtime(0), time.gmtime(-1)[:6], time.gmtime(1.9).tm_sec, time.mktime(time.localtime(1e9)) == 1e9, time.asctime(time.gmtime(0)), time.ctime(0), time.timezone, time.daylight, time.tzname[0], time.altzone)
for fmt in ("%Y-%m-%d %H:%M:%S", "%y %b %B %a %A %p %I", "%j %U %W %w %u", "%c", "%x %X", "%D %T %R", "%e %n%t%%", "%G %V", "%Z %z", "%s" if False else "%d", "%C %h", "%-d" if False else "%m", "plain", ""):
    print(repr(fmt), repr(time.strftime(fmt, time.gmtime(1704207845))))
for text, fmt in (("2024-02-29", "%Y-%m-%d"), ("29 Feb 24 13:05:09", "%d %b %y %H:%M:%S"), ("Thu Jan  1 00:00:00 1970", None), ("12:30 PM", "%I:%M %p"), ("100 2024", "%j %Y"), ("Monday, March 4, 2024", "%A, %B %d, %Y"), ("+0530", "%z"), ("  5", "%d") if False else ("05", "%d")):
    print(time.strptime(text, fmt) if fmt else time.strptime(text))
print(time.struct_time(range(9)), time.struct_time((2024, 1, 2, 3, 4, 5, 6, 7, 0)) == (2024, 1, 2, 3, 4, 5, 6, 7, 0), time.mktime((2024, 1, 1, 0, 0, 0, 0, 0, 0)), time.strftime("%Y", (2024, 1, 1, 0, 0, 0, 0, 1, 0)))
for bad in (lambda: time.strptime("x", "%Y"), lambda: time.strptime("2024", "%Y-"), lambda: time.strptime("2024x", "%Y"), lambda: time.strptime("30 Feb", "%d %b") if False else time.strptime("99", "%d"), lambda: time.strptime("a", "%Q"), lambda: time.strptime(5, "%Y"), lambda: time.struct_time((1, 2)), lambda: time.struct_time(5), lambda: time.mktime((1,)), lambda: time.strftime("%Y", (1, 2)), lambda: time.strftime("%m", (2024, 13, 1, 0, 0, 0, 0, 1, 0)), lambda: time.gmtime("a"), lambda: time.sleep(-1), lambda: time.sleep("a"), lambda: time.strftime(5), lambda: time.gmtime(1e30), lambda: time.asctime((1, 2)), lambda: time.get_clock_info("x")):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
a, b = time.monotonic(), time.monotonic(); start = time.perf_counter(); time.sleep(0.01); took = time.perf_counter() - start
print(b >= a, 0.009 < took < 5, isinstance(time.time(), float), isinstance(time.time_ns(), int), time.time() > 1.6e9, time.process_time() >= 0, time.thread_time() >= 0, time.perf_counter_ns() > 0, time.monotonic_ns() > 0, time.get_clock_info("time").adjustable, time.clock_gettime(time.CLOCK_REALTIME) > 1e9, time.sleep(0))
